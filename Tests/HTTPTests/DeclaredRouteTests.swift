import HTTP
import Testing

/// What a route declares is what is read and what is refused.
@Suite struct DeclaredRouteTests {
  private static let router = Router<Void>([
    Route(
      .get,
      "/drawing",
      summary: "In two forms.",
      parameters: [
        Parameter("size", "How large.", .number(), isRequired: true, example: "3"),
        Parameter("color", "Which.", .text(), upTo: 2),
      ],
      answers: [.json(.any), Representation("svg", .svg)]
    ) { request, _ in
      let name = request.representation?.name ?? ""
      return Response(.ok, name == "svg" ? .svg : .json, Array(name.utf8))
    },
    Route(
      .post,
      "/text",
      summary: "Reads CSS or JSON.",
      parameters: [],
      content: RequestContent(
        "A text.",
        [.init(.css, .text()), .init(.json, .any)],
        untold: [.bytes]
      ),
      answers: [.json(.any)]
    ) { request, _ in Response(.ok, .json, request.request.body) },
  ])

  private static func ask(
    _ target: String,
    _ fields: Fields = [:],
    _ method: HTTP.Method = .get
  ) throws -> Response {
    let request = Request(
      method: method,
      target: try RequestTarget(target, method: method),
      fields: fields,
      body: method == .post ? [0x7B, 0x7D] : []
    )
    return router.respond(to: request, in: ())
  }

  /// Values of Accept, and the form in which is answered; nil for 406 (RFC 9110, 12.5.1).
  static let accepts: [(accept: String, form: String?)] = [
    ("*/*", "json"), ("", "json"), ("image/svg+xml", "svg"), ("image/*", "svg"),
    ("image/svg+xml;q=0.5, application/json;q=0.4", "svg"), ("application/json;q=0, */*", "svg"),
    ("text/html, */*;q=0.1", "json"), ("image/png", nil), ("application/json;q=0", nil),
    ("*/*;q=0", nil), ("text/html, image/png;q=0.9", nil), ("APPLICATION/JSON", "json"),
  ]

  @Test(arguments: accepts)
  func `Accept chooses the form`(accept: String, form: String?) throws {
    let response = try Self.ask("/drawing?size=1", [.accept: accept])
    #expect(response.fields.values(of: .vary).contains("Accept"))
    guard let form else {
      #expect(response.status == .notAcceptable)
      let text = String(decoding: response.body, as: UTF8.self)
      #expect(text.contains("application/json, image/svg+xml"))
      return
    }
    #expect(String(decoding: response.body, as: UTF8.self) == form)
  }

  @Test func `a query chooses the form whatever Accept says`() throws {
    let response = try Self.ask("/drawing?size=1&format=svg", [.accept: "application/json"])
    #expect(response.fields[.contentType] == "image/svg+xml")
    let unknown = try Self.ask("/drawing?size=1&format=svgz")
    #expect(unknown.status == .unprocessableContent)
    #expect(String(decoding: unknown.body, as: UTF8.self).contains("Did you mean \\\"svg\\\"?"))
  }

  /// Queries that are malformed, and the pointer to the parameter.
  static let malformed = [
    ("", "/size"), ("size=1&size=2", "/size"), ("size=1&colour=red", "/colour"),
    ("size=1&color=a&color=b&color=c", "/color"), ("size=1&a~b/c=1", "/a~0b~1c"),
    ("size=1&Size=2", "/Size"), ("size=1&=2", "/"),
  ]

  @Test(arguments: malformed)
  func `a query that is not as declared is refused`(query: String, pointer: String) throws {
    let response = try Self.ask("/drawing?\(query)")
    #expect(response.status == .badRequest)
    let text = String(decoding: response.body, as: UTF8.self)
    #expect(text.contains("\"pointer\": \"\(pointer)\""), "\(text)")
  }

  /// Types of content, and the status (RFC 9110, 15.5.16).
  static let types: [(type: String?, status: Int)] = [
    (nil, 200), ("text/css", 200), ("Text/CSS; Charset=\"UTF-8\"", 200),
    ("application/json;charset=utf-8", 200), ("application/octet-stream", 200),
    ("text/plain", 415), ("text/css; charset=iso-8859-1", 415),
    ("application/json; charset=utf-16", 415), ("application/problem+json", 415),
    ("nonsense", 400), ("", 400), ("text/", 400),
  ]

  @Test(arguments: types)
  func `content of another type is refused, and told what is read`(
    type: String?,
    status: Int
  ) throws {
    let response = try Self.ask("/text", type.map { [.contentType: $0] } ?? [:], .post)
    #expect(response.status.code == status)
    if status == 415 { #expect(response.fields[.acceptPost] == "text/css, application/json") }
  }

  @Test func `coded content is refused, and told how it may come`() throws {
    let fields: Fields = [.contentType: "text/css", .contentEncoding: "gzip"]
    let response = try Self.ask("/text", fields, .post)
    #expect(response.status == .unsupportedMediaType)
    #expect(response.fields[.acceptEncoding] == "identity")
    let twice = try Self.ask(
      "/text",
      [.contentType: "text/css", .contentType: "application/json"],
      .post
    )
    #expect(twice.status == .badRequest)
  }

  @Test(arguments: [
    ("GET", "/drawing?size=1"), ("GET", "/drawing"), ("GET", "/none"), ("DELETE", "/text"),
    ("OPTIONS", "/text"), ("POST", "/text"),
  ])
  func `every answer says what a browser may make of it`(name: String, target: String) throws {
    let parsed = HTTP.Method(name)
    let method = try #require(parsed)
    let response = try Self.ask(target, [:], method)
    for field in [
      FieldName.contentTypeOptions, .contentSecurityPolicy, .referrerPolicy, .cacheControl,
      .crossOriginResourcePolicy,
    ] {
      #expect(response.fields.values(of: field).count == 1, "\(field)")
    }
  }
}
