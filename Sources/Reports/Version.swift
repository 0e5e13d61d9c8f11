/// The version of Legible.
public enum Version {
  /// The version, by Semantic Versioning 2.0.0.
  public static let current = "0.1.0"
}
