import Documents

/// The modes of a token file: one, unless tokens list values by mode in their `$extensions`.
///
/// `mode` is a convention of Cobalt and Terrazzo from before resolver documents, and
/// `org.primer.overrides` one of Primer.
struct TokenModes {
  /// A mode, with the position of the key under which tokens list its values; nil for the plain
  /// values.
  struct Entry {
    let mode: Mode
    let key: Int?
  }

  /// The modes, in the order of their first mention, light before dark.
  let all: [Entry]

  private let keys: TokenModeKeys
  /// The modes that the keys mean by their words.
  private let modes: [Mode]
  /// What each token has, one token after the other: its plain value, then what it lists.
  private let values: [Value]
  /// Where the values of each token begin, and where those of the last one end.
  private let starts: [Int]
  /// The objects that hold a listed value with what stands beside it, by the index of the value.
  private let holders: [Int: JSONValue]

  /// A value, and the position of the key under which it is listed; -1 for the plain one.
  private struct Value {
    let value: TokenValue
    let key: Int32
  }

  init(_ tree: TokenTree) {
    var keys = TokenModeKeys()
    var values: [Value] = []
    var holders: [Int: JSONValue] = [:]
    var starts = [0]
    starts.reserveCapacity(tree.tokens.count + 1)
    // In how many lists each key has had the plain value, as long as it was in all of them.
    var plain: [Int] = []
    var lists = 0
    for token in tree.tokens {
      let own = TokenValue(token.value, in: tree)
      values.append(Value(value: own, key: -1))
      defer { starts.append(values.count) }
      guard let list = TokenModes.list(of: token) else { continue }
      for member in list {
        let value = member.value
        let key = keys.position(of: member)
        let held = value["$value"]
        if held != nil { holders[values.count] = value }
        let isSame = held == nil && value.isWritten(exactlyLike: token.value)
        let other =
          isSame ? TokenValue(value, like: own) : TokenValue(held ?? value, in: tree)
        values.append(Value(value: other, key: Int32(key)))
        if key == plain.count { plain.append(0) }
        if plain[key] == lists, isSame || value.isWritten(like: token.value) { plain[key] += 1 }
      }
      lists += 1
      // Most tokens list as many values as the first that lists any.
      if lists == 1 {
        let count = values.count - starts[starts.count - 1]
        if count < 64 { values.reserveCapacity(min(tree.tokens.count, 1 << 14) * count) }
      }
    }
    let modes = keys.all.map { Mode(ModeWords($0.string).choices) }
    // A key whose values are the plain ones in every list stands for them.
    let isPlainListed = lists > 0 && plain.contains(lists)
    // Beside a dark mode, the plain values are those of the light one.
    let isLight = modes.contains(where: \.isDark) && !modes.contains(.light)
    var entries = isPlainListed ? [] : [Entry(mode: isLight ? .light : .default, key: nil)]
    var taken = Set(entries.map(\.mode))
    for (key, name) in keys.all.enumerated() {
      var mode = modes[key]
      // `Dark` and `dark` are two keys, and would be one mode.
      if taken.contains(mode) { mode = Mode([Mode.Choice(.other, name.string)]) }
      taken.insert(mode)
      entries.append(Entry(mode: mode, key: key))
    }
    all = entries.filter { !$0.mode.isDark } + entries.filter(\.mode.isDark)
    self.keys = keys
    self.modes = modes
    self.values = values
    self.holders = holders
    self.starts = starts
  }

  /// The value of each token that counts in a mode, by its index.
  ///
  /// Primer's modes fall back: `dark-high-contrast` to what is listed for `dark`.
  func chosen(for entry: Entry, in tree: TokenTree) -> [Int] {
    guard let key = entry.key else { return Array(starts.dropLast()) }
    return tree.tokens.indices.map { token in
      let list = starts[token] + 1..<starts[token + 1]
      guard !list.isEmpty else { return starts[token] }
      // Of two values under one key the last one counts.
      return list.last { values[$0].key == key }
        ?? wider(in: list, than: entry.mode, of: tree.tokens[token]) ?? starts[token]
    }
  }

  /// The value at an index, as it is written.
  func json(_ index: Int) -> JSONValue { values[index].value.json }

  /// What the value at an index is.
  func form(_ index: Int) -> TokenValue.Form { values[index].value.form }

  /// Whether the value at an index is the plain one of the token at a position.
  func isPlain(_ index: Int, of token: Int) -> Bool { index == starts[token] }

  /// The object that holds a listed value with what stands beside it; nil for a value by itself.
  func holder(of index: Int) -> JSONValue? { holders.isEmpty ? nil : holders[index] }

  private func wider(in list: Range<Int>, than mode: Mode, of token: Token) -> Int? {
    guard token.object["$extensions"]?["mode"] == nil else { return nil }
    let wider = list.filter { mode.covers(modes[Int(values[$0].key)]) }
    return wider.max { length(of: $0) < length(of: $1) }
  }

  private func length(of index: Int) -> Int {
    keys.all[Int(values[index].key)].string.utf8.count
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
  /// The key that is likely to be asked for next, since most lists have all in the same order.
  private var next = 0

  /// The position of a member's key, which is added if it is new.
  mutating func position(of member: JSONObject.Member) -> Int {
    if next == all.count { next = 0 }
    if next >= all.count || !member.isNamed(all[next]) {
      next = positions[member.name] ?? all.count
      if next == all.count {
        positions[member.name] = next
        all.append(member.name)
      }
    }
    next += 1
    return next - 1
  }
}

extension JSONValue {
  /// Whether two values are the same text, byte by byte.
  fileprivate func isWritten(exactlyLike other: JSONValue) -> Bool {
    let (bytes, others) = (file.bytes, other.file.bytes)
    let (range, otherRange) = (
      range.clamped(to: bytes.count), other.range.clamped(to: others.count)
    )
    guard range.count == otherRange.count else { return false }
    for offset in 0..<range.count
    where bytes[range.lowerBound + offset] != others[otherRange.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Whether two values are the same text, white space aside.
  fileprivate func isWritten(like other: JSONValue) -> Bool {
    let (bytes, others) = (file.bytes, other.file.bytes)
    let (range, otherRange) = (
      range.clamped(to: bytes.count), other.range.clamped(to: others.count)
    )
    var (offset, otherOffset) = (range.lowerBound, otherRange.lowerBound)
    while true {
      while offset < range.upperBound, bytes[offset].isBlank { offset += 1 }
      while otherOffset < otherRange.upperBound, others[otherOffset].isBlank { otherOffset += 1 }
      guard offset < range.upperBound, otherOffset < otherRange.upperBound else {
        return offset == range.upperBound && otherOffset == otherRange.upperBound
      }
      guard bytes[offset] == others[otherOffset] else { return false }
      offset += 1
      otherOffset += 1
    }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
