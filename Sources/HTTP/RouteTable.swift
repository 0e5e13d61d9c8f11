/// Which route a request belongs to: routes by their places in a list, whatever they do.
struct RouteTable: Sendable {
  /// All routes on one pattern.
  private struct Resource {
    let pattern: RoutePattern
    var routes: [(method: Method, index: Int)]
    var allow: String { RouteTable.allow(routes.map(\.method)) }
  }

  /// What becomes of a request.
  enum Outcome {
    case route(Int, parameters: [String: String])
    case options(allow: String)
    case refusal(Problem)
  }

  private let resources: [Resource]
  private let allow: String

  /// Makes the table of a list of routes; a path that is spelled out wins over one with a parameter.
  init(_ routes: [(method: Method, pattern: RoutePattern)]) {
    var resources: [Resource] = []
    for (index, route) in routes.enumerated() {
      if let place = resources.firstIndex(where: { $0.pattern == route.pattern }) {
        resources[place].routes.append((route.method, index))
      } else {
        resources.append(Resource(pattern: route.pattern, routes: [(route.method, index)]))
      }
    }
    let spelledOut = resources.filter { $0.pattern.parameters.isEmpty }
    self.resources = spelledOut + resources.filter { !$0.pattern.parameters.isEmpty }
    allow = RouteTable.allow(routes.map(\.method))
  }

  /// Finds the route of `head`, or what is answered where there is none.
  func outcome(of head: RequestHead) -> Outcome {
    guard head.method.isStandard else {
      return .refusal(
        Problem(.notImplemented, detail: "This server knows no method \"\(head.method)\".")
      )
    }
    if head.target.isAsterisk { return .options(allow: allow) }
    for place in resources.indices {
      guard let parameters = resources[place].pattern.match(head.target) else { continue }
      let method = head.method == .head ? Method.get : head.method
      for route in resources[place].routes where route.method == method {
        return .route(route.index, parameters: parameters)
      }
      let allow = resources[place].allow
      guard head.method != .options else { return .options(allow: allow) }
      return .refusal(
        Problem(
          .methodNotAllowed,
          detail: "\(head.target.path) answers to \(allow) only.",
          fields: [.allow: allow]
        )
      )
    }
    return .refusal(Problem(.notFound, detail: "There is nothing at \(head.target.path)."))
  }

  /// The pattern of the resource on the path of `head`, or nil when there is none.
  func pattern(of head: RequestHead) -> RoutePattern? {
    resources.first { $0.pattern.match(head.target) != nil }?.pattern
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
