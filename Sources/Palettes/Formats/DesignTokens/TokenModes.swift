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

  /// What each token lists by mode, in the order of the tokens; nil for those that list nothing.
  private let lists: [JSONObject?]

  init(_ tree: TokenTree) {
    var keys = TokenModeKeys()
    // The keys whose values are the plain ones in every token that lists values.
    var plain: Set<Int>?
    lists = tree.tokens.map { TokenModes.list(of: $0) }
    for (token, list) in zip(tree.tokens, lists) {
      guard let list else { continue }
      var equal: Set<Int> = []
      for member in list {
        let key = keys.position(of: member.name)
        if plain?.contains(key) ?? true, member.value.isWritten(like: token.value) {
          equal.insert(key)
        }
      }
      if plain != equal { plain = plain?.intersection(equal) ?? equal }
    }
    // Beside a dark mode, the plain values are those of the light one.
    let modes = keys.all.map { Mode(ModeWords($0.string).choices) }
    let isLight = modes.contains(where: \.isDark) && !modes.contains(.light)
    var entries =
      plain?.isEmpty ?? true ? [Entry(mode: isLight ? .light : .default, key: nil)] : []
    var taken = Set(entries.map(\.mode))
    for key in keys.all {
      var mode = Mode(ModeWords(key.string).choices)
      // `Dark` and `dark` are two keys, and would be one mode.
      if taken.contains(mode) { mode = Mode([Mode.Choice(.other, key.string)]) }
      taken.insert(mode)
      entries.append(Entry(mode: mode, key: key))
    }
    all = entries.filter { !$0.mode.isDark } + entries.filter(\.mode.isDark)
  }

  /// What each token lists for a mode: a value, or an object that holds one with what stands beside it;
  /// nil when its plain value counts.
  ///
  /// Primer's modes fall back: `dark-high-contrast` to what is listed for `dark`.
  func overrides(of tree: TokenTree, in entry: Entry) -> [JSONValue?] {
    guard let key = entry.key else { return Array(repeating: nil, count: tree.tokens.count) }
    return zip(tree.tokens, lists).map { token, list in
      list.flatMap { $0[key] ?? TokenModes.wider(in: $0, than: entry.mode, of: token) }
    }
  }

  private static func wider(
    in listed: JSONObject,
    than mode: Mode,
    of token: Token
  ) -> JSONValue? {
    guard token.object["$extensions"]?["mode"] == nil else { return nil }
    let wider = listed.filter { mode.covers(Mode(ModeWords($0.name.string).choices)) }
    return wider.max { $0.name.string.utf8.count < $1.name.string.utf8.count }?.value
  }

  private static func list(of token: Token) -> JSONObject? {
    guard let extensions = token.object["$extensions"] else { return nil }
    return (extensions["mode"] ?? extensions["org.primer.overrides"])?.object
  }
}

/// The keys under which tokens list values, in the order of their first mention.
private struct TokenModeKeys {
  private(set) var all: [ExactText] = []
  private var positions: [ExactText: Int] = [:]

  /// The position of a key, which is added if it is new.
  mutating func position(of key: ExactText) -> Int {
    // Most files have a handful of modes, for which a dictionary would be a burden.
    let known = all.count <= 8 ? all.firstIndex(of: key) : positions[key]
    if let known { return known }
    positions[key] = all.count
    all.append(key)
    return all.count - 1
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
