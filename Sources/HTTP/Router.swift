/// Finds the route of a request, and answers what no route serves.
public struct Router<Context: Sendable>: Sendable {
  /// All routes on one pattern.
  private struct Resource {
    let pattern: RoutePattern
    var routes: [Route<Context>]
    var allow: String { Router.allow(routes.map(\.method)) }
  }

  private enum Outcome {
    case route(Route<Context>, parameters: [String: String])
    case options(allow: String)
    case refusal(Problem)
  }

  /// The routes, in the order in which they were given.
  public let routes: [Route<Context>]
  private let resources: [Resource]

  /// Makes a router; a path that is spelled out wins over one with a parameter.
  public init(_ routes: [Route<Context>]) {
    self.routes = routes
    var resources: [Resource] = []
    for route in routes {
      if let index = resources.firstIndex(where: { $0.pattern == route.pattern }) {
        resources[index].routes.append(route)
      } else {
        resources.append(Resource(pattern: route.pattern, routes: [route]))
      }
    }
    let spelledOut = resources.filter { $0.pattern.parameters.isEmpty }
    self.resources = spelledOut + resources.filter { !$0.pattern.parameters.isEmpty }
  }

  /// Answers `request`: by its route, or with 404, 405 or 501, or with what OPTIONS asks for.
  public func respond(to request: Request, in context: Context) -> Response {
    switch outcome(of: request.head) {
    case .route(let route, let parameters):
      do throws(Problem) {
        return try route.respond(RoutedRequest(request, parameters: parameters), context)
      } catch {
        return error.response
      }
    case .options(let allow): return Response(.noContent, fields: [.allow: allow])
    case .refusal(let problem): return problem.response
    }
  }

  /// The answer to a request that no route serves, or nil when one does: it needs no content.
  public func refusal(of head: RequestHead) -> Response? {
    guard case .refusal(let problem) = outcome(of: head) else { return nil }
    return problem.response
  }

  private func outcome(of head: RequestHead) -> Outcome {
    guard head.method.isStandard else {
      return .refusal(
        Problem(.notImplemented, detail: "This server knows no method \"\(head.method)\".")
      )
    }
    if head.target.isAsterisk { return .options(allow: Router.allow(routes.map(\.method))) }
    for resource in resources {
      guard let parameters = resource.pattern.match(head.target) else { continue }
      let method = head.method == .head ? Method.get : head.method
      if let route = resource.routes.first(where: { $0.method == method }) {
        return .route(route, parameters: parameters)
      }
      let allow = resource.allow
      guard head.method != .options else { return .options(allow: allow) }
      return .refusal(
        Problem(
          .methodNotAllowed,
          detail: "\(head.target.path) answers to \(allow), not to \(head.method).",
          fields: [.allow: allow]
        )
      )
    }
    return .refusal(Problem(.notFound, detail: "There is nothing at \(head.target.path)."))
  }

  /// The value of an Allow field: each method once, with HEAD behind GET, and OPTIONS.
  private static func allow(_ methods: [Method]) -> String {
    var names: [String] = []
    for method in methods + [.options] {
      for name in method == .get ? ["GET", "HEAD"] : [method.name] where !names.contains(name) {
        names.append(name)
      }
    }
    return names.joined(separator: ", ")
  }
}
