public import HTTP
import Reports

extension Route<Service> {
  /// Shows in a small sign how one of the served palettes does.
  public static let paletteBadge = Route(
    .get,
    "/v1/palettes/{name}/badge.svg",
    effort: .long,
    summary: "Shows in a small sign how many pairs of a served palette pass, or fail.",
    parameters: [PaletteName.parameter] + AuditTerms.parameters,
    groups: [AuditTerms.group],
    answers: [Representation("svg", .svg)],
    problems: [.notFound, .unprocessableContent],
    respond: respondPaletteBadge
  )
}

private func respondPaletteBadge(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  var response = try AuditAnswer.response(
    to: [try service.reading(for: request)],
    under: try AuditTerms.policy(service.policy, for: request, on: service.today()),
    for: request,
    missing: .notFound,
    form: .badge
  )
  response.fields[.contentType] = MediaType.svg.description
  // Pages of others show it, whoever may read the rest.
  response.fields.append(.crossOriginResourcePolicy, "cross-origin")
  return response
}
