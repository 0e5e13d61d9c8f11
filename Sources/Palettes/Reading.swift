public import Documents

/// What came of reading a palette: everything that could be read, and what could not.
public struct Reading: Sendable {
  /// All that could be read.
  public let palette: Palette
  /// What is wrong with single swatches, in the order of the file; the rest is still measured.
  public let problems: [Problem]
  /// How many named values are no colours, such as sizes; they are left out.
  public let skipped: Int
  /// How the files of a folder hang together.
  public let links: Links
  /// The id of the format that it was read in, or nil when it was not read from files.
  public internal(set) var format: String?

  /// What a file says of others.
  public struct Links: Sendable {
    /// The paths of further files that were read because this one refers to them.
    public var files: [String]
    /// The names that it declares, colours or not.
    public var declared: Set<ExactText>
    /// The names that it refers to and does not declare.
    public var missing: Set<ExactText>
    /// Whether it says itself which files belong to it, so that no others are joined to it.
    public var isWhole: Bool

    /// Makes links.
    public init(
      files: [String] = [],
      declared: Set<ExactText> = [],
      missing: Set<ExactText> = [],
      isWhole: Bool = false
    ) {
      self.files = files
      self.declared = declared
      self.missing = missing
      self.isWhole = isWhole
    }
  }

  /// Makes a reading.
  public init(_ palette: Palette, problems: [Problem], skipped: Int = 0, links: Links = Links()) {
    self.palette = palette
    self.problems = problems
    self.skipped = skipped
    self.links = links
  }

  /// Whether there is neither a colour nor a fault.
  public var isEmpty: Bool { palette.swatches.isEmpty && problems.isEmpty }

  /// A fault of one swatch.
  public struct Problem: Sendable {
    /// What kind of fault it is; each kind is reported by the rule of the same name.
    public enum Kind: String, Sendable, CaseIterable {
      /// A value that is no colour.
      case unreadableColor = "unreadable-color"
      /// An alias or a `var()` whose target is missing or that leads back to itself.
      case unresolvedReference = "unresolved-reference"
      /// A name that is declared twice in one place.
      case duplicateSwatch = "duplicate-swatch"
      /// Two notations of one colour that do not agree, such as `hex` and `components`.
      case valueMismatch = "value-mismatch"
      /// A declaration of a pairing that cannot be understood.
      case faultyPairing = "faulty-pairing"
    }

    /// The kind of fault.
    public let kind: Kind
    /// What is wrong and what to do: one sentence, for people.
    public let message: String
    /// The faulty text.
    public let place: Place
    /// The swatch whose value is faulty, or nil when the fault belongs to no single swatch.
    public let swatch: ExactText?
    /// The mode in which it is faulty, or nil when it is in all.
    public let mode: Mode?
    /// Further places with a word on each, such as the first of two equal names.
    public let notes: [(message: String, place: Place)]

    /// Makes a problem.
    public init(
      _ kind: Kind,
      _ message: String,
      at place: Place,
      swatch: ExactText? = nil,
      mode: Mode? = nil,
      notes: [(message: String, place: Place)] = []
    ) {
      self.kind = kind
      self.message = message
      self.place = place
      self.swatch = swatch
      self.mode = mode
      self.notes = notes
    }
  }
}
