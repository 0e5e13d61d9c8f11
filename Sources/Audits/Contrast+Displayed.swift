public import Colors
import Documents

extension Contrast {
  /// The ratio with two decimals, or both ends of the interval with three; truncated, never rounded.
  public var displayed: String {
    guard let ratio else {
      let ends = [minimum, maximum].map { DecimalText.truncated($0, places: 3) }
      return ends.joined(separator: " to ")
    }
    return ContrastRatio(ratio).description
  }

  /// The same as a ratio for people: `4.49:1`, `3.826:1 to 18.984:1`.
  public var displayedRatio: String {
    displayed.split(separator: " ").map { $0 == "to" ? "to" : "\($0):1" }.joined(separator: " ")
  }
}

extension Contrast {
  /// The CIE lightness of the foreground less that of the ground, -100 to 100; nil for an interval.
  public var lightnessDifference: Double? {
    ratio.map { _ in minimumAt.foreground.lightnessDifference(over: minimumAt.background) }
  }
}

extension Requirement {
  /// The ratio with as many of two decimals as it needs: `4.5`, `3`.
  public var displayed: String {
    var text = ContrastRatio(ratio).description
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
