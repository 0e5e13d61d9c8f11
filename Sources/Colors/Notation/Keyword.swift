internal import Documents

/// A short ASCII word in lower case, packed so that comparing takes three machine words.
struct Keyword: Sendable, Hashable {
  private var words = SIMD3<UInt64>()

  /// The longest word that fits, in bytes; every keyword of CSS Color does.
  static let capacity = 24

  /// Packs the bytes of `range`, letters in lower case; nil if they are too many.
  init?(_ text: Span<UInt8>, _ range: SourceRange) {
    guard range.count <= Self.capacity else { return nil }
    for offset in range.lowerBound..<range.upperBound { append(text[offset]) }
  }

  /// Packs `word`, which is ASCII and fits.
  init(_ word: String) {
    for byte in word.utf8.prefix(Self.capacity) { append(byte) }
  }

  private mutating func append(_ byte: UInt8) {
    let isCapital = byte &- UInt8(ascii: "A") < 26
    words.x = words.x << 8 | words.y >> 56
    words.y = words.y << 8 | words.z >> 56
    words.z = words.z << 8 | UInt64(isCapital ? byte | 0x20 : byte)
  }
}
