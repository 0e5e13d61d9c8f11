import Endpoints
import HTTP
import Testing

/// Forms of files and a policy, as browsers and curl send them (RFC 7578).
@Suite struct UploadTests {
  private static let css = ":root { --background: #fff; --foreground: #777; }"

  private static func part(_ name: String, file: String? = nil, _ content: String = css) -> String {
    let file = file.map { "; filename=\"\($0)\"" } ?? ""
    return "--x\r\nContent-Disposition: form-data; name=\"\(name)\"\(file)\r\n\r\n\(content)\r\n"
  }

  private static func post(
    _ parts: String...,
    end: String = "--x--\r\n",
    type: String = "multipart/form-data; boundary=x",
    query: String = ""
  ) throws -> Response {
    try Ask.post("/v1/audit" + query, parts.joined() + end, ("Content-Type", type))
  }

  private static func files(_ response: Response) -> [String] {
    (response.object["swatches"] as? [[String: Any]] ?? []).compactMap { $0["file"] as? String }
  }

  @Test func `a file is audited under its name`() throws {
    let response = try Self.post(Self.part("file", file: "tokens/theme.css"))
    #expect(response.status == .ok, "\(response.text)")
    #expect(Set(Self.files(response)) == ["tokens/theme.css"])
  }

  @Test func `several files are audited, each by itself when they do not belong together`() throws {
    let response = try Self.post(
      Self.part("file", file: "a.css"),
      Self.part("file", file: "b.css", ":root { --paper: #fff; --ink: #888; }")
    )
    #expect(Set(Self.files(response)) == ["a.css", "b.css"])
    #expect((response.object["summary"] as? [String: Any])?["swatches"] as? Int == 4)
  }

  @Test func `a policy counts, and is told where it is wrong`() throws {
    let strict = try Self.post(
      Self.part("file", file: "a.css", ":root { --background: #fff; --foreground: #666; }"),
      Self.part("policy", #"{"level": "AAA"}"#)
    )
    #expect(strict.text.contains("enhanced-text-contrast"))
    let faulty = try Self.post(Self.part("file"), Self.part("policy", #"{"levle": "AAA"}"#))
    #expect(faulty.status == .unprocessableContent)
    #expect(faulty.text.contains("legible.json:1:2"))
    let unmatched = try Self.post(
      Self.part("file"),
      Self.part("policy", #"{"pairs": [{"foreground": "nosuch", "background": "background"}]}"#)
    )
    #expect(unmatched.status == .unprocessableContent)
    #expect(unmatched.text.contains("nosuch"))
  }

  @Test func `what is said to be JSON is JSON, whatever it is to be read as`() throws {
    let response = try Ask.post(
      "/v1/audit?from=css",
      "\u{0}",
      ("Content-Type", "application/design-tokens+json")
    )
    #expect(response.status == .badRequest)
    #expect(response.text.contains("line 1, column 1"))
  }

  @Test func `a policy that asks for more pairs than are measured is refused`() throws {
    let swatches = (0..<300).map { "--c\($0): #\(100_000 + $0);" }.joined()
    let response = try Self.post(
      Self.part("file", ":root {\(swatches)}"),
      Self.part("policy", #"{"pairs": [{"foreground": "*", "background": "*"}]}"#)
    )
    #expect(response.status == .unprocessableContent)
    #expect(response.text.contains("90000 pairs"))
  }

  @Test func `words of the query count over those of the policy`() throws {
    let response = try Self.post(
      Self.part("file", file: "a.css", ":root { --background: #fff; --foreground: #666; }"),
      Self.part("policy", #"{"level": "AAA"}"#),
      query: "?level=AA"
    )
    #expect((response.object["summary"] as? [String: Any])?["failed"] as? Int == 0)
  }

  /// Names of files that are no relative paths.
  static let names = [
    "../a.css", "/etc/passwd", "a/../b.css", "a//b.css", "./a.css", "a/", "C:\\\\a.css", "a\tb.css",
    String(repeating: "a", count: 256), "..", ".",
  ]

  @Test(arguments: names)
  func `a name that leads elsewhere is refused`(name: String) throws {
    #expect(try Self.post(Self.part("file", file: name)).status == .badRequest, "\(name)")
  }

  @Test func `what is no such form is refused with a reason`() throws {
    let file = Self.part("file", file: "a.css")
    #expect(try Self.post(file, end: "").status == .badRequest)
    #expect(try Self.post(file, end: "--y--").status == .badRequest)
    #expect(try Self.post(file, type: "multipart/form-data").status == .badRequest)
    #expect(try Self.post(file, type: "multipart/form-data; boundary=y").status == .badRequest)
    #expect(try Self.post(file, type: "multipart/mixed; boundary=x").status.code == 415)
    #expect(try Self.post(file, file).text.contains("two files are called a.css"))
    #expect(try Self.post(Self.part("policy", "{}")).text.contains("no part that is called file"))
    #expect(
      try Self.post(file, Self.part("policy", "{}"), Self.part("policy", "{}")).status
        == .badRequest
    )
    #expect(try Self.post(Self.part("files", file: "a.css")).text.contains("did you mean file?"))
    #expect(try Self.post(Self.part("file", file: "a.css", "")).status == .badRequest)
    #expect(try Self.post(Self.part("file", file: "a\u{0}b.css")).status == .badRequest)
    #expect(try Self.post(Self.part("file", file: "a.json", "{")).status.code == 422)
    #expect(try Self.post(end: "--x--").status == .badRequest)
  }
}
