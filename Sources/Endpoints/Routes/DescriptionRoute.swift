public import HTTP

extension Route<Service> {
  /// Describes the service to programs.
  public static let description = Route(
    .get,
    "/openapi.json",
    summary: "Describes the service to programs, in OpenAPI 3.1.",
    parameters: [],
    answers: [.json(.object([], isOpen: true))],
    respond: respondDescription
  )
}

private func respondDescription(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  .json(document)
}

/// The document is the same for every service: it is written once.
private let document = OpenAPI(Route.all).document
