/// A name with parameters, `name;a=b;c="d"`: the form that many fields share (RFC 9110, 5.6.6).
struct ParameterizedItem {
  /// The part before the parameters, in lower case and without blanks.
  let name: String
  /// The parameters, in order.
  let parameters: [MediaType.Parameter]

  /// Reads one item; nil when a parameter is malformed.
  init?(_ text: Substring) {
    var parts = QuotedList.split(text, at: .semicolon)
    name = QuotedList.trimmed(parts.removeFirst()).lowercased()
    var parameters: [MediaType.Parameter] = []
    for part in parts.map(QuotedList.trimmed) where !part.isEmpty {
      guard let equals = part.utf8.firstIndex(of: .equals) else { return nil }
      let name = part[..<equals]
      guard !name.isEmpty, name.utf8.allSatisfy(ByteSet.token.contains),
        let value = QuotedList.unquoted(part[part.utf8.index(after: equals)...])
      else { return nil }
      parameters.append(MediaType.Parameter(name: name.lowercased(), value: value))
    }
    self.parameters = parameters
  }
}
