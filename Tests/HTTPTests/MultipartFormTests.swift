import HTTP
import Testing

/// Forms of parts (RFC 7578, RFC 2046 section 5.1).
@Suite struct MultipartFormTests {
  private static func form(_ text: String, boundary: String = "x") throws -> MultipartForm {
    try MultipartForm(Array(text.utf8), boundary: boundary)
  }

  private static func part(_ fields: String, _ content: String) -> String {
    "--x\r\nContent-Disposition: form-data; \(fields)\r\n\r\n\(content)\r\n"
  }

  private static func content(_ part: MultipartForm.Part) -> String {
    String(decoding: part.content, as: UTF8.self)
  }

  @Test func `parts are read in order, with the bytes as they are`() throws {
    let form = try Self.form(
      Self.part("name=\"file\"; filename=\"a b.css\"", "one\r\n--xy\r\n--\r\n-- x")
        + Self.part("name=policy", "") + "--x--"
    )
    #expect(form.parts.map(\.name) == ["file", "policy"])
    #expect(form.parts.map(\.fileName) == ["a b.css", nil])
    #expect(form.parts.map(Self.content) == ["one\r\n--xy\r\n--\r\n-- x", ""])
  }

  @Test func `what stands around the parts is passed over, and blanks behind a delimiter`() throws {
    let form = try Self.form(
      "preamble\r\n--x \t\r\ncontent-disposition:form-data;name=\"a\"\r\nX: y\r\n\r\n1\r\n--x-- \r\nrest"
    )
    #expect(form.parts.map(Self.content) == ["1"])
  }

  @Test func `a form may be empty`() throws {
    #expect(try Self.form("--x--\r\n").parts.isEmpty)
  }

  @Test func `quotes within names are unescaped`() throws {
    let form = try Self.form(Self.part(#"name="a"; filename="q\"u.css""#, "1") + "--x--")
    #expect(form.parts.first?.fileName == #"q"u.css"#)
  }

  /// Contents that are no form, and why.
  static let faulty: [(text: String, reason: MultipartError.Reason)] = [
    ("", .noDelimiter), ("--y\r\n\r\n--y--", .noDelimiter), ("text --x--", .noDelimiter),
    (part("name=a", "1"), .noEnd), ("--x\r\n", .noEnd),
    (part("name=a", "1") + "--x-", .noEnd), ("--x\r\n--x--", .malformedFields),
    ("--x\r\nno colon\r\n\r\n1\r\n--x--", .malformedFields),
    ("--x\r\nA: \u{0}\r\n\r\n1\r\n--x--", .malformedFields),
    ("--x\r\n\r\n1\r\n--x--", .malformedDisposition),
    (part("filename=a", "1") + "--x--", .malformedDisposition),
    (part("name=\"\"", "1") + "--x--", .malformedDisposition),
    (part("name=a; name=b", "1") + "--x--", .malformedDisposition),
    ("--x\r\nContent-Disposition: attachment; name=a\r\n\r\n1\r\n--x--", .malformedDisposition),
    (
      "--x\r\nContent-Disposition: form-data; name=a\r\nContent-Transfer-Encoding: base64\r\n\r\n1\r\n--x--",
      .transferEncoding("base64")
    ),
    (String(repeating: part("name=a", "1"), count: 66) + "--x--", .tooManyParts(65)),
    ("--x\r\nA: \(String(repeating: "a", count: 5000))\r\n\r\n1\r\n--x--", .malformedFields),
  ]

  @Test(arguments: faulty)
  func `what is no form is refused with a reason`(
    text: String,
    reason: MultipartError.Reason
  ) throws {
    let error = #expect(throws: MultipartError.self) { try Self.form(text) }
    #expect(error?.reason == reason)
    #expect(error?.message.isEmpty == false)
  }

  @Test(arguments: ["", "a\"b", "a\nb", "é", String(repeating: "a", count: 71), "a "])
  func `a boundary is of few characters`(boundary: String) {
    #expect(throws: MultipartError.self) { try Self.form("--x--", boundary: boundary) }
  }

  @Test func `every beginning of a form is refused, and nothing stops on any byte`() throws {
    let bytes = Array((Self.part("name=a; filename=b", "1\r\n2") + "--x--").utf8)
    for count in 0..<bytes.count {
      #expect(throws: MultipartError.self) {
        try MultipartForm(Array(bytes[..<count]), boundary: "x")
      }
    }
    for place in bytes.indices {
      for byte: UInt8 in [0, 0x0A, 0x0D, 0x2D, 0x22, 0x3B, 0xFF] {
        var changed = bytes
        changed[place] = byte
        _ = try? MultipartForm(changed, boundary: "x")
      }
    }
  }
}
