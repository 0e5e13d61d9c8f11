import Colors
import Documents

extension String {
  /// Whether a text without a type is plainly meant as a colour: it is one, or it looks like one.
  ///
  /// Words such as `inherit` and `var(--size)` may stand for anything.
  var isMeantAsColor: Bool {
    guard utf8.count <= 4_096 else { return false }
    var letters = utf8.drop { $0 == UInt8(ascii: " ") }
    while letters.last == UInt8(ascii: " ") { letters.removeLast() }
    if letters.first == UInt8(ascii: "#") {
      return (4...10).contains(letters.count) && letters.dropFirst().allSatisfy(\.isAlphanumeric)
    }
    if let end = letters.firstIndex(of: UInt8(ascii: "(")) {
      let name = String(decoding: letters[..<end], as: UTF8.self).lowercased()
      if colorFunctions.contains(name) { return true }
    }
    switch try? CSSColor(parsing: self) {
    case .color?, .lightDark?, .undetermined(.currentColor)?: return true
    default: return false
    }
  }

  /// Whether the text is an image of CSS, which has more colours than one.
  var isGradient: Bool {
    guard let end = utf8.firstIndex(of: UInt8(ascii: "(")) else { return false }
    let name = utf8[..<end].drop { $0 == UInt8(ascii: " ") }
    return name.reversed().starts(with: "-gradient".utf8.reversed())
  }

  /// The colour of a text such as `rgba(#1f2328, 0.5)`, or nil for anything else.
  ///
  /// Sass and the tools around Style Dictionary read it as another colour with another alpha.
  var colorWithAlpha: Color? {
    guard utf8.count <= 4_096, let open = utf8.firstIndex(of: UInt8(ascii: "(")),
      let close = utf8.lastIndex(of: UInt8(ascii: ")")), open < close,
      let comma = utf8.lastIndex(of: UInt8(ascii: ",")), open < comma, comma < close,
      ["rgb", "rgba", "hsl", "hsla"].contains(self[..<open].lowercased()),
      let base = (try? CSSColor(parsing: String(self[utf8.index(after: open)..<comma])))?.color,
      let alpha =
        (try? CSSColor(
          parsing: "rgb(0 0 0 / \(self[utf8.index(after: comma)..<close]))"
        ))?.color?.alpha
    else { return nil }
    return Color(base.space, base.components, alpha: alpha, missing: base.missing)
  }
}

extension UInt8 {
  fileprivate var isAlphanumeric: Bool { self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 26 }
}

private let colorFunctions: Set<String> = [
  "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
  "light-dark",
]
