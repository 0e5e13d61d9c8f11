import Documents

extension DraftValue {
  /// Reads a value that has to be the text of a CSS colour; anything else is a fault.
  init(colorText value: JSONValue, notes: [String] = []) {
    guard value.string != nil else {
      self.init(
        .fault(DraftFault("a colour is a text such as \"#1f2328\", not \(value.kindName)")),
        source: value.sourceText.excerpt,
        place: Place(value.range, in: value.file)
      )
      return
    }
    self.init(css: value, notes: notes)
  }
}
