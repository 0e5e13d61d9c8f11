import Documents

/// The modes of a token file: one, unless tokens list values by mode in `$extensions.mode`.
///
/// The list by mode is a convention of Cobalt and Terrazzo from before resolver documents.
struct TokenModes {
  /// Each mode with the key under which tokens list its values; nil for the plain values.
  let all: [(mode: Mode, key: ExactText?)]

  init(_ tree: TokenTree) {
    var keys: [ExactText] = []
    var seen: Set<ExactText> = []
    for token in tree.tokens {
      guard let listed = token.object["$extensions"]?["mode"]?.object else { continue }
      for member in listed where seen.insert(member.name).inserted { keys.append(member.name) }
    }
    all = keys.isEmpty ? [(.default, nil)] : keys.map { (Mode(words: $0.string), $0) }
  }

  /// The value of a token under a key, or its plain value.
  static func value(of token: TokenTree.Token, under key: ExactText?) -> JSONValue {
    key.flatMap { token.object["$extensions"]?["mode"]?[$0] } ?? token.value
  }
}

extension Mode {
  /// Reads the choices from the words of a name such as `dark-high-contrast`.
  init(words name: String) {
    var rest = name.lowercased()
    var choices: [Choice] = []
    let known: [(words: [String], choice: Choice)] = [
      (["high-contrast", "highcontrast", "hc"], Choice(.contrast, "high-contrast")),
      (["light"], Choice(.scheme, "light")), (["dark"], Choice(.scheme, "dark")),
    ]
    for (words, choice) in known {
      for word in words where rest.hasPrefix(word) || rest.hasSuffix("-" + word) || rest == word {
        choices.append(choice)
        rest =
          rest.hasPrefix(word)
          ? String(rest.dropFirst(word.count)) : String(rest.dropLast(word.count))
        break
      }
    }
    let left = rest.split(whereSeparator: { "-_/ ".contains($0) }).joined(separator: "-")
    if !left.isEmpty {
      choices.append(
        Choice(left.contains("blind") || left.hasSuffix("opia") ? .vision : .other, left)
      )
    }
    self.init(choices)
  }
}
