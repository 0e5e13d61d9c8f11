import Documents

/// A glob over paths, as `.gitignore` writes it (gitignore(5), "PATTERN FORMAT").
///
/// `*` and `?` stand for bytes within one part of a path, `[a-z]` for one of a set, `**` for any
/// number of whole parts; a backslash takes the meaning from the next byte.
package struct PathPattern: Sendable, Hashable {
  private let pattern: PathWildcard

  /// Makes a pattern of its text, whose parts are divided by slashes.
  package init(_ text: String) { pattern = PathWildcard(text.utf8, Self.wildcard) }

  /// Whether the whole of a relative path matches, part by part; bytes are compared.
  package func matches(_ path: String) -> Bool { pattern.matches(path.utf8) }

  private static func wildcard(_ name: ArraySlice<UInt8>) -> Wildcard {
    var name = name
    var signs: [Wildcard.Sign] = []
    while let byte = name.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): signs.append(.anyRun)
      case UInt8(ascii: "?"): signs.append(.anyByte)
      // At the end of a name it escapes nothing, and nothing matches.
      case UInt8(ascii: "\\"): signs.append(name.popFirst().map(Wildcard.Sign.byte) ?? .nothing)
      case UInt8(ascii: "["): signs.append(set(&name))
      default: signs.append(.byte(byte))
      }
    }
    return Wildcard(signs)
  }

  /// Reads a set such as `[a-z_]` or `[!a-z]` behind its opening bracket.
  ///
  /// A bracket that nothing closes matches nothing, as in git.
  private static func set(_ text: inout ArraySlice<UInt8>) -> Wildcard.Sign {
    var ranges: [ClosedRange<UInt8>] = []
    let isInverted = text.first == UInt8(ascii: "!") || text.first == UInt8(ascii: "^")
    if isInverted { text = text.dropFirst() }
    var isFirst = true
    while var low = text.popFirst() {
      // A bracket that closes nothing yet is a member.
      if low == UInt8(ascii: "]"), !isFirst { return .oneOf(ranges, isInverted: isInverted) }
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
    return .nothing
  }
}

extension Wildcard.Sign {
  /// No byte at all.
  fileprivate static let nothing = Wildcard.Sign.oneOf([], isInverted: false)
}
