import Documents

/// A text with references in braces, such as `rgba({color.ink}, 50%)`.
struct BracedText {
  /// One part of the text.
  enum Part {
    /// Plain text.
    case text(String)
    /// The path within a pair of braces, blanks around it dropped.
    case reference(ExactText)
  }

  /// The parts, in order; neighbouring plain texts are one.
  let parts: [Part]

  /// Splits a text; braces that are not closed, or that hold nothing, are plain text.
  init(_ text: String) {
    var parts: [Part] = []
    var plain: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.first {
      // The next brace ends the path or begins another, so that each byte is looked at once.
      if byte == UInt8(ascii: "{"), let end = rest.dropFirst().firstIndex(where: \.isBrace),
        rest[end] == UInt8(ascii: "}")
      {
        let inner = rest[rest.index(after: rest.startIndex)..<end]
        let path = inner.trimmingBlanks
        if !path.isEmpty {
          if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
          plain = []
          parts.append(.reference(ExactText(String(decoding: path, as: UTF8.self))))
          rest = rest[rest.index(after: end)...]
          continue
        }
      }
      plain.append(byte)
      rest.removeFirst()
    }
    if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
    self.parts = parts
  }

  /// The paths, in order; one that occurs twice stands twice.
  var references: [ExactText] {
    parts.compactMap { if case .reference(let path) = $0 { path } else { nil } }
  }

  /// The path when the whole text is one reference, or nil.
  var alias: ExactText? {
    guard parts.count == 1, case .reference(let path)? = parts.first else { return nil }
    return path
  }

  /// The text with each reference replaced, in order.
  func replacing(_ texts: [String]) -> String {
    var rest = texts[...]
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .reference: rest.popFirst() ?? ""
      }
    }.joined()
  }
}

extension Substring.UTF8View {
  /// The bytes without blanks at both ends.
  fileprivate var trimmingBlanks: Substring.UTF8View {
    var rest = self
    while let byte = rest.first, byte == 0x20 || byte == 0x09 { rest.removeFirst() }
    while let byte = rest.last, byte == 0x20 || byte == 0x09 { rest.removeLast() }
    return rest
  }
}

extension UInt8 {
  fileprivate var isBrace: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "}") }
}
