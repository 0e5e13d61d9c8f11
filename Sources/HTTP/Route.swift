/// One thing that a service does: a method on a pattern of paths, with all that it reads and answers.
///
/// What it declares is what is read, refused and documented: there is no second list.
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
  /// The parameters of its path and its query, that which chooses the form of the answer included.
  public let parameters: [Parameter]
  private let queryParameters: QueryParameters
  /// Whether a query with other names than those is refused; a route that declares nothing about its
  /// query takes no notice of it.
  public let isStrict: Bool
  /// Which parameters depend on one another, and how.
  public let groups: [ParameterGroup]
  /// The content that it reads, or nil when it reads none.
  public let content: RequestContent?
  /// The forms in which it answers, the one first that is sent to whom it does not matter.
  public let answers: [Representation]
  /// The statuses of the problems that are its own, beside those that any route may answer.
  public let problems: [Status]
  /// Whether an answer has a tag by which it can be asked for again.
  public let isTagged: Bool
  /// What it does.
  public let respond: Respond

  /// Makes a route.
  public init(
    _ method: Method,
    _ pattern: RoutePattern,
    effort: Effort = .brief,
    summary: String,
    parameters: [Parameter]? = nil,
    groups: [ParameterGroup] = [],
    content: RequestContent? = nil,
    answers: [Representation] = [],
    problems: [Status] = [],
    isTagged: Bool? = nil,
    respond: @escaping Respond
  ) {
    self.method = method
    self.pattern = pattern
    self.effort = effort
    self.summary = summary
    isStrict = parameters != nil
    self.parameters = (parameters ?? []) + (answers.parameter.map { [$0] } ?? [])
    queryParameters = QueryParameters(self.parameters)
    self.groups = groups
    self.content = content
    self.answers = answers
    self.problems = problems
    self.isTagged = isTagged ?? (method == .get)
    self.respond = respond
  }

  /// Refuses a request that asks for what is not declared, and answers the rest.
  func answer(_ request: consuming RoutedRequest, in context: Context) throws(Problem) -> Response {
    if let content { try content.check(request.fields) }
    if !answers.isEmpty { request.representation = try answers.chosen(by: request) }
    if isStrict { try queryParameters.check(request) }
    var response = try respond(request, context)
    if answers.count > 1 { response.fields.append(.vary, "Accept") }
    if isTagged, response.status == .ok {
      let tag = EntityTag(of: response.body)
      response = response.tagged(tag, for: request.request).ranged(for: request.request)
    }
    return response
  }
}
