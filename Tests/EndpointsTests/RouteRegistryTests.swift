import Documents
import Endpoints
import Foundation
import HTTP
import Palettes
import Testing

/// Laws that every route keeps.
@Suite struct RouteRegistryTests {
  private static let service: Service = {
    let css = ":root { --background: #fff; --foreground: #777; }"
    let tree = SourceTree(SourceFile(name: "github-primer.css", text: css))
    return Service(palettes: [try? PaletteFormat.reading(of: tree, as: nil)].compactMap(\.self))
  }()

  static func ask(
    _ method: HTTP.Method,
    _ target: String,
    _ fields: Fields = [:],
    body: String = ""
  ) throws -> Response {
    let request = Request(
      method: method,
      target: try RequestTarget(target, method: method),
      fields: fields,
      body: Array(body.utf8)
    )
    return Router(Route.all).respond(to: request, in: service)
  }

  /// The routes by place, so that a failing one names itself.
  static let names = Route.all.map { "\($0.method) \($0.pattern)" }

  private static func route(_ name: String) throws -> Route<Service> {
    try #require(Route.all.first { "\($0.method) \($0.pattern)" == name })
  }

  /// A target that is answered: the examples of the path and of what the query has to hold.
  private static func target(_ route: Route<Service>, without left: String? = nil) -> String {
    var path = route.pattern.description
    var query: [String] = []
    for parameter in route.parameters where parameter.name != left {
      switch parameter.place {
      case .path:
        path = path.replacingOccurrences(of: "{\(parameter.name)}", with: parameter.example ?? "")
      case .query where parameter.isRequired:
        query.append("\(parameter.name)=\(parameter.example ?? "")")
      case .query: break
      }
    }
    if route.groups.contains(where: \.isRequired) { query.append("vision=protanopia") }
    return path + "?" + query.joined(separator: "&")
  }

  private static func content(_ route: Route<Service>) -> (Fields, String) {
    guard let kind = route.content?.kinds.first(where: { $0.example != nil }) else {
      return ([:], "")
    }
    return ([.contentType: kind.mediaType.description], kind.example ?? "")
  }

  @Test(arguments: names)
  func `its examples are answered, in a form that it declares`(name: String) throws {
    let route = try Self.route(name)
    let (fields, body) = Self.content(route)
    let response = try Self.ask(route.method, Self.target(route), fields, body: body)
    #expect(response.status == .ok, "\(response.text)")
    let type = try #require(response.fields[.contentType])
    #expect(route.answers.contains { $0.mediaType.description == type })
    #expect(!response.body.isEmpty)
  }

  @Test(arguments: names)
  func `each of its parameters is read: the example is accepted, and what means nothing refused`(
    name: String
  ) throws {
    let route = try Self.route(name)
    let (fields, body) = Self.content(route)
    for parameter in route.parameters where parameter.place == .query {
      // A style stands in place of a size, and those of text in a platform; they are tried by themselves.
      let base = Self.target(route, without: parameter.name)
      let target =
        base.hasSuffix("vision=protanopia") && ["display", "vision"].contains(parameter.name)
        ? base.replacingOccurrences(of: "vision=protanopia", with: "") : base
      if let example = parameter.example {
        var query = "&\(parameter.name)=\(example)"
        if ["model", "severity"].contains(parameter.name), !target.contains("vision=") {
          query += "&vision=protanopia"
        }
        let response = try Self.ask(route.method, target + query, fields, body: body)
        #expect(response.status == .ok, "\(parameter.name): \(response.text)")
      }
      guard parameter.name != "cue" else { continue }
      let nonsense = try Self.ask(
        route.method,
        "\(target)&\(parameter.name)=%3Cno%3E",
        fields,
        body: body
      )
      #expect((400..<500).contains(nonsense.status.code), "\(parameter.name)")
      #expect(
        nonsense.object["pointer"] as? String == "/\(parameter.name)" || nonsense.status.code == 404
      )
      #expect(!nonsense.text.contains("\u{1b}"))
    }
  }

  @Test(arguments: names)
  func `a parameter too many is refused, and one that is needed is missed`(name: String) throws {
    let route = try Self.route(name)
    guard route.isStrict else { return }
    let (fields, body) = Self.content(route)
    let extra = try Self.ask(route.method, Self.target(route) + "&nosuch=1", fields, body: body)
    #expect(extra.status == .badRequest)
    #expect(extra.object["pointer"] as? String == "/nosuch")
    for parameter in route.parameters where parameter.place == .query && parameter.isRequired {
      let target = Self.target(route, without: parameter.name)
      let missing = try Self.ask(route.method, target, fields, body: body)
      #expect(missing.status == .badRequest)
      #expect(missing.object["pointer"] as? String == "/\(parameter.name)")
    }
    for parameter in route.parameters where parameter.place == .query && parameter.limit == nil {
      let twice = "&\(parameter.name)=1&\(parameter.name)=1"
      let target = Self.target(route, without: parameter.name) + twice
      let response = try Self.ask(route.method, target, fields, body: body)
      #expect([400, 422].contains(response.status.code), "\(parameter.name)")
    }
  }

  @Test(arguments: names)
  func `it declines other methods, and OPTIONS and Allow name its own`(name: String) throws {
    let route = try Self.route(name)
    let target = Self.target(route)
    let own = Route.all.filter { $0.pattern == route.pattern }.map(\.method)
    for method in HTTP.Method.standard
    where !own.contains(method) && method != .options && !(method == .head && own.contains(.get)) {
      let response = try Self.ask(method, target)
      #expect(response.status == .methodNotAllowed, "\(method)")
      for name in own.map(\.name) { #expect(response.fields[.allow]?.contains(name) == true) }
    }
    let options = try Self.ask(.options, target)
    #expect(options.status == .noContent)
    #expect(options.fields[.allow]?.contains(route.method.name) == true)
  }

  @Test(arguments: names)
  func `HEAD has the fields of GET, and a tag is good for a second time`(name: String) throws {
    let route = try Self.route(name)
    guard route.method == .get else { return }
    let target = Self.target(route)
    let got = try Self.ask(.get, target)
    #expect(try Self.ask(.head, target).fields == got.fields)
    guard route.isTagged else {
      #expect(got.fields[.cacheControl] == "no-store")
      return
    }
    let tag = try #require(got.fields[.eTag])
    #expect(try Self.ask(.get, target, [.ifNoneMatch: "W/\(tag)"]).status == .notModified)
    #expect(try Self.ask(.get, target, [.range: "bytes=0-0"]).body.count == 1)
  }

  @Test(arguments: names)
  func `a type that it does not have is 406 with those that it has`(name: String) throws {
    let route = try Self.route(name)
    let (fields, body) = Self.content(route)
    var asking = fields
    asking.append(.accept, "application/x-nothing")
    let response = try Self.ask(route.method, Self.target(route), asking, body: body)
    #expect(response.status == .notAcceptable)
    for answer in route.answers { #expect(response.text.contains(answer.mediaType.essence)) }
  }

  @Test func `pages and drawings hold no style sheet that their policy does not name`() throws {
    for target in [
      "/", "/v1/palettes/github-primer/audit?format=html",
      "/v1/palettes/github-primer/audit?format=svg", "/v1/palettes/github-primer/matrix?format=svg",
      "/v1/palettes/github-primer/matrix?format=html", "/v1/palettes/github-primer/badge.svg",
    ] {
      let response = try Self.ask(.get, target)
      let policy = try #require(response.fields[.contentSecurityPolicy])
      #expect(policy.hasPrefix("default-src 'none'") && !policy.contains("unsafe"))
      #expect(!response.text.contains("style=\""), "\(target)")
      #expect(!response.text.contains("<script"), "\(target)")
      if response.text.contains("<style>") { #expect(policy.contains("style-src 'sha256-")) }
    }
  }

  @Test func `readiness follows the service, liveness does not`() throws {
    let stopping = Service(isReady: { false })
    for (target, status) in [("/readyz", 503), ("/healthz", 200), ("/metrics", 200)] {
      let request = Request(target: try RequestTarget(target))
      let response = Router(Route.all).respond(to: request, in: stopping)
      #expect(response.status.code == status)
      if status == 503 { #expect(response.fields[.retryAfter] != nil) }
    }
    let metrics = try Self.ask(.get, "/metrics")
    #expect(metrics.fields[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
    #expect(metrics.text.contains("# TYPE legible_palettes gauge\nlegible_palettes 1\n"))
  }
}
