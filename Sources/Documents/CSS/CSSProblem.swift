/// A part of a stylesheet that breaks the grammar and was skipped.
public struct CSSProblem: Sendable, Hashable {
  /// What is wrong and what to do: one sentence, for people.
  public let message: String
  /// The faulty bytes.
  public let range: SourceRange
  /// The name of the property that was to be declared, as far as one can tell.
  public let property: ExactText?
}
