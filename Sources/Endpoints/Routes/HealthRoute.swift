public import HTTP

extension Route<Service> {
  /// Says that the process answers.
  public static let health = Route(
    .get,
    "/healthz",
    summary: "Says that the process answers.",
    answers: [Representation("text", .plainText)],
    isTagged: false,
    respond: respondHealth
  )
}

private func respondHealth(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  .now(.plainText, Array("ok\n".utf8))
}
