/// The hash of FIPS 180-4, section 6.2, by which a Content-Security-Policy names style sheets.
enum SHA256 {
  /// The 32 bytes of the hash.
  ///
  /// - Complexity: O(*n*); made for texts of some kilobytes.
  static func hash(of message: [UInt8]) -> [UInt8] {
    var state = initial
    let padded = padded(message)
    for block in stride(from: 0, to: padded.count, by: 64) {
      mix(padded[block..<block + 64], into: &state)
    }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// The message with a one bit, zeros and its length in bits behind it (5.1.1).
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(message.count) << 3
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return padded
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words: [UInt32] = []
    words.reserveCapacity(64)
    var rest = block
    for _ in 0..<16 {
      words.append(rest.prefix(4).reduce(0) { $0 << 8 | UInt32($1) })
      rest = rest.dropFirst(4)
    }
    for index in 16..<64 {
      let early = words[index - 15]
      let late = words[index - 2]
      let small = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let large = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let sum = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = e & f ^ ~e & g
      let first = h &+ sum &+ choice &+ constants[index] &+ words[index]
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits behind the point of the square roots of the first 8 primes (5.3.3).
  private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }

  /// The same of the cube roots of the first 64 primes (4.2.2).
  private static let constants = primes.map { fraction(cubeRoot(Double($0))) }

  private static let primes = (2..<312).filter { number in
    !(2..<number).contains { number % $0 == 0 }
  }

  private static func fraction(_ number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 4_294_967_296)
  }

  /// Newton's method; the last step changes nothing, so that all 32 bits are right.
  private static func cubeRoot(_ number: Double) -> Double {
    var root = number.squareRoot()
    for _ in 0..<64 { root -= (root * root * root - number) / (3 * root * root) }
    return root
  }
}

extension [UInt8] {
  /// The bytes as letters, digits, `+` and `/`, with `=` behind them (RFC 4648, section 4).
  var base64: String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: count, by: 3) {
      let group = self[start..<Swift.min(start + 3, count)]
      var bits: UInt32 = 0
      for byte in group { bits = bits << 8 | UInt32(byte) }
      bits <<= 8 * UInt32(3 - group.count)
      for place in 0..<4 {
        let value = Int(bits >> UInt32(18 - 6 * place) & 63)
        text.append(place <= group.count ? base64Alphabet[value] : .equals)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

private let base64Alphabet = Array(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
)
