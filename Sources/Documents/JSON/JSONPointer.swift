/// A path to one value of a JSON text (RFC 6901): `/color/ink/$value`.
public struct JSONPointer: Sendable, Hashable, CustomStringConvertible {
  /// The names and indexes, outermost first, with `~0` and `~1` decoded.
  public var steps: [ExactText]

  /// Makes a pointer of decoded steps.
  public init(_ steps: [ExactText]) { self.steps = steps }

  /// Reads a pointer: empty, or steps that each begin with `/`; nil for anything else.
  public init?(_ text: String) {
    var steps: [ExactText] = []
    if !text.utf8.isEmpty {
      let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard parts.first?.isEmpty == true else { return nil }
      for part in parts.dropFirst() {
        guard let step = JSONPointer.decoded(part) else { return nil }
        steps.append(ExactText(step))
      }
    }
    self.steps = steps
  }

  /// The pointer as it is written.
  public var description: String {
    var text: [UInt8] = []
    for step in steps {
      text.append(UInt8(ascii: "/"))
      for byte in step.string.utf8 {
        switch byte {
        case UInt8(ascii: "~"): text += "~0".utf8
        case UInt8(ascii: "/"): text += "~1".utf8
        default: text.append(byte)
        }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func decoded(_ part: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "~") {
        bytes.append(byte)
      } else if let digit = rest.popFirst(), digit == 0x30 || digit == 0x31 {
        bytes.append(digit == 0x30 ? UInt8(ascii: "~") : UInt8(ascii: "/"))
      } else {
        return nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONValue {
  /// The value one step further: a member by its name, or an element by its index; nil when absent.
  ///
  /// An index is written without leading zeros (RFC 6901, section 4).
  public subscript(step step: ExactText) -> JSONValue? {
    switch content {
    case .object(let object): return object[step]
    case .array(let elements):
      let digits = step.string.utf8
      guard !digits.isEmpty, digits.count < 10, digits.allSatisfy({ $0 &- 0x30 < 10 }),
        digits.count == 1 || digits.first != 0x30
      else { return nil }
      let index = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
      return index < elements.count ? elements[index] : nil
    default: return nil
    }
  }

  /// The value to which a pointer leads from here, or nil when there is none.
  public subscript(pointer: JSONPointer) -> JSONValue? {
    pointer.steps.reduce(Optional(self)) { value, step in value?[step: step] }
  }
}
