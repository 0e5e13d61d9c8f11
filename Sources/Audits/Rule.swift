public import Colors

/// One thing that an audit looks for.
public struct Rule: Sendable {
  /// The name of the fault: kebab-case, stable for ever.
  public let id: String
  /// The success criterion that it belongs to, or nil when none asks for it.
  public let criterion: Criterion?
  /// How much a finding of it matters, unless the finding says otherwise.
  public let severity: Severity
  /// What it finds, in one sentence.
  public let summary: String
  /// Why it matters, what it looks at, and what to do: a few sentences.
  public let explanation: String
  /// Palettes that break it and palettes that do not; tests run them.
  public let examples: [Example]
  /// Looks at one palette.
  let check: @Sendable (Inspection) -> [Finding]
  /// Looks at all palettes together, and at their policy.
  let conclude: @Sendable ([PaletteAudit], Policy) -> [Finding]

  init(
    id: String,
    criterion: Criterion? = nil,
    severity: Severity,
    summary: String,
    explanation: String,
    examples: [Example],
    check: @escaping @Sendable (Inspection) -> [Finding] = { _ in [] },
    conclude: @escaping @Sendable ([PaletteAudit], Policy) -> [Finding] = { _, _ in [] }
  ) {
    self.id = id
    self.criterion = criterion
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.examples = examples
    self.check = check
    self.conclude = conclude
  }

  /// The rule of that id, or nil.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
