public import Colors
public import Palettes

/// A small palette that shows what a rule finds, or what it leaves alone.
public struct Example: Sendable {
  /// The text of the palette.
  public let source: String
  /// The name of its file; the ending chooses the format.
  public let file: String
  /// The level at which it is audited.
  public let level: ConformanceLevel
  /// The text of the policy under which it is audited, or nil for an empty one.
  public let policy: String?
  /// The day on which it is audited, or nil when that changes nothing.
  public let today: CalendarDate?
  /// The lines on which the rule finds something; empty for a passing example.
  ///
  /// Lines of the palette; of the policy for a finding that has its place there.
  public let lines: [Int]
  /// The text of the baseline that is laid over it, or nil for none.
  public let baseline: String?

  /// A palette in which the rule finds something on each of `lines`.
  static func failing(
    _ source: String,
    file: String = "example.css",
    level: ConformanceLevel = .aa,
    policy: String? = nil,
    today: CalendarDate? = nil,
    baseline: String? = nil,
    lines: [Int]
  ) -> Example {
    Example(
      source: source,
      file: file,
      level: level,
      policy: policy,
      today: today,
      lines: lines,
      baseline: baseline
    )
  }

  /// A palette in which the rule finds nothing.
  static func passing(
    _ source: String,
    file: String = "example.css",
    level: ConformanceLevel = .aa,
    policy: String? = nil,
    today: CalendarDate? = nil,
    baseline: String? = nil
  ) -> Example {
    Example(
      source: source,
      file: file,
      level: level,
      policy: policy,
      today: today,
      lines: [],
      baseline: baseline
    )
  }
}
