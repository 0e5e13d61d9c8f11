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
  mutating func mutated(_ bytes: [UInt8], spliced other: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...number(below: 8) { change(&bytes, other) }
    return Array(bytes.prefix(1 << 16))
  }

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
