/// Finds the route of a request, and answers what no route serves.
public struct Router<Context: Sendable>: Sendable {
  /// The routes, in the order in which they were given.
  public let routes: [Route<Context>]
  /// Which pages of other origins may read the answers.
  public let sharing: OriginSharing
  private let table: RouteTable
  private let patterns: [String]

  /// Makes a router; a path that is spelled out wins over one with a parameter.
  public init(_ routes: [Route<Context>], sharing: OriginSharing = .everyone) {
    self.routes = routes
    self.sharing = sharing
    patterns = routes.map(\.pattern.description)
    table = RouteTable(routes.map { ($0.method, $0.pattern) })
  }

  /// Answers `request`: by its route, or with 404, 405 or 501, or with what OPTIONS asks for.
  ///
  /// A route that takes long is not run; the reply holds its work.
  public func reply(to request: consuming Request, in context: Context) -> Reply {
    var response: Response
    switch table.outcome(of: request.head) {
    case .route(let index, let parameters):
      guard !routes[index].effort.isLong(request.body.count) else {
        return work(index, consume request, parameters, context)
      }
      let routed = RoutedRequest(request, parameters: parameters)
      return Reply(.answer(answer(index, routed, context)), route: patterns[index])
    case .options(let allow):
      response = Response(.noContent, fields: [.allow: allow])
      sharing.answer(preflight: request.fields, allowing: allow, in: &response)
    case .refusal(let problem): response = problem.response
    }
    complete(&response, for: request.fields)
    return Reply(.answer(response))
  }

  /// Answers `request`, however long that takes.
  public func respond(to request: consuming Request, in context: Context) -> Response {
    reply(to: request, in: context).response
  }

  /// The answer to a request that no route serves, or nil when one does: it needs no content.
  public func refusal(of head: RequestHead) -> Response? {
    guard case .refusal(let problem) = table.outcome(of: head) else { return nil }
    var response = problem.response
    complete(&response, for: head.fields)
    return response
  }

  /// Adds what every answer has: who may read it, and what a browser may make of it.
  ///
  /// The fields of the request are nil when those could not be read.
  public func complete(_ response: inout Response, for fields: Fields?) {
    sharing.complete(&response, for: fields)
    SecurityFields.complete(&response, isShared: sharing.isForEveryone)
  }

  private func work(
    _ index: Int,
    _ request: consuming Request,
    _ parameters: [String: String],
    _ context: Context
  ) -> Reply {
    // The head may hold the bytes of all that was received; the work is not to keep those.
    request.head.detach()
    let request = request
    let work: Reply.Work = { isAbandoned in
      let routed = RoutedRequest(request, parameters: parameters, isAbandoned: isAbandoned)
      return answer(index, routed, context)
    }
    return Reply(.work(work), route: patterns[index])
  }

  private func answer(_ index: Int, _ routed: RoutedRequest, _ context: Context) -> Response {
    let fields = routed.fields
    var response: Response
    do throws(Problem) {
      response = try routes[index].answer(routed, in: context)
    } catch {
      response = error.response
    }
    complete(&response, for: fields)
    return response
  }
}
