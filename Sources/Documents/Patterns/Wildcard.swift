/// A pattern over the bytes of one name: signs that stand for themselves, for one of some, for a run.
///
/// How patterns are written is the matter of those who use it: a policy, `.gitignore`.
public struct Wildcard: Sendable, Hashable {
  /// What one place of a pattern stands for.
  public enum Sign: Sendable, Hashable {
    /// Itself.
    case byte(UInt8)
    /// Any one byte.
    case anyByte
    /// Any one character of UTF-8, however many bytes it takes.
    case anyCharacter
    /// Any one byte within one of the ranges, or within none of them.
    case oneOf([ClosedRange<UInt8>], isInverted: Bool)
    /// Any bytes, also none.
    case anyRun
  }

  private let signs: [Sign]

  /// Makes a pattern of its signs.
  public init(_ signs: [Sign]) { self.signs = signs }

  /// Makes a pattern in which each byte of `text` stands for what `sign` says.
  public init(_ text: some Sequence<UInt8>, _ sign: (UInt8) -> Sign) { signs = text.map(sign) }

  /// Tells whether a name matches as a whole.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of both; only the last run is ever made longer.
  public func matches(_ name: ArraySlice<UInt8>) -> Bool {
    var position = name.startIndex
    var index = 0
    // The sign behind the last run, and where that run ends so far.
    var last: (index: Int, end: Int)?
    while true {
      if index < signs.count, signs[index] == .anyRun {
        index += 1
        last = (index, position)
      } else if index < signs.count, let next = signs[index].end(in: name, from: position) {
        index += 1
        position = next
      } else if index == signs.count, position == name.endIndex {
        return true
      } else if let run = last, run.end < name.endIndex {
        index = run.index
        position = run.end + 1
        last = (index, position)
      } else {
        return false
      }
    }
  }
}

extension Wildcard.Sign {
  /// Where the part of `name` ends that it stands for from `position` on, or nil when it stands for none.
  fileprivate func end(in name: ArraySlice<UInt8>, from position: Int) -> Int? {
    guard position < name.endIndex else { return nil }
    let byte = name[position]
    switch self {
    case .byte(let expected): return byte == expected ? position + 1 : nil
    case .anyByte: return position + 1
    case .anyCharacter:
      let rest = name[(position + 1)...].prefix { $0 & 0b1100_0000 == 0b1000_0000 }
      return rest.endIndex
    case .oneOf(let ranges, let isInverted):
      return ranges.contains { $0.contains(byte) } != isInverted ? position + 1 : nil
    case .anyRun: return nil
    }
  }
}
