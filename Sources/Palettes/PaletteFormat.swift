public import Documents

/// A way of writing palettes: how to know it, and how to read it.
public struct PaletteFormat: Sendable {
  /// The name that `--from`, `legible formats` and the service use: kebab-case, stable.
  public let id: String
  /// What it is, for people: "Design tokens (DTCG 2025.10 and older drafts)".
  public let summary: String
  /// By what it is known, for people: "objects with $value; a resolver document".
  public let marks: String
  /// The media types under which the service accepts it.
  public let mediaTypes: [String]
  /// The endings of file names, without the leading dot, such as `tokens.json`.
  public let endings: [String]
  /// Tells how sure it is that the tree is written in this format, by names and content.
  public let recognizes: @Sendable (Outline) -> Recognition
  /// Finds the groups of a folder's files that are one palette each, by their paths alone.
  public let gathers: @Sendable ([String]) -> [Gathering]
  /// Whether files of a folder that refer to one another, or that differ in their mode, are read
  /// as one palette.
  public let joinsFiles: Bool
  /// Reads the tree; what is wrong with single swatches is in the reading, not thrown.
  ///
  /// A tree of several files is one palette.
  public let read: @Sendable (SourceTree) throws(PaletteError) -> Reading

  /// Makes a format.
  public init(
    id: String,
    summary: String,
    marks: String,
    mediaTypes: [String],
    endings: [String],
    recognizes: @escaping @Sendable (Outline) -> Recognition,
    gathers: @escaping @Sendable ([String]) -> [Gathering] = { _ in [] },
    joinsFiles: Bool = false,
    read: @escaping @Sendable (SourceTree) throws(PaletteError) -> Reading
  ) {
    self.id = id
    self.summary = summary
    self.marks = marks
    self.mediaTypes = mediaTypes
    self.endings = endings
    self.recognizes = recognizes
    self.gathers = gathers
    self.joinsFiles = joinsFiles
    self.read = read
  }

  /// How sure a format is that a tree is its own.
  public enum Recognition: Int, Sendable, Comparable {
    /// It is not.
    case no
    /// The name fits, or the content could be.
    case possible
    /// The content has the shape of this format, and others could read it worse.
    case likely
    /// The content has the marks of this format and of no other.
    case certain

    /// Orders by certainty.
    public static func < (left: Recognition, right: Recognition) -> Bool {
      left.rawValue < right.rawValue
    }
  }
}
