/// Files of a folder that are one palette, found by their paths.
public struct Gathering: Sendable, Hashable {
  /// The path that reports call it by, such as `App/Colors.xcassets`.
  public let name: String
  /// The paths of its files.
  public let paths: [String]

  /// Makes a gathering.
  public init(name: String, paths: [String]) {
    self.name = name
    self.paths = paths
  }
}
