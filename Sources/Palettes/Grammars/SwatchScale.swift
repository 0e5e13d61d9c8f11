import Documents

/// Swatches whose names differ in a number at their end only: `gray1` to `gray12`, `red.10`.
struct SwatchScale {
  /// The swatches by their numbers.
  let steps: [Int: SwatchIndex.Entry]

  /// The scales of a palette, in the order of their first step.
  static func scales(of index: SwatchIndex) -> [SwatchScale] {
    var order: [ExactText] = []
    var steps: [ExactText: [Int: SwatchIndex.Entry]] = [:]
    for entry in index.entries {
      guard let (stem, number) = split(entry.name) else { continue }
      if steps[stem] == nil { order.append(stem) }
      steps[stem, default: [:]][number] = entry
    }
    return order.compactMap { steps[$0].map(SwatchScale.init) }
  }

  /// The name without the number at its end, and the number; nil when it ends in none.
  private static func split(_ name: ExactText) -> (stem: ExactText, number: Int)? {
    let bytes = Array(name.string.utf8)
    let digits = bytes.reversed().prefix { $0 &- 0x30 < 10 }.count
    guard digits > 0, digits <= 4, digits < bytes.count else { return nil }
    let number = bytes.suffix(digits).reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return (ExactText(String(decoding: bytes.dropLast(digits), as: UTF8.self)), number)
  }
}
