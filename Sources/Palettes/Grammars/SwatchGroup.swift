public import Documents

/// The groups that hold a swatch: its path without the last part.
///
/// Token paths are written with `.` or `/`; a custom property is in no group.
public struct SwatchGroup: Sendable {
  private let path: [ArraySlice<UInt8>]

  /// Reads the groups from a name.
  public init(of name: ExactText) {
    path = Array(name.string.utf8).split { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
      .dropLast()
  }

  /// How many groups hold the swatch.
  public var depth: Int { path.count }

  /// How many groups hold both, from the outermost.
  public func depthShared(with other: SwatchGroup) -> Int {
    zip(path, other.path).prefix { $0 == $1 }.count
  }
}
