public import HTTP

extension Route<Service> {
  /// Tells what is measured of the process.
  public static let metrics = Route(
    .get,
    "/metrics",
    summary: "Tells what is measured of the process, as Prometheus reads it.",
    answers: [Representation("prometheus", .prometheus)],
    isTagged: false,
    respond: respondMetrics
  )
}

private func respondMetrics(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  .now(.prometheus, service.metrics())
}

extension MediaType {
  /// The text format of Prometheus.
  fileprivate static let prometheus =
    MediaType("text/plain; version=0.0.4; charset=utf-8") ?? .plainText
}
