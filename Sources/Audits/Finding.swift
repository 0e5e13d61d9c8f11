import Colors
public import Documents
public import Palettes

/// One breach of a rule: what, where, how bad, and what to do.
public struct Finding: Sendable {
  /// The id of the rule.
  public let rule: String
  /// How much it matters here; a rule's own severity may be lowered or raised.
  public let severity: Severity
  /// What is wrong, in one sentence, for people.
  public let message: String
  /// What to do about it, or nil when the message says so.
  public internal(set) var advice: String?
  /// The name of the palette.
  public let palette: String
  /// The faulty text, or nil when the finding has no place.
  public let place: Place?
  /// The swatch at fault, or nil when it belongs to none.
  public let swatch: ExactText?
  /// The mode in which it was found, or nil when it is in all.
  public let mode: Mode?
  /// The measurement behind it, or nil when nothing was measured.
  public internal(set) var measurement: Measurement?
  /// The least ratio behind it, 1 to 21: that of its measurement, or of a set's nearest two.
  public var ratio: Double? { measurement?.contrast?.minimum ?? leastRatio }
  private let leastRatio: Double?
  /// What else is at fault beside the swatch, such as the other colours of a set.
  public let partners: [ExactText]

  /// A colour that would mend it, or nil when none was looked for or found.
  public let suggestion: PairSuggestion?
  /// Every colour that was found, in the order in which kinds are offered; empty when none was.
  public let suggestions: [PairSuggestion]
  /// Further places with a word on each.
  public let notes: [(message: String, place: Place)]
  /// Who accepted it, or nil when it counts.
  public var suppression: Suppression?
  /// What became of it since an earlier state, or nil when there is none to compare with.
  public var change: FindingChange?

  /// Makes a finding.
  public init(
    rule: String,
    severity: Severity,
    message: String,
    advice: String? = nil,
    palette: String,
    place: Place?,
    swatch: ExactText? = nil,
    mode: Mode? = nil,
    measurement: Measurement? = nil,
    partners: [ExactText] = [],
    leastRatio: Double? = nil,
    suggestion: PairSuggestion? = nil,
    suggestions: [PairSuggestion] = [],
    notes: [(message: String, place: Place)] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.advice = advice
    self.palette = palette
    self.place = place
    self.swatch = swatch
    self.mode = mode
    self.measurement = measurement
    self.partners = partners
    self.leastRatio = leastRatio
    self.suggestion = suggestion
    self.suggestions = suggestions
    self.notes = notes
  }

  /// The viewing under which it was found.
  public var viewing: String { measurement?.viewing ?? Viewing.asAuthored.id }
}
