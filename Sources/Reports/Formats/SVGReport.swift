import Audits
import Documents
import Palettes

extension ReportFormat {
  /// A drawing of every verdict.
  public static let svg = ReportFormat(
    id: "svg",
    summary: "a drawing of every verdict, foregrounds on grounds, in every mode",
    mediaType: "image/svg+xml",
    ending: "svg",
    render: renderSVG
  )
}

private func renderSVG(_ audit: Audit, _ options: ReportOptions) -> [UInt8] {
  let summary = Summary(of: audit)
  let outcome = AuditOutcome(of: audit, summary, options)
  return GridDrawing(
    title: "Contrast report",
    palettes: audit.palettes.map(\.reading.palette.name),
    summary: "\(outcome.rawValue): \(summary.pairSentence)",
    remark: "\(summary.findingSentence). \(summary.viewingSentence)",
    legend: "The ratio, and whether it is enough for what the pair is used for.",
    grids: VerdictGrid.grids(of: audit)
  ).document
}
