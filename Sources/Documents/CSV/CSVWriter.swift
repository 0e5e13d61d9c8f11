/// Writes comma-separated values (RFC 4180) as bytes, record by record.
///
/// Lines end with CR LF. A spreadsheet takes a field that begins with `=`, `+`, `-`, `@`, TAB or CR
/// for a formula, quoted or not, and a formula can call programs and addresses. Such a field gets an
/// apostrophe in front, which spreadsheets take for the mark of a text (OWASP, CSV Injection). Names
/// made of letters, digits, `-` and `_` alone, such as `--muted`, are left as they are, because
/// programs look them up: without brackets, quotes and separators a formula can call nothing, and
/// the worst that a spreadsheet makes of one is `#NAME?`. A field that begins with an apostrophe gets
/// one more, so that programs may take one away from whatever begins with one, and have the text.
public struct CSVWriter: Sendable {
  /// What has been written, in UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// Makes a writer of nothing.
  public init() {}

  /// Writes a record; a missing field is empty.
  public mutating func record(_ fields: [String?]) {
    for (position, field) in fields.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      write(Self.harmless((field ?? "").withoutControls))
    }
    bytes += [0x0D, 0x0A]
  }

  private static func harmless(_ field: String) -> String {
    switch field.utf8.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "'"), 0x09, 0x0A,
      0x0D:
      "'" + field
    case UInt8(ascii: "-"): field.utf8.allSatisfy(isNamePart) ? field : "'" + field
    default: field
    }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private mutating func write(_ field: String) {
    // Blanks at the ends and other separators are quoted too: some readers trim, some guess.
    let separators: [UInt8] = Array(",;\"\t\r\n".utf8)
    let isQuoted =
      field.utf8.contains(where: separators.contains) || field.utf8.first == 0x20
      || field.utf8.last == 0x20
    guard isQuoted else {
      bytes.append(contentsOf: field.utf8)
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in field.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
