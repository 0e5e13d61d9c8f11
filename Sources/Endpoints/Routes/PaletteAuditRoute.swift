public import HTTP

extension Route<Service> {
  /// Audits one of the served palettes.
  public static let paletteAudit = Route(
    .get,
    "/v1/palettes/{name}/audit",
    effort: .long,
    summary: "Audits one of the served palettes.",
    respond: respondPaletteAudit
  )
}

private func respondPaletteAudit(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  try request.refuseUnknown(AuditTerms.names)
  let terms = try AuditTerms(of: request)
  return try terms.response(
    to: [try service.reading(for: request)],
    under: service.policy,
    on: service.today()
  )
}
