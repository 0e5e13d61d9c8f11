import TestSupport

/// Changes the bytes of a text in a few of the ways in which texts go wrong.
struct Mutation {
  private var random: SplitMix64
  private let words: [[UInt8]]

  /// Makes a mutation that is always the same for a number.
  init(number: Int, words: [[UInt8]]) {
    random = SplitMix64(seed: UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    self.words = words
  }

  /// A number from 0 up to `bound`, `bound` itself left out; 0 when there is none.
  mutating func number(below bound: Int) -> Int {
    bound <= 1 ? 0 : Int(random.next() % UInt64(bound))
  }

  /// The bytes after one to eight changes; never more than 64 KiB.
  ///
  /// Two inputs of three keep their punctuation: only texts and numbers change, so that what is
  /// behind the grammar is reached as well.
  mutating func mutated(_ bytes: [UInt8], spliced other: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let keepsGrammar = number(below: 3) > 0
    for _ in 0...number(below: 8) {
      if keepsGrammar { changeText(&bytes) } else { change(&bytes, other) }
    }
    return Array(bytes.prefix(1 << 16))
  }

  /// Puts another text in place of one between quotes, or of a number.
  private mutating func changeText(_ bytes: inout [UInt8]) {
    let found = Self.texts(of: bytes)
    guard !found.isEmpty else { return }
    let place = found[number(below: found.count)]
    guard place.lowerBound > 0, Self.quotes.contains(bytes[place.lowerBound - 1]) else {
      let text = Self.numbers[number(below: Self.numbers.count)]
      return bytes.replaceSubrange(place, with: text.utf8)
    }
    var text = Array(Self.texts[number(below: Self.texts.count)].utf8)
    if number(below: 2) == 0 {
      text = bytes[found[number(below: found.count)]].filter { !Self.quotes.contains($0) }
    }
    bytes.replaceSubrange(place, with: text)
  }

  /// The texts between quotes, without them, and the numbers, in order.
  private static func texts(of bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if quotes.contains(byte) {
        let rest = bytes[(offset + 1)...]
        guard let end = rest.firstIndex(where: { $0 == byte || $0 == 0x0A }) else { break }
        if bytes[end] == byte { found.append(offset + 1..<end) }
        offset = end + 1
      } else if byte &- 0x30 < 10 {
        let end =
          bytes[offset...].firstIndex { $0 &- 0x30 >= 10 && $0 != 0x2E } ?? bytes.count
        found.append(offset..<end)
        offset = end
      } else {
        offset += 1
      }
    }
    return found
  }

  private static let quotes: Set<UInt8> = [0x22, 0x27]
  private static let numbers = [
    "0", "1", "-1", "0.5", "255", "256", "1e999", "-0.0", "99999999999999999999", "1e-320", "100",
    "360", "0.1", "3.0000000001", "-255",
  ]
  private static let texts = [
    "", "#", "#fff", "#12345", "#80ffffff", "{", "{a}", "{a.b}", "{ink}", "{color.loop}", "$ref",
    "$value", "$type", "color", "value", "dark", "light", "none", "transparent", "currentColor",
    "rgb(1 2 3 / 50%)", "hsl(var(--a) / <alpha-value>)", "oklch(0.5 0.2 none)", "0xFF", "1.000",
    "@color/ink", "?attr/ink", "../a.json", "a.json#/b", "#/a/b", "1 + 2 * (3", "1/0", "@",
    "\\u0000",
  ]

  private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8]) {
    let place = number(below: bytes.count + 1)
    let length = min(bytes.count - place, 1 + number(below: 1 << number(below: 8)))
    switch number(below: 10) {
    case 0 where !bytes.isEmpty: bytes[min(place, bytes.count - 1)] = UInt8(number(below: 256))
    case 1: bytes.removeSubrange(place..<(place + length))
    case 2: bytes.insert(contentsOf: bytes[place..<(place + length)], at: place)
    case 3: bytes.insert(contentsOf: Self.nasty[number(below: Self.nasty.count)].utf8, at: place)
    case 4 where !words.isEmpty:
      bytes.insert(contentsOf: words[number(below: words.count)], at: place)
    case 5 where !words.isEmpty:
      bytes.replaceSubrange(place..<(place + length), with: words[number(below: words.count)])
    case 6: bytes.removeSubrange(place...)
    case 7:
      let start = number(below: other.count + 1)
      bytes.replaceSubrange(place..., with: other[start...])
    case 8 where length > 0:
      let target = number(below: bytes.count - length + 1)
      let moved = Array(bytes[place..<(place + length)])
      bytes.removeSubrange(place..<(place + length))
      bytes.insert(contentsOf: moved, at: min(target, bytes.count))
    default:
      let copies = 1 + number(below: 40)
      let part = Array(bytes[place..<(place + length)])
      bytes.insert(contentsOf: (0..<copies).flatMap { _ in part }, at: place)
    }
  }

  private static let nasty = [
    "\0", "\u{FEFF}", "\u{2028}", "\u{202E}", "\\", "\"", "'", "{", "}", "[", "]", "(", ")", "<",
    ">", "/", "*/", "/*", "<!--", "-->", "]]>", "&amp;", "&#x110000;", "\r\n", "\t", "#", "$", "@",
    "--", "{a.b}", "{}", "{{", "..", "null", "true", "NaN", "Infinity", "-0", "1e999", "-1e-999",
    "99999999999999999999", "0x", "0xFFFFFFFFFF", ".5", "5.", "1e", "\u{301}", "é", "e\u{301}",
    "var(--a)", "$ref", "$extends", "#/", "none", "calc(1/0)", "!important", ";", ":", ",",
  ]
}
