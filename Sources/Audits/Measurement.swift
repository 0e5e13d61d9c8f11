public import Colors
public import Documents
public import Palettes

/// One pairing in one mode: its colours, its contrast, what it needs, and the verdict.
public struct Measurement: Sendable {
  /// Measurements are filtered, sorted and passed on by the hundred thousand, and are large.
  var members: Shared<Members>

  /// All that is told of a measurement.
  struct Members: Sendable {
    let palette: String
    let pairing: Pairing
    let mode: Mode
    let place: Place
    let foreground: Color?
    let background: Color?
    let canvas: Canvas?
    var layers: [Color] = []
    var contrast: Contrast?
    var requirements: [Requirement]
    var verdict: Verdict
    var viewing = Viewing.asAuthored.id
    var ground: ExactText?
    var ways: [Way] = []
  }

  init(_ members: Members) { self.members = Shared(members) }

  /// The name of the palette.
  public var palette: String { members.value.palette }
  /// The pairing.
  public var pairing: Pairing { members.value.pairing }
  /// The mode in which it was measured.
  public var mode: Mode { members.value.mode }
  /// Where the foreground's value in that mode is written.
  public var place: Place { members.value.place }
  /// The foreground as the palette has it, or nil when it has no colour.
  public var foreground: Color? { members.value.foreground }
  /// The background as the palette has it, or nil when it has no colour.
  public var background: Color? { members.value.background }
  /// The page below the stack, when the stack lets it show.
  public var canvas: Canvas? { members.value.canvas }
  /// The layers below the foreground, top first; empty when one of them has no colour.
  public internal(set) var layers: [Color] {
    get { members.value.layers }
    set { members.value.layers = newValue }
  }
  /// The contrast, or nil when a colour is missing.
  public internal(set) var contrast: Contrast? {
    get { members.value.contrast }
    set { members.value.contrast = newValue }
  }
  /// What is required, the lowest ratio first; empty for what is exempt.
  public internal(set) var requirements: [Requirement] {
    get { members.value.requirements }
    set { members.value.requirements = newValue }
  }
  /// The verdict over all requirements.
  public internal(set) var verdict: Verdict {
    get { members.value.verdict }
    set { members.value.verdict = newValue }
  }
  /// The name of the viewing under which it was measured.
  public internal(set) var viewing: String {
    get { members.value.viewing }
    set { members.value.viewing = newValue }
  }
  /// What both lie on side by side, as a link and the text around it do; nil when the foreground
  /// lies on the background.
  public internal(set) var ground: ExactText? {
    get { members.value.ground }
    set { members.value.ground = newValue }
  }
  /// The ways in which the foreground could be told from the background, of which the best one
  /// decides; empty when there is one only.
  public internal(set) var ways: [Way] {
    get { members.value.ways }
    set { members.value.ways = newValue }
  }

  /// One of several ways to tell a foreground from its background.
  public struct Way: Sendable {
    /// What was looked at: the foreground, the fill of a boundary, a band of an indicator.
    public let subject: String
    /// What it was told apart from: the background, or the component under an indicator.
    public let opponent: String
    /// The contrast of the two, or nil when a colour is missing.
    public let contrast: Contrast?
  }

  /// The ratio that decides between pass and fail, or nil for what is exempt.
  public var required: Double? { requirements.last?.ratio }

  /// The lowest requirement that is not met, or nil when none is missed.
  public var missed: Requirement? {
    guard verdict == .fail, let contrast else { return nil }
    // On a gradient that the pairing covers all of, the worst place decides.
    let ratio = pairing.coversAll ? contrast.minimum : contrast.maximum
    return requirements.first { ratio < $0.ratio }
  }

  /// How far it is from what it needs: its ratio over the required one; below 1 it fails.
  public var margin: Double {
    guard let contrast, let required else { return .infinity }
    return contrast.minimum / required
  }
}
