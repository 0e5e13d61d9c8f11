import Documents

/// Files that Legible wrote, or that are about it: in a folder they are no palettes, and not counted.
enum OwnFile {
  /// The names that mark them wherever they lie.
  static let names: Set<String> = [PolicyChoice.usualFile, BaselineChoice.usualFile]

  /// Endings of reports that no palette has: those files are looked into only to know them again.
  static let endings = [".sarif"]

  /// What the reports and the baseline begin with, white space left out; `*` stands for anything, `?`
  /// for anything without quotes.
  private static let beginnings = [
    #"{"summary":{"checked":"#, #"{"summary":{"new":"#, #"{"version":1,"findings":["#,
    #"{"version":1,"renames":{"#, #"{"matrices":[{"palette":"?","level":"#,
    #"{"grounds":[*],"required":"#, #"{"sweeps":[{"swatch":"?","worst":"#,
    #"{"foreground":"?","background":"?","verdict":"?","palettes":["#,
    #"{"foreground":"?","background":"?","ratio":*,"minimum":"#,
    #"{"name":"?","viewing":"?","modes":["#,
    #"{"$schema":*"driver":{"name":"Legible""#,
    #"[{"description":"*","check_name":"*"fingerprint":"#,
    #"<?xml*?><testsuitesname="legible""#, #"<?xml*?><checkstyleversion="?"><!--*checked:"#,
  ].map(Beginning.init)

  /// How many bytes of a file are looked at.
  private static let span = 4096

  /// Whether a file begins as one of the reports does, or as a baseline.
  static func isReport(_ file: SourceFile) -> Bool {
    let start = file.bytes.dropFirst(file.byteOrderMarkLength).prefix(span)
      .filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return beginnings.contains { $0.begins(start[...]) }
  }
}

/// Runs of bytes with gaps between them.
private struct Beginning: Sendable {
  /// The runs after the first, each with whether the gap before it may hold quotes.
  private var rest: [(isFree: Bool, bytes: [UInt8])] = []
  private let first: [UInt8]

  init(_ pattern: String) {
    // A question mark that is not quoted, as at the end of XML's first line, is itself.
    var runs: [(isFree: Bool, bytes: [UInt8])] = [(false, [])]
    var previous: Unicode.Scalar?
    for letter in pattern.unicodeScalars {
      switch letter {
      case "*": runs.append((true, []))
      case "?" where previous == "\"": runs.append((false, []))
      default: runs[runs.count - 1].bytes += Array(String(letter).utf8)
      }
      previous = letter
    }
    first = runs[0].bytes
    rest = Array(runs.dropFirst())
  }

  /// Whether a text begins so.
  func begins(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.starts(with: first) else { return false }
    var text = text.dropFirst(first.count)
    for (isFree, bytes) in rest {
      while !text.starts(with: bytes) {
        guard let byte = text.popFirst(), isFree || byte != UInt8(ascii: "\"") else { return false }
      }
      text = text.dropFirst(bytes.count)
    }
    return true
  }
}
