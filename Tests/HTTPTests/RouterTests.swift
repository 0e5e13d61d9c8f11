import HTTP
import Testing

@Suite struct RouterTests {
  private static func name(_ routed: RoutedRequest, _: String) throws(Problem) -> Response {
    let name = routed.parameters["name"] ?? ""
    return Response(.ok, .plainText, Array("palette \(name)".utf8))
  }

  private static func list(_: RoutedRequest, _ context: String) throws(Problem) -> Response {
    Response(.ok, .plainText, Array(context.utf8))
  }

  private static func fail(_: RoutedRequest, _: String) throws(Problem) -> Response {
    throw Problem(.unprocessableContent, detail: "no", pointer: "/a")
  }

  static let router = Router<String>([
    Route(.get, "/palettes/{name}", summary: "One.", respond: name),
    Route(.get, "/palettes/all", summary: "All.", respond: list),
    Route(.get, "/", summary: "Root.", respond: list),
    Route(.post, "/check", summary: "Fails.", respond: fail),
    Route(.get, "/check", summary: "Same path.", respond: list),
  ])

  /// RFC 9110, 9.3.2: the same fields, whatever the outcome.
  @Test func `HEAD is refused with the fields of GET`() throws {
    let router = Router<String>([Route(.post, "/post", summary: "Only this.", respond: Self.fail)])
    let answers = try [Method.head, .get].map { method in
      router.respond(
        to: Request(method: method, target: try RequestTarget("/post", method: method)),
        in: ""
      )
    }
    #expect(answers.map(\.status) == [.methodNotAllowed, .methodNotAllowed])
    #expect(answers[0].fields == answers[1].fields)
    #expect(answers[0].body.count == answers[1].body.count)
  }

  static func respond(_ method: String, _ target: String) throws -> Response {
    let method = try #require(Method(method))
    let target = try RequestTarget(target, method: method)
    return router.respond(to: Request(method: method, target: target), in: "context")
  }

  @Test(arguments: [
    ("/", "context"), ("/?x=1", "context"), ("/check", "context"), ("/palettes/all", "context"),
    ("/palettes/%61ll", "context"), ("/palettes/a%2Fb", "palette a/b"),
    ("/palettes/%C3%A9", "palette \u{E9}"), ("http://host/palettes/x", "palette x"),
    ("http://host", "context"),
  ])
  func `a path finds its route`(target: String, body: String) throws {
    let response = try RouterTests.respond("GET", target)
    #expect(response.status == .ok)
    #expect(String(decoding: response.body, as: UTF8.self) == body)
  }

  @Test(arguments: ["/palettes", "/palettes/", "/palettes/a/b", "//", "/check/", "/CHECK", "/x"])
  func `any other path is not found`(target: String) throws {
    let response = try RouterTests.respond("GET", target)
    #expect(response.status == .notFound)
    #expect(response.fields[.contentType] == "application/problem+json")
  }

  @Test(arguments: [
    ("DELETE", "/", "GET, HEAD, OPTIONS"), ("TRACE", "/", "GET, HEAD, OPTIONS"),
    ("PUT", "/check", "POST, GET, HEAD, OPTIONS"),
  ])
  func `a known method that does not fit is 405 with Allow`(
    method: String,
    target: String,
    allow: String
  ) throws {
    let response = try RouterTests.respond(method, target)
    #expect(response.status == .methodNotAllowed)
    #expect(response.fields[.allow] == allow)
  }

  @Test func `an unknown method is 501, in any case of letters`() throws {
    for method in ["get", "BREW"] {
      #expect(try RouterTests.respond(method, "/").status == .notImplemented)
    }
  }

  @Test(arguments: [("/", "GET, HEAD, OPTIONS"), ("*", "GET, HEAD, POST, OPTIONS")])
  func `OPTIONS names the methods`(target: String, allow: String) throws {
    let response = try RouterTests.respond("OPTIONS", target)
    #expect(response.status == .noContent)
    #expect(response.fields[.allow] == allow)
    #expect(try RouterTests.respond("OPTIONS", "/x").status == .notFound)
  }

  @Test func `HEAD is answered like GET`() throws {
    for target in ["/", "/palettes/x", "/nothing"] {
      #expect(try RouterTests.respond("HEAD", target) == RouterTests.respond("GET", target))
    }
  }

  @Test func `a problem becomes its answer`() throws {
    let response = try RouterTests.respond("POST", "/check")
    #expect(response.status == .unprocessableContent)
    #expect(
      String(decoding: response.body, as: UTF8.self) == """
        {
          "type": "about:blank",
          "title": "Unprocessable Content",
          "status": 422,
          "detail": "no",
          "pointer": "/a"
        }

        """
    )
  }

  @Test(
    arguments: [
      ("POST", "/check", nil), ("OPTIONS", "/check", nil), ("POST", "/", 405), ("POST", "/x", 404),
      ("BREW", "/check", 501),
    ] as [(String, String, Int?)]
  )
  func `a refusal is known from the head`(method: String, target: String, status: Int?) throws {
    let method = try #require(Method(method))
    let head = RequestHead(method: method, target: try RequestTarget(target), framing: .chunked)
    #expect(RouterTests.router.refusal(of: head)?.status.code == status)
  }

  @Test func `patterns name their parameters`() {
    let pattern: RoutePattern = "/a/{b}/c/{d}"
    #expect(pattern.parameters == ["b", "d"])
    #expect(pattern.description == "/a/{b}/c/{d}")
  }
}
