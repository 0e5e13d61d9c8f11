import HTTP
import Testing

/// Who may read the answers (Fetch standard, "CORS protocol").
@Suite struct OriginSharingTests {
  private static func answer(
    _ method: HTTP.Method,
    _ target: String,
    _ fields: Fields,
    _ sharing: OriginSharing
  ) throws -> Response {
    let router = Router<Void>(
      [
        Route(.get, "/a", summary: "A.") { _, _ in Response(.ok, .plainText, []) },
        Route(.post, "/a", summary: "B.") { _, _ throws(Problem) in
          throw Problem(.unprocessableContent)
        },
      ],
      sharing: sharing
    )
    let request = Request(
      method: method,
      target: try RequestTarget(target, method: method),
      fields: fields
    )
    return router.respond(to: request, in: ())
  }

  private static let preflight: Fields = [
    .origin: "https://a.example", .accessControlRequestMethod: "POST",
  ]

  @Test(arguments: [("GET", "/a"), ("POST", "/a"), ("GET", "/none"), ("DELETE", "/a"), ("X", "/a")])
  func `everyone may read every answer, errors included`(name: String, target: String) throws {
    let parsed = HTTP.Method(name)
    let method = try #require(parsed)
    let response = try Self.answer(method, target, [.origin: "null"], .everyone)
    #expect(response.fields.values(of: .accessControlAllowOrigin) == ["*"])
    #expect(response.fields[.accessControlExposeHeaders]?.contains("ETag") == true)
    #expect(response.fields[.vary] == nil)
    #expect(!response.fields.contains { $0.name.text.contains("Credentials") })
  }

  @Test func `a preflight is answered with the methods of the resource`() throws {
    let response = try Self.answer(.options, "/a", Self.preflight, .everyone)
    #expect(response.status == .noContent)
    #expect(response.fields[.allow] == "GET, HEAD, POST, OPTIONS")
    #expect(response.fields[.accessControlAllowMethods] == "GET, HEAD, POST, OPTIONS")
    #expect(response.fields[.accessControlAllowHeaders]?.contains("Content-Type") == true)
    #expect(response.fields[.accessControlMaxAge] == "7200")
    #expect(response.fields[.accessControlAllowOrigin] == "*")
  }

  @Test func `OPTIONS by itself is no preflight`() throws {
    let response = try Self.answer(.options, "/a", [:], .everyone)
    #expect(response.status == .noContent)
    #expect(response.fields[.accessControlAllowMethods] == nil)
  }

  @Test func `only the origins that are named may read, and caches are told`() throws {
    let sharing = try #require(OriginSharing(only: ["https://a.example", "http://localhost:3000"]))
    for origin in ["https://a.example", "http://localhost:3000"] {
      let response = try Self.answer(.get, "/a", [.origin: origin], sharing)
      #expect(response.fields[.accessControlAllowOrigin] == origin)
      #expect(response.fields[.vary] == "Origin")
    }
    for origin in ["https://b.example", "https://A.example", "null", "https://a.example.b"] {
      let response = try Self.answer(.get, "/a", [.origin: origin], sharing)
      #expect(response.fields[.accessControlAllowOrigin] == nil)
      #expect(response.fields[.vary] == "Origin")
    }
    let refused = try Self.answer(
      .options,
      "/a",
      [.origin: "https://b.example", .accessControlRequestMethod: "POST"],
      sharing
    )
    #expect(refused.fields[.accessControlAllowMethods] == nil)
    let asked = try Self.answer(.options, "/a", Self.preflight, sharing)
    #expect(asked.fields[.accessControlAllowMethods] != nil)
    #expect(asked.fields[.accessControlAllowOrigin] == "https://a.example")
  }

  @Test(arguments: [
    "https://a.example/", "a.example", "https://", "*", "https://A.example", "ftp://a.example",
    "https://a.example/x", "https://u@a.example", "https://a.example?x", "",
  ])
  func `what is no origin is refused`(text: String) {
    #expect(OriginSharing(only: [text]) == nil)
  }

  @Test(arguments: ["https://a.example", "http://localhost:3000", "http://[::1]:8080"])
  func `an origin is a scheme, a host and a port`(text: String) {
    #expect(OriginSharing(only: [text]) != nil)
  }
}
