import Documents
import Palettes

extension Finding {
  /// A short text that stays the same while the finding does, whatever happens around it.
  ///
  /// It is made of the rule, the palette, the path of the file, the pair, the mode and the viewing, not
  /// of lines, ratios or spelling of values, so reformatted files keep it. The path keeps palettes of
  /// one name in different folders apart; it is the one that reports print.
  public var fingerprint: String {
    var hash = FNV1a()
    hash.combine(rule)
    hash.combine(palette)
    hash.combine(place?.file ?? "")
    hash.combine(measurement?.pairing.foreground.string ?? swatch?.string ?? "")
    hash.combine(
      measurement?.pairing.background.string ?? partners.map(\.string).joined(separator: ", ")
    )
    hash.combine(mode?.name ?? "")
    hash.combine(viewing)
    return hash.text
  }
}

/// The 64-bit hash FNV-1a (Fowler, Noll, Vo; draft-eastlake-fnv), the same on every machine.
private struct FNV1a {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0)
  }

  private mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
