/// The address between the brackets of a host (RFC 3986, 3.2.2): IPv6address.
enum IPv6Literal {
  /// Tells whether the bytes are eight groups of 16 bits, of which `::` may stand for one or more that
  /// are zero, and of which the last two may be written as an IPv4 address.
  static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    var groups = 0
    var isShortened = false
    if rest.starts(with: [.colon, .colon]) {
      isShortened = true
      rest = rest.dropFirst(2)
    }
    while !rest.isEmpty {
      let group = rest.prefix { $0 != .colon }
      if group.contains(UInt8(ascii: ".")) {
        groups += 2
        return group.endIndex == bytes.endIndex && isIPv4(group)
          && (isShortened ? groups < 8 : groups == 8)
      }
      guard (1...4).contains(group.count), group.allSatisfy({ $0.hexadecimalValue != nil }) else {
        return false
      }
      groups += 1
      rest = rest[group.endIndex...]
      guard !rest.isEmpty else { break }
      rest = rest.dropFirst()
      if rest.first == .colon {
        guard !isShortened else { return false }
        isShortened = true
        rest = rest.dropFirst()
      } else if rest.isEmpty {
        return false
      }
    }
    return isShortened ? groups < 8 : groups == 8
  }

  /// Tells whether the bytes are four numbers from 0 to 255, without zeros in front.
  private static func isIPv4(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        guard (1...3).contains(part.count), part.count == 1 || part.first != UInt8(ascii: "0")
        else {
          return false
        }
        var value = 0
        for digit in part {
          guard let number = digit.decimalValue else { return false }
          value = value * 10 + Int(number)
        }
        return value < 256
      }
  }
}
