import HTTP
import Testing

/// Parts of an answer (RFC 9110, 14), and answers under conditions (13).
@Suite struct RangeTests {
  private static let content = Array("0123456789".utf8)

  private static func ask(_ fields: Fields, _ method: HTTP.Method = .get) throws -> Response {
    let router = Router<Void>([
      Route(.get, "/", summary: "Ten bytes.") { _, _ in Response(.ok, .plainText, content) }
    ])
    let request = Request(method: method, target: try RequestTarget("/"), fields: fields)
    return router.respond(to: request, in: ())
  }

  private static func tag() throws -> String { try #require(try ask([:]).fields[.eTag]) }

  /// Ranges of ten bytes, and what is served of them; nil for 416.
  static let ranges: [(range: String, bytes: String?, contentRange: String)] = [
    ("bytes=0-0", "0", "bytes 0-0/10"), ("bytes=2-4", "234", "bytes 2-4/10"),
    ("bytes=7-", "789", "bytes 7-9/10"), ("bytes=-3", "789", "bytes 7-9/10"),
    ("bytes=-30", "0123456789", "bytes 0-9/10"), ("bytes=5-99", "56789", "bytes 5-9/10"),
    ("Bytes=0-1", "01", "bytes 0-1/10"),
    ("bytes=0-99999999999999999999999999", "0123456789", "bytes 0-9/10"),
    ("bytes=10-", nil, "bytes */10"), ("bytes=10-20", nil, "bytes */10"),
    ("bytes=-0", nil, "bytes */10"), ("bytes=99999999999999999999-", nil, "bytes */10"),
  ]

  @Test(arguments: ranges)
  func `one range is served`(range: String, bytes: String?, contentRange: String) throws {
    let response = try Self.ask([.range: range])
    #expect(response.fields[.contentRange] == contentRange)
    guard let bytes else {
      #expect(response.status == .rangeNotSatisfiable)
      #expect(response.fields[.contentType] == "application/problem+json")
      return
    }
    #expect(response.status == .partialContent)
    #expect(response.fields[.eTag] != nil)
    #expect(String(decoding: response.body, as: UTF8.self) == bytes)
  }

  @Test(arguments: [
    "bytes=0-1,3-4", "lines=0-1", "bytes=4-2", "bytes=a-b", "bytes=", "bytes=-", "0-1", "bytes=1",
    "bytes= 0 - 1", "bytes=+1-2",
  ])
  func `what is malformed, of other units or several ranges is passed over`(range: String) throws {
    let response = try Self.ask([.range: range])
    #expect(response.status == .ok)
    #expect(response.body == Self.content)
    #expect(response.fields[.acceptRanges] == "bytes")
  }

  @Test func `a range counts for the state that If-Range names only, and for GET only`() throws {
    let tag = try Self.tag()
    #expect(try Self.ask([.range: "bytes=0-1", .ifRange: tag]).status == .partialContent)
    for other in ["\"x\"", "W/" + tag, "Tue, 01 Dec 2026 00:00:00 GMT", ""] {
      #expect(try Self.ask([.range: "bytes=0-1", .ifRange: other]).status == .ok)
    }
    #expect(try Self.ask([.range: "bytes=0-1"], .head).status == .ok)
  }

  @Test func `what a client has is not sent again`() throws {
    let tag = try Self.tag()
    for list in [tag, "W/" + tag, "\"x\", \(tag)", "*", "\"a,b\", W/\(tag)"] {
      for method in [HTTP.Method.get, .head] {
        let response = try Self.ask([.ifNoneMatch: list], method)
        #expect(response.status == .notModified)
        #expect(response.body.isEmpty)
        #expect(response.fields[.eTag] == tag)
        #expect(response.fields[.cacheControl] == "no-cache")
      }
    }
    // The condition comes before the range (RFC 9110, 13.2.2).
    #expect(try Self.ask([.ifNoneMatch: tag, .range: "bytes=0-1"]).status == .notModified)
    #expect(try Self.ask([.ifNoneMatch: "\"x\""]).status == .ok)
  }

  @Test func `If-Match with another state is refused`() throws {
    let tag = try Self.tag()
    #expect(try Self.ask([.ifMatch: tag]).status == .ok)
    #expect(try Self.ask([.ifMatch: "*"]).status == .ok)
    for other in ["\"x\"", "W/" + tag] {
      #expect(try Self.ask([.ifMatch: other]).status == .preconditionFailed)
    }
  }
}
