public import Palettes

/// A path or a glob under `sources` of a policy.
public struct SourcePattern: Sendable {
  /// The pattern, relative to the folder of the policy.
  public var pattern: PathGlob
  /// Where it is written.
  public var place: Place

  /// Makes a source.
  public init(pattern: PathGlob, place: Place) {
    self.pattern = pattern
    self.place = place
  }
}
