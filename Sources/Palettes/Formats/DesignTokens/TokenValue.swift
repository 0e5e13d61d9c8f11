import Colors
import Documents

/// One value of a token as a file has it, with what is plain to see of it.
///
/// Most values are hexadecimal colours or aliases; both are known from one look, and need no other
/// in each of the modes.
struct TokenValue {
  /// The value as it is written.
  let json: JSONValue
  /// What it is.
  let form: Form

  enum Form {
    /// A hexadecimal colour.
    case hex(HexColor)
    /// The whole value of the token at that position.
    case alias(of: Int)
    /// Anything else: another notation, a reference that leads elsewhere or nowhere.
    case other
  }

  init(_ json: JSONValue, in tree: TokenTree) {
    self.json = json
    if let color = HexColor(json) {
      form = .hex(color)
    } else if let token = TokenReference(json, in: tree)?.token {
      form = .alias(of: token)
    } else {
      form = .other
    }
  }
}

extension TokenValue {
  /// Makes a value that is written like another one of the same text.
  init(_ json: JSONValue, like other: TokenValue) {
    self.json = json
    form = other.form
  }
}

extension HexColor {
  /// Reads a string of JSON; nil for anything but a hexadecimal colour without escapes.
  fileprivate init?(_ json: JSONValue) {
    guard json.firstByte == UInt8(ascii: "#"), json.isPlainString else { return nil }
    let bytes = json.file.bytes
    let range = json.range.clamped(to: bytes.count)
    self.init(bytes.span.extracting(range.lowerBound + 1..<range.upperBound - 1))
  }
}
