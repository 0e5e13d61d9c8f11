/// Finds the route of a request, and answers what no route serves.
public struct Router<Context: Sendable>: Sendable {
  /// What is needed of a route for each request.
  @usableFromInline
  struct Entry: Sendable {
    @usableFromInline let respond: Route<Context>.Respond
    @usableFromInline let effort: Effort
    @usableFromInline let pattern: String
  }

  /// The routes, in the order in which they were given.
  public let routes: [Route<Context>]
  @usableFromInline let table: RouteTable
  @usableFromInline let entries: [Entry]

  /// Makes a router; a path that is spelled out wins over one with a parameter.
  public init(_ routes: [Route<Context>]) {
    self.routes = routes
    entries = routes.map {
      Entry(respond: $0.respond, effort: $0.effort, pattern: $0.pattern.description)
    }
    table = RouteTable(routes.map { ($0.method, $0.pattern) })
  }

  /// Answers `request`: by its route, or with 404, 405 or 501, or with what OPTIONS asks for.
  ///
  /// A route that takes long is not run; the reply holds its work.
  @inlinable
  public func reply(to request: consuming Request, in context: Context) -> Reply {
    switch table.outcome(of: request.head) {
    case .route(let index, let parameters):
      let entry = entries[index]
      guard !entry.effort.isLong(request.body.count) else {
        return work(entry, consume request, parameters, context)
      }
      let routed = RoutedRequest(request, parameters: parameters)
      return Reply(.answer(Router.answer(entry, routed, context)), route: entry.pattern)
    case .options(let allow): return Reply(.answer(Response(.noContent, fields: [.allow: allow])))
    case .refusal(let problem): return Reply(.answer(problem.response))
    }
  }

  /// Answers `request`, however long that takes.
  @inlinable
  public func respond(to request: consuming Request, in context: Context) -> Response {
    reply(to: request, in: context).response
  }

  /// The answer to a request that no route serves, or nil when one does: it needs no content.
  public func refusal(of head: RequestHead) -> Response? {
    guard case .refusal(let problem) = table.outcome(of: head) else { return nil }
    return problem.response
  }

  @usableFromInline
  func work(
    _ entry: Entry,
    _ request: consuming Request,
    _ parameters: [String: String],
    _ context: Context
  ) -> Reply {
    // The head may hold the bytes of all that was received; the work is not to keep those.
    request.head.detach()
    let request = request
    let work: Reply.Work = { isAbandoned in
      let routed = RoutedRequest(request, parameters: parameters, isAbandoned: isAbandoned)
      return Router.answer(entry, routed, context)
    }
    return Reply(.work(work), route: entry.pattern)
  }

  @inlinable
  static func answer(_ entry: Entry, _ routed: RoutedRequest, _ context: Context) -> Response {
    do throws(Problem) {
      return try entry.respond(routed, context)
    } catch {
      return error.response
    }
  }
}
