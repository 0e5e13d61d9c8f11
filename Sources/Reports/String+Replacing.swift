extension String {
  /// The text with single ASCII characters replaced.
  ///
  /// `String.replacing` compares whole characters: it finds neither the CR of a CR LF nor a `%` with a
  /// combining accent behind it, and both would get through an escape.
  func replacingASCII(_ replacements: KeyValuePairs<Unicode.Scalar, String>) -> String {
    guard unicodeScalars.contains(where: { scalar in replacements.contains { $0.key == scalar } })
    else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if let replacement = replacements.first(where: { $0.key == scalar }) {
        text += replacement.value
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
