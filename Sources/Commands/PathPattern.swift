/// A glob over paths, as `.gitignore` and `sources` write it (gitignore(5), "PATTERN FORMAT").
///
/// `*` and `?` stand for characters within one part of a path, `[a-z]` for one of a set, `**` for any
/// number of whole parts; a backslash takes the meaning from the next character.
package struct PathPattern: Sendable, Hashable {
  private let parts: [[UInt8]]

  /// Makes a pattern of its text, whose parts are divided by slashes.
  package init(_ text: String) {
    parts = text.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
  }

  /// Whether the whole of a relative path matches, part by part; bytes are compared.
  ///
  /// - Complexity: O(*p* · *n*) in the parts of both, each part in the product of its lengths.
  package func matches(_ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    // Whether the parts of the pattern so far match the first `index` names.
    var reached = [true] + Array(repeating: false, count: names.count)
    for part in parts {
      if part == [0x2A, 0x2A] {
        for index in names.indices where reached[index] { reached[index + 1] = true }
        continue
      }
      for index in names.indices.reversed() {
        reached[index + 1] = reached[index] && Self.matches(part[...], names[index][...])
      }
      reached[0] = false
    }
    return reached[names.count]
  }

  /// Whether one part of a pattern matches one name; only the last `*` is ever taken back.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var pattern = pattern
    var name = name
    var resumption: (pattern: ArraySlice<UInt8>, name: ArraySlice<UInt8>)?
    while true {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.drop { $0 == UInt8(ascii: "*") }
        resumption = (pattern, name)
      } else if let next = step(pattern, over: name.first) {
        if name.isEmpty { return true }
        pattern = next
        name = name.dropFirst()
      } else if let last = resumption, !last.name.isEmpty {
        (pattern, name) = (last.pattern, last.name.dropFirst())
        resumption = (pattern, name)
      } else {
        return false
      }
    }
  }

  /// The pattern behind the sign that matches a byte, or nil; the end matches the end.
  private static func step(
    _ pattern: ArraySlice<UInt8>,
    over byte: UInt8?
  ) -> ArraySlice<UInt8>? {
    guard let sign = pattern.first else { return byte == nil ? pattern : nil }
    guard let byte else { return nil }
    let rest = pattern.dropFirst()
    switch sign {
    case UInt8(ascii: "?"): return rest
    case UInt8(ascii: "\\"): return rest.first == byte ? rest.dropFirst() : nil
    case UInt8(ascii: "["):
      // A bracket that nothing closes matches nothing, as in git.
      return ByteSet(rest).flatMap { $0.contains(byte) ? $0.rest : nil }
    default: return sign == byte ? rest : nil
    }
  }

  /// A set of bytes, as `[a-z_]` or `[!a-z]` write it.
  private struct ByteSet {
    /// The pattern behind the closing bracket.
    let rest: ArraySlice<UInt8>
    private var ranges: [ClosedRange<UInt8>] = []
    private let isInverted: Bool

    /// Reads a set behind its opening bracket; nil when nothing closes it.
    init?(_ text: ArraySlice<UInt8>) {
      var text = text
      isInverted = text.first == UInt8(ascii: "!") || text.first == UInt8(ascii: "^")
      if isInverted { text = text.dropFirst() }
      var isFirst = true
      while var low = text.popFirst() {
        // A bracket that closes nothing yet is a member.
        if low == UInt8(ascii: "]"), !isFirst {
          rest = text
          return
        }
        isFirst = false
        if low == UInt8(ascii: "\\"), let escaped = text.popFirst() { low = escaped }
        if text.first == UInt8(ascii: "-"), let high = text.dropFirst().first,
          high != UInt8(ascii: "]")
        {
          text = text.dropFirst(2)
          if low <= high { ranges.append(low...high) }
        } else {
          ranges.append(low...low)
        }
      }
      return nil
    }

    func contains(_ byte: UInt8) -> Bool {
      ranges.contains { $0.contains(byte) } != isInverted
    }
  }
}
