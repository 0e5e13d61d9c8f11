import Audits
import Documents
public import HTTP
import Palettes

extension Route<Service> {
  /// Audits the palette in the body.
  public static let audit = Route(
    .post,
    "/v1/audit",
    effort: .long,
    summary: "Audits the palette in the body, in any format that Legible reads.",
    parameters: [Upload.format.parameter] + AuditTerms.parameters,
    groups: [AuditTerms.group],
    content: Upload.content,
    answers: AuditAnswer.forms,
    problems: [.unprocessableContent],
    respond: respondAudit
  )
}

private func respondAudit(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  let upload = try Upload(request)
  return try AuditAnswer.response(
    to: try upload.readings(),
    under: try AuditTerms.policy(upload.policy ?? Policy(), for: request, on: service.today()),
    for: request
  )
}
