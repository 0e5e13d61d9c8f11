extension String {
  /// The text with everything that a terminal would obey or hide written out, as `\u{1b}`.
  ///
  /// Names and values come from files: one with a line end or an escape sequence could forge a line
  /// of a report. Control characters, line separators and direction marks are written out (Unicode
  /// categories Cc, Cf, Zl and Zp).
  public var printable: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isObeyed {
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
    default: return false
    }
  }
}
