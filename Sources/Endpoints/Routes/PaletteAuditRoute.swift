public import HTTP

extension Route<Service> {
  /// Audits one of the served palettes.
  public static let paletteAudit = Route(
    .get,
    "/v1/palettes/{name}/audit",
    effort: .long,
    summary: "Audits one of the served palettes.",
    parameters: [PaletteName.parameter] + AuditTerms.parameters,
    groups: [AuditTerms.group],
    answers: AuditAnswer.forms,
    problems: [.notFound, .unprocessableContent],
    respond: respondPaletteAudit
  )
}

private func respondPaletteAudit(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  try AuditAnswer.response(
    to: [try service.reading(for: request)],
    under: try AuditTerms.policy(service.policy, for: request, on: service.today()),
    for: request,
    // What the address names is not there.
    missing: .notFound
  )
}
