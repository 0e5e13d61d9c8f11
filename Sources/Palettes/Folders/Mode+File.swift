extension Mode {
  /// The mode that the path of a file names, as teams do who write one file for each mode.
  ///
  /// `color/dark/dark.high-contrast.json5` is `dark/high-contrast`; words that could mean anything
  /// else, such as `high` or `medium`, count only beside `contrast`.
  init(ofFileAt path: String) {
    let words = path.utf8.split(whereSeparator: { !$0.isWordByte }).map {
      String(decoding: $0, as: UTF8.self).lowercased()
    }
    let isContrast = words.contains("contrast")
    let telling = words.filter {
      Self.telling.contains($0) || (isContrast && Self.grades.contains($0))
    }
    self.init(ModeWords(telling.joined(separator: " ")).choices)
  }

  /// The path without the words that name a mode: equal for files that differ in their mode only.
  static func stem(ofFileAt path: String) -> String {
    var parts: [Substring.UTF8View] = []
    for part in path[...].utf8.split(whereSeparator: { !$0.isWordByte }) {
      let word = String(decoding: part, as: UTF8.self).lowercased()
      if !telling.contains(word), !grades.contains(word), word != "contrast" { parts.append(part) }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }

  private static let telling: Set<String> = [
    "light", "dark", "dim", "dimmed", "night", "day", "hc", "highcontrast", "colorblind",
    "protanopia", "deuteranopia", "tritanopia",
  ]
  private static let grades: Set<String> = ["high", "low", "medium", "more", "less"]
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 26 || self >= 0x80
  }
}
