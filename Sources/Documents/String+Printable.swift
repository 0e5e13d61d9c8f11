extension String {
  /// The text with everything that a terminal would obey or hide written out, as `\u{1b}`.
  ///
  /// Names and values come from files: one with a line end or an escape sequence could forge a line
  /// of a report. Control characters, line separators and direction marks are written out (Unicode
  /// categories Cc, Cf, Zl and Zp), and so are noncharacters, which neither HTML nor XML may hold.
  public var printable: String {
    writingOut(\.isObeyed)
  }

  /// The text with control characters and what Unicode calls no characters written out, as `\u{1b}`;
  /// tabs and line ends stay.
  ///
  /// What is left may stand in XML 1.0 (production 2, Char) and in CSV, and no terminal obeys it.
  public var withoutControls: String { writingOut(\.isControl) }

  private func writingOut(_ isWrittenOut: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isWrittenOut) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if isWrittenOut(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isObeyed: Bool {
    if (0x20..<0x7F).contains(value) { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isNoncharacterCodePoint
    }
  }
  fileprivate var isControl: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case ..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
