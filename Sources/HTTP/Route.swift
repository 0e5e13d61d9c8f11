/// One thing that a service does: a method on a pattern of paths.
public struct Route<Context: Sendable>: Sendable {
  /// Answers a request, or throws the problem that keeps it from doing so.
  public typealias Respond = @Sendable (RoutedRequest, Context) throws(Problem) -> Response

  /// The method; a route for GET serves HEAD too.
  public let method: Method
  /// The paths.
  public let pattern: RoutePattern
  /// How much it has to do: what is long runs beside the loops of a server.
  public let effort: Effort
  /// One sentence for a list of routes.
  public let summary: String
  /// What it does.
  public let respond: Respond

  /// Makes a route.
  public init(
    _ method: Method,
    _ pattern: RoutePattern,
    effort: Effort = .brief,
    summary: String,
    respond: @escaping Respond
  ) {
    self.method = method
    self.pattern = pattern
    self.effort = effort
    self.summary = summary
    self.respond = respond
  }
}
