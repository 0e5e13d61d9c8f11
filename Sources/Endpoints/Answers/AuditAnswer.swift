import Audits
import HTTP
import Palettes
import Reports

/// The answer to a question for an audit: the report that was asked for.
enum AuditAnswer {
  /// The forms of an audit's answer: the reports, JSON first, which is what a client gets that does
  /// not mind.
  static let forms: [Representation] =
    ([ReportFormat.json] + ReportFormat.all.filter { $0.id != ReportFormat.json.id }).map {
      format in
      Representation(
        format.id,
        (MediaType(format.mediaType) ?? .bytes).inUTF8,
        format.id == ReportFormat.json.id ? .named("Audit") : .text()
      )
    }

  /// How many pairs in modes one request may ask for: for so many, 300 MB were measured with JSON.
  static let mostMeasurements = 50_000

  /// Audits readings under a policy and writes the report.
  ///
  /// A question for a mode that the palette does not have is answered with the status `missing`; the
  /// report is the one that the request asks for unless one is given.
  ///
  /// - Throws: A problem for a mode or a canvas that the palette does not have.
  static func response(
    to readings: [Reading],
    under policy: Policy,
    for request: RoutedRequest,
    missing: Status = .unprocessableContent,
    form: ReportFormat? = nil
  ) throws(Problem) -> Response {
    let failing = try request.value(of: AuditTerms.failOn) ?? .error
    let name = request.representation?.name ?? ReportFormat.json.id
    let format = form ?? ReportFormat.named(name) ?? .json
    var policy = policy
    policy.isAbandoned = request.isAbandoned
    policy.mostMeasurements = mostMeasurements
    let audit = Audit(of: readings, under: policy)
    // Nobody reads it.
    if request.isAbandoned() { return Response(.serviceUnavailable) }
    if let fault = audit.faults.first(where: { $0.part != nil || $0.place != nil }) {
      throw Problem(
        fault.part == AuditTerms.mode.parameter.name ? missing : .unprocessableContent,
        detail: fault.text,
        // What has a place stands in the policy.
        pointer: fault.place == nil ? fault.part.map { "/\($0)" } : "/policy"
      )
    }
    let mediaType = (MediaType(format.mediaType) ?? .bytes).inUTF8
    return Response.answer(mediaType, format.render(audit, ReportOptions(failing: failing)))
  }
}
