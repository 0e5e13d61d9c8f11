import HTTP

/// Makes names for exchanges: 16 hexadecimal digits, each other than all before.
struct ExchangeNames {
  private var count = UInt64.random(in: 0...UInt64.max)

  /// The next name.
  ///
  /// A count would tell clients how many others ask; what is done with it here is one to one
  /// (Steele, Lea and Flood: Fast splittable pseudorandom number generators, 2014).
  mutating func next() -> String {
    count &+= 0x9E37_79B9_7F4A_7C15
    var word = count
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    word ^= word >> 31
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension ExchangeNames {
  /// Tells whether a name that a client gave can stand in a log: 1 to 64 letters, digits and `-._`.
  static func isGood(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
          UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
