/// A name for one state of a resource (RFC 9110, 8.8.3).
public struct EntityTag: Sendable, Hashable, CustomStringConvertible {
  /// The text between the quotes.
  public let opaque: String
  /// Tells whether it names states that are only equivalent, not equal byte by byte.
  public let isWeak: Bool

  /// Makes the strong tag of a content: its length and its FNV-1a hash in 64 bits.
  public init(of content: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in content { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    opaque = String(content.count, radix: 16) + "-" + String(hash, radix: 16)
    isWeak = false
  }

  /// Reads a tag, such as `"a"` or `W/"a"`; nil when it is malformed.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    let isWeak = bytes.starts(with: "W/".utf8)
    let quoted = bytes.dropFirst(isWeak ? 2 : 0)
    guard quoted.count >= 2, quoted.first == .quote, quoted.last == .quote else { return nil }
    let opaque = quoted.dropFirst().dropLast()
    guard opaque.allSatisfy({ $0 > .space && $0 != .quote && $0 != 0x7F }) else { return nil }
    self.opaque = String(decoding: opaque, as: UTF8.self)
    self.isWeak = isWeak
  }

  /// The form in which it is sent.
  public var description: String { (isWeak ? "W/\"" : "\"") + opaque + "\"" }

  /// Tells whether both have the same text: the comparison for If-None-Match (RFC 9110, 8.8.3.2).
  public func matchesWeakly(_ other: EntityTag) -> Bool { opaque == other.opaque }

  /// Tells whether both have the same text and neither is weak: the comparison for If-Match.
  public func matchesStrongly(_ other: EntityTag) -> Bool {
    !isWeak && !other.isWeak && opaque == other.opaque
  }

  /// Tells whether `list`, the value of a conditional field, is `*` or holds a tag that matches.
  func isListed(in list: String, where matches: (EntityTag) -> Bool) -> Bool {
    QuotedList.split(list[...], at: .comma).contains { member in
      let member = QuotedList.trimmed(member)
      return member == "*" || EntityTag(member).map(matches) == true
    }
  }
}
