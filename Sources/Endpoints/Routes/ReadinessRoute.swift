public import HTTP

extension Route<Service> {
  /// Says whether new requests are welcome.
  public static let readiness = Route(
    .get,
    "/readyz",
    summary: "Says whether new requests are welcome: not while the process stops.",
    answers: [Representation("text", .plainText)],
    isTagged: false,
    respond: respondReadiness
  )
}

private func respondReadiness(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  guard service.isReady() else {
    throw Problem(
      .serviceUnavailable,
      detail: "This process is stopping; ask another one.",
      fields: [.retryAfter: "1"]
    )
  }
  return .now(.plainText, Array("ready\n".utf8))
}
