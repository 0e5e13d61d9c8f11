/// What is lacking in an eye: one kind of cone, or all of them.
public enum VisionDeficiency: String, Sendable, Hashable, CaseIterable {
  /// The cones of long waves: red looks dark, and like green.
  case protan
  /// The cones of middle waves: red and green look alike.
  case deutan
  /// The cones of short waves: blue and green look alike.
  case tritan
  /// All cones: there is light and dark only.
  case achromat
}
