public import Documents

/// A way of writing palettes: how to know it, and how to read it.
public struct PaletteFormat: Sendable {
  /// The name that `--from`, `legible formats` and the service use: kebab-case, stable.
  public let id: String
  /// What it is, for people: "Design tokens (DTCG 2025.10 and older drafts)".
  public let summary: String
  /// The media types under which the service accepts it.
  public let mediaTypes: [String]
  /// The endings of file names, without the leading dot, such as `tokens.json`.
  public let endings: [String]
  /// Tells how sure it is that the tree is written in this format, by names and content.
  public let recognizes: @Sendable (SourceTree) -> Recognition
  /// Reads the tree; what is wrong with single swatches is in the reading, not thrown.
  public let read: @Sendable (SourceTree) throws(PaletteError) -> Reading

  /// Makes a format.
  public init(
    id: String,
    summary: String,
    mediaTypes: [String],
    endings: [String],
    recognizes: @escaping @Sendable (SourceTree) -> Recognition,
    read: @escaping @Sendable (SourceTree) throws(PaletteError) -> Reading
  ) {
    self.id = id
    self.summary = summary
    self.mediaTypes = mediaTypes
    self.endings = endings
    self.recognizes = recognizes
    self.read = read
  }

  /// How sure a format is that a tree is its own.
  public enum Recognition: Int, Sendable, Comparable {
    /// It is not.
    case no
    /// The name fits, or the content could be.
    case possible
    /// The content has the marks of this format and of no other.
    case certain

    /// Orders by certainty.
    public static func < (left: Recognition, right: Recognition) -> Bool {
      left.rawValue < right.rawValue
    }
  }
}
