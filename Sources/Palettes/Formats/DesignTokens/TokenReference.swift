import Documents

/// What a value points at, when it is an alias or a `$ref` and no literal.
enum TokenReference {
  /// The whole value of the token at that position.
  case token(Int)
  /// A part of the value of the token at that position.
  case part(of: Int, JSONPointer)
  /// A value of the file that belongs to no token.
  case value(JSONValue)
  /// Nothing; the text says what is wrong.
  case broken(String)
  /// A token of that path, which there is not.
  case missing(ExactText)

  /// The position of the token whose whole value it names, or nil.
  var token: Int? {
    if case .token(let position) = self { position } else { nil }
  }

  /// Reads a value of a file; nil when it is a literal.
  init?(_ value: JSONValue, in tree: TokenTree) {
    guard value.mayRefer else { return nil }
    if let text = value.string {
      guard let path = TokenReference.path(inBraces: text) else { return nil }
      self = tree.position(ofAlias: path).map(TokenReference.token) ?? .missing(path)
    } else if let reference = value["$ref"] {
      self.init(pointer: reference, in: tree)
    } else {
      return nil
    }
  }

  private init(pointer value: JSONValue, in tree: TokenTree) {
    guard let text = value.string, let (root, pointer) = tree.files.target(of: text, in: value)
    else {
      self = .broken(
        tree.files.fault(of: value) ?? "a $ref is a pointer, such as #/color/ink/$value"
      )
      return
    }
    let steps = pointer.steps
    let end = steps.firstIndex(of: "$value") ?? steps.count
    let path = ExactText(steps[..<end].map(\.string).joined(separator: "."))
    if let position = tree.positions[path] {
      let rest = JSONPointer(Array(steps.dropFirst(end + 1)))
      self = rest.steps.isEmpty ? .token(position) : .part(of: position, rest)
    } else if let found = tree.files.value(at: steps, below: root) {
      self = tree.groups.contains(path) && end == steps.count ? .missing(path) : .value(found)
    } else {
      self = .missing(path)
    }
  }

  /// The path within the braces of `{a.b}`, blanks around it dropped; nil for any other text.
  static func path(inBraces text: String) -> ExactText? {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else { return nil }
    let inner = bytes.dropFirst().dropLast().drop { $0 == UInt8(ascii: " ") }
    let blanks = inner.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let path = inner.dropLast(blanks)
    return path.isEmpty ? nil : ExactText(String(decoding: path, as: UTF8.self))
  }
}

extension JSONValue {
  /// Whether the value may be an alias or a `$ref`; most texts and all numbers are neither.
  var mayRefer: Bool {
    guard let byte = firstByte else { return object != nil }
    // An alias begins with a brace, which may be escaped.
    return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "\\")
  }
}

extension TokenTree {
  /// The token that an alias names; a final `.$value` or `.value`, as older tools write it, is
  /// dropped when nothing has the whole path.
  fileprivate func position(ofAlias path: ExactText) -> Int? {
    if let position = positions[path] { return position }
    for ending in [".$value", ".value"] where path.string.utf8.hasSuffix(ending) {
      let stem = path.string.utf8.dropLast(ending.utf8.count)
      return positions[ExactText(String(decoding: stem, as: UTF8.self))]
    }
    // Primer writes a group's own value under `@`.
    return positions[ExactText("\(path).@")]
  }
}

extension JSONPointer {
  /// Reads a pointer in the form of a URI fragment, `#/a%20b` (RFC 6901, section 6).
  ///
  /// A percent sign without two digits stands for itself, since writers forget to encode it.
  init?(fragment text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let encoded = Array(text.utf8.dropFirst())
    var bytes: [UInt8] = []
    var offset = 0
    while offset < encoded.count {
      if encoded[offset] == UInt8(ascii: "%"), offset + 2 < encoded.count,
        let high = Character(Unicode.Scalar(encoded[offset + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(encoded[offset + 2])).hexDigitValue
      {
        bytes.append(UInt8(high << 4 | low))
        offset += 3
      } else {
        bytes.append(encoded[offset])
        offset += 1
      }
    }
    self.init(String(decoding: bytes, as: UTF8.self))
  }
}

extension String.UTF8View {
  fileprivate func hasSuffix(_ ending: String) -> Bool {
    count > ending.utf8.count && suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}
