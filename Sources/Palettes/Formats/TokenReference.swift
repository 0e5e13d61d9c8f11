import Documents

/// What a token's value points at.
enum TokenReference {
  /// The value of the token with that path, whether there is one or not.
  case token(ExactText)
  /// A part of the document that is no token.
  case part(JSONValue)
  /// Nothing; the text says what is wrong.
  case broken(String)

  /// Reads a value that may be a reference; nil when it is none.
  init?(_ value: JSONValue, in root: JSONValue, isToken: (ExactText) -> Bool) {
    if let path = value.string.flatMap(Self.alias) {
      self = .token(path)
      return
    }
    guard let reference = value["$ref"] else { return nil }
    guard let text = reference.string, text.hasPrefix("#"),
      let pointer = JSONPointer(String(text.dropFirst()))
    else {
      self = .broken("a $ref is a pointer into this file, such as #/color/ink/$value")
      return
    }
    var steps = pointer.steps
    if steps.last == "$value" { steps.removeLast() }
    let path = ExactText(steps.map(\.string).joined(separator: "."))
    if isToken(path) {
      self = .token(path)
    } else if let part = root[pointer] {
      self = .part(part)
    } else {
      self = .broken("\(text) points at nothing")
    }
  }

  /// The path within the braces of `{a.b}`, blanks around it dropped; nil for any other text.
  static func alias(_ text: String) -> ExactText? {
    guard text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}"),
      text.utf8.count > 2
    else { return nil }
    let inner = text.dropFirst().dropLast().drop { $0 == " " }
    let path = String(inner.reversed().drop { $0 == " " }.reversed())
    // Style Dictionary writes `{a.b.value}` for `{a.b}`; as a name of a token it would have to be
    // found under that path, which the resolver tries first.
    return ExactText(path)
  }
}
