import Audits
import Palettes

/// Something that makes the whole audit doubtful, whatever it found, as reports show it.
struct ReportFault {
  /// What is wrong and what to do, in one sentence.
  let message: String
  /// Where it is written, or nil when it is written nowhere.
  let place: Place?

  /// The rule under which reports list it; no rule of the audit has this name.
  static let rule = "audit"
}

extension Audit {
  /// What could not be read at all, and what makes the audit doubtful.
  func faults(_ options: ReportOptions) -> [ReportFault] {
    options.complaints.map { ReportFault(message: $0, place: nil) }
      + faults.map { ReportFault(message: $0.message, place: $0.place) }
  }

  /// The file that stands for the audit as a whole, where a format asks for one.
  var anyFile: String {
    palettes.lazy.flatMap { $0.reading.palette.swatches }.first?.place.file ?? "legible.json"
  }
}
