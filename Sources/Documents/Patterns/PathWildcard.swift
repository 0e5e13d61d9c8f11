/// A pattern over a path: a pattern for each name, and any number of folders where it leaves room.
public struct PathWildcard: Sendable, Hashable {
  /// What stands between two slashes of a pattern.
  public enum Part: Sendable, Hashable {
    /// One name.
    case name(Wildcard)
    /// Any number of names, also none.
    case anyNames
  }

  private let parts: [Part]

  /// Makes a pattern of its parts.
  public init(_ parts: [Part]) { self.parts = parts }

  /// Makes a pattern of text, in which `**` between slashes stands for any number of names.
  public init(_ text: some Sequence<UInt8>, _ name: (ArraySlice<UInt8>) -> Wildcard) {
    parts = Self.names(of: text).map { $0 == [0x2A, 0x2A] ? .anyNames : .name(name($0)) }
  }

  /// Tells whether the whole of a relative path matches, name by name.
  ///
  /// - Complexity: O(*p* · *n*) in the parts of both, each part in the product of its lengths.
  public func matches(_ path: some Sequence<UInt8>) -> Bool {
    let names = Self.names(of: path)
    // Whether the parts of the pattern so far match the first `index` names.
    var reached = [true] + Array(repeating: false, count: names.count)
    for part in parts {
      switch part {
      case .anyNames:
        for index in names.indices where reached[index] { reached[index + 1] = true }
      case .name(let pattern):
        for index in names.indices.reversed() {
          reached[index + 1] = reached[index] && pattern.matches(names[index])
        }
        reached[0] = false
      }
    }
    return reached[names.count]
  }

  /// What lies between the slashes of a path.
  private static func names(of path: some Sequence<UInt8>) -> [ArraySlice<UInt8>] {
    Array(path).split(separator: UInt8(ascii: "/"))
  }
}
