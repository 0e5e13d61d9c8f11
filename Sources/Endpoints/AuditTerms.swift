import Audits
import Colors
import HTTP
import Palettes
import Reports

/// How an audit is asked for: level, modes, canvas, and the report to answer with.
struct AuditTerms {
  private let level: ConformanceLevel?
  private let modes: [String]
  private let canvas: String?
  private let report: ReportFormat

  /// The names of the query's parameters.
  static let names = ["level", "mode", "canvas", "format"]

  /// Reads the terms from the query and, for the report, from Accept.
  init(of request: RoutedRequest) throws(Problem) {
    level = try request.single("level").map { word throws(Problem) in
      try choose(word, "level", among: [("AA", .aa), ("AAA", .aaa)])
    }
    modes = request.all("mode")
    canvas = try request.single("canvas")
    if let word = try request.single("format") {
      report = try choose(word, "format", among: ReportFormat.all.map { ($0.id, $0) })
    } else {
      // JSON comes first: it is what a client gets that does not mind.
      let offered = [ReportFormat.json] + ReportFormat.all.filter { $0.id != ReportFormat.json.id }
      report = try request.request.negotiated(among: offered)
    }
  }

  /// Audits readings and writes the report.
  func response(
    to readings: [Reading],
    under policy: Policy,
    on today: CalendarDate?
  ) throws(Problem) -> Response {
    var policy = policy
    policy.today = today
    if let level { policy.level = level }
    policy.modes = modes
    if let canvas { policy.canvases = [Policy.ModeCanvas(source: canvas)] }
    let audit = Audit(of: readings, under: policy)
    if let fault = audit.faults.first(where: { $0.part != nil }) {
      throw .unprocessable(fault.message, fault.part.map { "/\($0)" })
    }
    return .answer(MediaType(report.mediaType) ?? .plainText, report.render(audit, ReportOptions()))
  }
}

extension Request {
  /// The report that Accept likes best; 406 when it likes none.
  fileprivate func negotiated(among formats: [ReportFormat]) throws(Problem) -> ReportFormat {
    let offered = formats.compactMap { format in
      MediaType(format.mediaType).map { (format: format, type: $0) }
    }
    // A badge and a drawing differ in a parameter of their type only.
    guard let best = ContentNegotiation(fields).best(of: offered.map(\.type)),
      let format = offered.first(where: { $0.type.description == best.description })?.format
    else {
      let known = formats.map(\.mediaType).joined(separator: ", ")
      throw Problem(.notAcceptable, detail: "an audit is answered as one of: \(known)")
    }
    return format
  }
}
