import Audits
import Colors
import Documents
import Palettes

/// Audits the text of a palette under the text of a policy.
func audit(
  _ text: String,
  file: String = "palette.tokens.json",
  policy: String = "{}",
  level: ConformanceLevel? = nil,
  today: CalendarDate? = nil
) throws -> Audit {
  try audit(SourceFile(name: file, text: text), policy: policy, level: level, today: today)
}

/// Audits a file under the text of a policy.
func audit(
  _ file: SourceFile,
  policy: String = "{}",
  level: ConformanceLevel? = nil,
  today: CalendarDate? = nil
) throws -> Audit {
  var policy = try Policy(reading: SourceFile(name: "legible.json", text: policy))
  if let level { policy.level = level }
  policy.today = today
  return Audit(of: [try PaletteFormat.reading(of: SourceTree(file), as: nil)], under: policy)
}

extension Audit {
  /// The measurements of one pair, mode by mode.
  func measurements(_ foreground: ExactText, on background: ExactText) -> [Measurement] {
    measurements.filter {
      $0.pairing.foreground == foreground && $0.pairing.background == background
    }
  }

  /// The findings of one rule.
  func findings(_ rule: Rule) -> [Finding] { findings.filter { $0.rule == rule.id } }

  /// The findings about measurements, the worst first.
  var measuredFindings: [Finding] { findings.filter { $0.measurement != nil } }
}
