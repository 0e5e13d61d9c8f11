/// Finds the route of a request, and answers what no route serves.
public struct Router<Context: Sendable>: Sendable {
  /// The routes, in the order in which they were given.
  public let routes: [Route<Context>]
  @usableFromInline let table: RouteTable
  @usableFromInline let answers: [Route<Context>.Respond]

  /// Makes a router; a path that is spelled out wins over one with a parameter.
  public init(_ routes: [Route<Context>]) {
    self.routes = routes
    answers = routes.map(\.respond)
    table = RouteTable(routes.map { ($0.method, $0.pattern) })
  }

  /// Answers `request`: by its route, or with 404, 405 or 501, or with what OPTIONS asks for.
  @inlinable
  public func respond(to request: consuming Request, in context: Context) -> Response {
    switch table.outcome(of: request.head) {
    case .route(let index, let parameters):
      do throws(Problem) {
        let routed = RoutedRequest(request, parameters: parameters)
        return try answers[index](routed, context)
      } catch {
        return error.response
      }
    case .options(let allow): return Response(.noContent, fields: [.allow: allow])
    case .refusal(let problem): return problem.response
    }
  }

  /// The answer to a request that no route serves, or nil when one does: it needs no content.
  public func refusal(of head: RequestHead) -> Response? {
    guard case .refusal(let problem) = table.outcome(of: head) else { return nil }
    return problem.response
  }
}
