import Documents

/// What a JSON file without a design token seems to be, to say so.
enum TokenDialect {
  /// Tokens of Style Dictionary: `value` in place of `$value`.
  case styleDictionary
  /// An export of Tokens Studio, with its themes or the order of its sets.
  case tokensStudio
  /// Anything else.
  case unknown

  /// Guesses from the members of the root, and from the first thousand objects.
  init(of root: JSONValue) {
    if root["$themes"] != nil || root["$metadata"]?["tokenSetOrder"] != nil {
      self = .tokensStudio
      return
    }
    var waiting = [root]
    var looked = 0
    while let value = waiting.popLast(), looked < 1000 {
      looked += 1
      if value["value"]?.string != nil {
        self = .styleDictionary
        return
      }
      guard let object = value.object else { continue }
      for member in object.prefix(1000) where member.value.object != nil {
        waiting.append(member.value)
      }
    }
    self = .unknown
  }

  /// Why nothing was read, and what to do: for people.
  var explanation: String {
    switch self {
    case .styleDictionary:
      "this looks like a file of Style Dictionary, whose tokens have value in place of $value; "
        + "--from style-dictionary reads it"
    case .tokensStudio:
      "this looks like an export of Tokens Studio; --from tokens-studio reads it"
    case .unknown:
      "no design token was found: a token is an object with $value, such as "
        + "{\"ink\": {\"$type\": \"color\", \"$value\": \"#1f2328\"}}; if it is a palette of another "
        + "form, --from names it (legible formats lists them)"
    }
  }
}
