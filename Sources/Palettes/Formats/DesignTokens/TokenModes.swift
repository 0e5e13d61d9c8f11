import Documents

/// The modes of a token file: one, unless tokens list values by mode in `$extensions.mode`.
///
/// The list by mode is a convention of Cobalt and Terrazzo from before resolver documents.
struct TokenModes {
  /// A mode, with the key under which tokens list its values; nil for the plain values.
  struct Entry {
    let mode: Mode
    let key: ExactText?
  }

  /// The modes, in the order of their first mention, light before dark.
  let all: [Entry]

  init(_ tree: TokenTree) {
    var keys: [ExactText] = []
    var seen: Set<ExactText> = []
    // The keys whose values are the plain ones in every token that lists values.
    var plain: Set<ExactText>?
    for token in tree.tokens {
      guard let listed = token.object["$extensions"]?["mode"]?.object else { continue }
      var equal: Set<ExactText> = []
      for member in listed {
        if seen.insert(member.name).inserted { keys.append(member.name) }
        if member.value.isWritten(like: token.value) { equal.insert(member.name) }
      }
      plain = plain?.intersection(equal) ?? equal
    }
    var entries = plain?.isEmpty ?? true ? [Entry(mode: .default, key: nil)] : []
    var taken = Set(entries.map(\.mode))
    for key in keys {
      var mode = Mode(ModeWords(key.string).choices)
      // `Dark` and `dark` are two keys, and would be one mode.
      if taken.contains(mode) { mode = Mode([Mode.Choice(.other, key.string)]) }
      taken.insert(mode)
      entries.append(Entry(mode: mode, key: key))
    }
    all = entries.filter { !$0.mode.isDark } + entries.filter(\.mode.isDark)
  }

  /// The value that a token lists for a mode, or nil when its plain value counts.
  func value(of token: Token, in entry: Entry) -> JSONValue? {
    entry.key.flatMap { token.object["$extensions"]?["mode"]?[$0] }
  }
}

extension Mode {
  /// Whether the scheme is dark, or a kind of dark such as `dark-dim`.
  fileprivate var isDark: Bool { value(on: .scheme)?.utf8.starts(with: "dark".utf8) ?? false }
}

extension JSONValue {
  /// Whether two values are the same text, white space aside.
  fileprivate func isWritten(like other: JSONValue) -> Bool {
    let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    return range == other.range
      || sourceText.utf8.filter { !spaces.contains($0) }
        == other.sourceText.utf8.filter { !spaces.contains($0) }
  }
}
