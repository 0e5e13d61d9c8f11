internal import Documents

/// A short ASCII word in lower case, packed so that comparing takes three machine words.
struct Keyword: Sendable, Hashable {
  private var words = SIMD3<UInt64>()

  /// The longest word that fits, in bytes; every keyword of CSS Color does.
  static let capacity = 24

  /// Packs the characters of `range`, letters in lower case and escapes resolved.
  ///
  /// Gives nil if they are too many, or if an escape stands for what is not ASCII.
  init?(_ text: Span<UInt8>, _ range: SourceRange) {
    var offset = range.lowerBound
    var count = 0
    while offset < range.upperBound {
      var byte = text[offset]
      offset += 1
      if byte == UInt8(ascii: "\\") {
        guard let scalar = text.unescapedScalar(at: &offset), scalar.isASCII else { return nil }
        byte = UInt8(truncatingIfNeeded: scalar.value)
      }
      count += 1
      guard count <= Self.capacity else { return nil }
      append(byte)
    }
  }

  /// Packs `word`, which is ASCII and fits.
  init(_ word: String) {
    for byte in word.utf8.prefix(Self.capacity) { append(byte) }
  }

  /// Feeds one word to `hasher`: tables of keywords are fixed, and few words are long.
  func hash(into hasher: inout Hasher) { hasher.combine(words.z ^ words.y &* 31 ^ words.x &* 961) }

  private mutating func append(_ byte: UInt8) {
    let isCapital = byte &- UInt8(ascii: "A") < 26
    words.x = words.x << 8 | words.y >> 56
    words.y = words.y << 8 | words.z >> 56
    words.z = words.z << 8 | UInt64(isCapital ? byte | 0x20 : byte)
  }
}
