/// A parameter of a route, as it is read and as it is documented.
public struct Parameter: Sendable {
  /// Where parameters stand.
  public enum Place: String, Sendable {
    /// In the path, between two slashes.
    case path
    /// In the query; a name may stand there more than once.
    case query
  }

  /// The name.
  public let name: String
  /// Where it stands.
  public let place: Place
  /// What it says, in one sentence.
  public let summary: String
  /// What its value may be; for a repeatable one, each of its values.
  public let schema: Schema
  /// Whether it has to be there.
  public let isRequired: Bool
  /// How often it may be given, or nil when only once.
  public let limit: Int?
  /// A value that is accepted, for documents, or nil.
  public let example: String?

  /// Makes a parameter of the query that may be left out, unless told otherwise.
  public init(
    _ name: String,
    in place: Place = .query,
    _ summary: String,
    _ schema: Schema,
    isRequired: Bool = false,
    upTo limit: Int? = nil,
    example: String? = nil
  ) {
    self.name = name
    self.place = place
    self.summary = summary
    self.schema = schema
    self.isRequired = isRequired || place == .path
    self.limit = limit
    self.example = example
  }

  /// The same parameter, which has to be there.
  public var required: Parameter {
    Parameter(
      name,
      in: place,
      summary,
      schema,
      isRequired: true,
      upTo: limit,
      example: example
    )
  }
}
