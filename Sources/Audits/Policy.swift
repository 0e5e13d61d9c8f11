public import Colors
import Documents
public import Palettes

/// What is required of a palette, and of whom: the content of `legible.json`, or its defaults.
public struct Policy: Sendable {
  /// The level that text must reach.
  public var level: ConformanceLevel = .aa
  /// The page below everything, for the modes named; the first that fits counts.
  public var canvases: [ModeCanvas] = []
  /// The pairings that it declares.
  public var pairs: [PolicyPair] = []
  /// Whether pairings are read from names as well.
  public var infersPairings = true
  /// The files and folders to audit when none are named.
  public var sources: [SourcePattern] = []
  /// The modes to audit, by name; empty for all.
  public var modes: [String] = []

  /// What is accepted, by whom, and until when.
  public var waivers: [Waiver] = []
  /// Names or globs of swatches that need no contrast, each with a reason.
  public var exemptions: [Exemption] = []
  /// Sets of colours that have to be told apart.
  public var sets: [ColorSet] = []
  /// The viewings whose findings are listed.
  public var viewings: [Viewing] = []
  /// The standard by which findings are reported.
  public var standard: Standard = .wcag22
  /// Who says which text is large, beside WCAG.
  public var largeText: LargeTextRule = .wcag
  /// The platform of Apple that the palettes are for, or nil when they are for the web, or none is told.
  public var platform: ApplePlatform?
  /// Whether palettes of Apple's own formats count as those of iOS when no platform is told.
  public var impliesPlatform = true
  /// The size of text of which no size is declared, or nil when it is not known.
  public var textSize: TextSize?
  /// How far below its ratio a pairing is still reported as nearly passing, from 0 to 1.
  public var margin = 0.1
  /// How many pairings and pairs of sets, each counted once a mode, are measured at most: where the
  /// policy asks for more, nothing of that palette is measured, and the audit is doubtful.
  public var mostMeasurements = 2_000_000
  /// So many comparisons of a glob with a name count as one measurement.
  static let comparisonsEach = 40
  /// Asked now and then in an audit: whether nobody waits for the result any more.
  ///
  /// What is left is then not measured.
  public var isAbandoned: @Sendable () -> Bool = { false }
  /// The day on which it is audited, or nil when none is told: then nothing expires.
  public var today: CalendarDate?

  /// Makes a policy that requires level AA of every pairing that the palette declares or suggests.
  public init() {}

  /// A canvas for the modes whose name it gives, or for all.
  public struct ModeCanvas: Sendable {
    /// The name of the mode, or nil for all.
    public var mode: String?
    /// The name of a swatch, or the text of a colour.
    public var source: String
    /// Where it is written, or nil when it was given as an argument.
    public var place: Place?

    /// Makes a canvas for a mode, or for all.
    public init(mode: String? = nil, source: String, place: Place? = nil) {
      self.mode = mode
      self.source = source
      self.place = place
    }
  }
}

/// Pairings that a policy declares: every foreground that it names on every background.
public struct PolicyPair: Sendable {
  /// Names or globs of foregrounds.
  public var foregrounds: [String]
  /// Names or globs of backgrounds.
  public var backgrounds: [String]
  /// What is said of them beside the colours.
  public var terms: PairingTerms
  /// Where it is written.
  public var place: Place?

  /// Makes pairings of names or globs.
  public init(_ foregrounds: [String], on backgrounds: [String], terms: PairingTerms) {
    self.foregrounds = foregrounds
    self.backgrounds = backgrounds
    self.terms = terms
  }
}
