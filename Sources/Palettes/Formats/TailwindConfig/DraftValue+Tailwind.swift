import Colors
import Documents

extension DraftValue {
  /// Reads a colour of a Tailwind configuration.
  ///
  /// `hsl(var(--primary) / <alpha-value>)` has its value in a stylesheet, so it is undetermined. In
  /// `rgb(15 98 254 / <alpha-value>)` the opacity is left to the utilities, and full here.
  init(tailwind value: JSONValue) {
    guard let text = value.string else {
      self.init(colorText: value)
      return
    }
    let isPlain = value.range.count == text.utf8.count + 2
    let start = isPlain ? value.range.lowerBound + 1 : nil
    if let variable = TailwindVariable(text) {
      self.init(
        variable.content(at: start, in: value.file),
        source: text,
        place: Place(value.range, in: value.file),
        notes: variable.notes
      )
    } else if let opacity = text.firstRange(of: alphaValue) {
      var opaque = text
      opaque.replaceSubrange(opacity, with: "1")
      let read = DraftValue(css: opaque, in: value.file, at: value.range, from: start)
      self.init(
        read.content,
        source: text,
        place: read.place,
        notes: ["measured at full opacity, in place of \(alphaValue)"]
      )
    } else {
      self.init(css: value)
    }
  }
}

/// What Tailwind replaces by the opacity that a utility asks for.
private let alphaValue = "<alpha-value>"

/// The `var()` within a colour.
private struct TailwindVariable {
  private let text: String
  /// The offset of what stands within the parentheses.
  private let start: Int
  private let name: String
  /// The offset of the first byte behind the name that is no blank.
  private let end: Int

  /// Finds the first `var()` of a text.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let opening = Array("var(".utf8)
    guard bytes.count >= opening.count,
      let found = (0...(bytes.count - opening.count)).first(where: { offset in
        bytes[offset..<(offset + opening.count)].elementsEqual(opening)
      })
    else { return nil }
    self.text = text
    start = found + opening.count
    let rest = bytes[start...].drop { $0 == 0x20 }
    let name = rest.prefix { ![0x20, 0x29, 0x2C, 0x2F].contains($0) }
    self.name = String(decoding: name, as: UTF8.self)
    end = bytes[name.endIndex...].drop { $0 == 0x20 }.startIndex
  }

  /// Why there is no colour: its value is not here, or the text is faulty.
  func content(at offset: Int?, in file: SourceFile) -> DraftValue.Content {
    let bytes = Array(text.utf8)
    let next = end < bytes.count ? bytes[end] : 0
    func fault(_ message: String, at position: Int) -> DraftValue.Content {
      let place = offset.map { Place(SourceRange($0 + position, $0 + position + 1), in: file) }
      return .fault(DraftFault("\(text.excerpt) is no colour: \(message)", at: place))
    }
    guard name.utf8.starts(with: "--".utf8) else {
      return fault("the name of a custom property begins with --, as in var(--primary)", at: start)
    }
    if next == UInt8(ascii: "/") {
      return fault("the slash stands within var(); write var(\(name)) / \(alphaValue)", at: end)
    }
    var depth = 0
    for (position, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 { return fault("a parenthesis is closed that was not opened", at: position) }
    }
    if depth > 0 { return fault("a parenthesis is not closed", at: bytes.count - 1) }
    return .undetermined("the value of \(name) stands in a stylesheet")
  }

  /// Remarks for people: a function without the opacity does not follow the utilities.
  var notes: [String] {
    let isFunction = PropertyColor.beginsFunction(text)
    guard isFunction, !text.contains("/") else { return [] }
    return ["without / \(alphaValue) the utilities for opacity have no effect on it"]
  }
}
