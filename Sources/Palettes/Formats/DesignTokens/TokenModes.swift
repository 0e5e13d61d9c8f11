import Documents

/// The modes of a token file: one, unless tokens list values by mode in their `$extensions`.
///
/// `mode` is a convention of Cobalt and Terrazzo from before resolver documents, and
/// `org.primer.overrides` one of Primer.
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
      guard let listed = TokenModes.list(of: token) else { continue }
      var equal: Set<ExactText> = []
      for member in listed {
        if seen.insert(member.name).inserted { keys.append(member.name) }
        if member.value.isWritten(like: token.value) { equal.insert(member.name) }
      }
      plain = plain?.intersection(equal) ?? equal
    }
    // Beside a dark mode, the plain values are those of the light one.
    let modes = keys.map { Mode(ModeWords($0.string).choices) }
    let isLight = modes.contains(where: \.isDark) && !modes.contains(.light)
    var entries =
      plain?.isEmpty ?? true ? [Entry(mode: isLight ? .light : .default, key: nil)] : []
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

  /// What a token lists for a mode: a value, or an object that holds one with what stands beside it;
  /// nil when its plain value counts.
  ///
  /// Primer's modes fall back: `dark-high-contrast` to what is listed for `dark`.
  func override(of token: Token, in entry: Entry) -> JSONValue? {
    guard let key = entry.key, let listed = TokenModes.list(of: token) else { return nil }
    if let own = listed[key] { return own }
    guard token.object["$extensions"]?["mode"] == nil else { return nil }
    let wider = listed.filter { entry.mode.covers(Mode(ModeWords($0.name.string).choices)) }
    return wider.max { $0.name.string.utf8.count < $1.name.string.utf8.count }?.value
  }

  private static func list(of token: Token) -> JSONObject? {
    guard let extensions = token.object["$extensions"] else { return nil }
    return (extensions["mode"] ?? extensions["org.primer.overrides"])?.object
  }
}

extension JSONValue {
  /// Whether two values are the same text, white space aside.
  fileprivate func isWritten(like other: JSONValue) -> Bool {
    let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let (bytes, others) = (file.bytes[range.clamped(to: file.bytes.count)], other.file.bytes)
    let otherBytes = others[other.range.clamped(to: others.count)]
    if bytes.elementsEqual(otherBytes) { return true }
    // A text without blanks is equal only to itself.
    guard bytes.contains(where: spaces.contains) || otherBytes.contains(where: spaces.contains)
    else { return false }
    return sourceText.utf8.filter { !spaces.contains($0) }
      == other.sourceText.utf8.filter { !spaces.contains($0) }
  }
}
