/// Parameters of a query that depend on one another, such as two of which only one may be given.
///
/// OpenAPI has no words for that but an object whose members stand in the query each by itself
/// (`style: form`, `explode: true`): so they are documented.
public struct ParameterGroup: Sendable {
  /// A name for what they say together.
  public let name: String
  /// What they say together, in one sentence.
  public let summary: String
  /// The names of the parameters.
  public let members: [String]
  /// What may stand beside what: each alternative lists the parameters that it allows.
  public let alternatives: [Schema]
  /// Whether at least one has to be there.
  public let isRequired: Bool

  /// Makes a group of parameters.
  public init(
    _ name: String,
    _ summary: String,
    of members: [String],
    alternatives: [Schema],
    isRequired: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.members = members
    self.alternatives = alternatives
    self.isRequired = isRequired
  }
}
