import Colors
import Documents

extension DraftValue {
  /// Reads a colour of Carbon: that of CSS, or one with an opacity, such as `#161616 @ 50%`.
  init(carbon value: JSONValue) {
    guard let text = value.string, let at = text.utf8.firstIndex(of: UInt8(ascii: "@")) else {
      self.init(colorText: value)
      return
    }
    let opacity = text[text.utf8.index(after: at)...].utf8.filter { $0 != 0x20 }
    let digits = opacity.dropLast()
    let isNumber = digits.allSatisfy { $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") }
    let content: Content
    if let color = (try? CSSColor(parsing: String(text[..<at])))?.color, isNumber,
      opacity.last == UInt8(ascii: "%"),
      let percent = Double(String(decoding: digits, as: UTF8.self)),
      percent <= 100
    {
      content = .color(
        Color(color.space, color.components, alpha: color.alpha * percent / 100)
      )
    } else {
      content = .fault(
        DraftFault(
          "\(text.excerpt) is no colour: expected one with an opacity, such as #161616 @ 50%"
        )
      )
    }
    self.init(content, source: text, place: Place(value.range, in: value.file))
  }
}
