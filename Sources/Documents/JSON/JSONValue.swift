/// A value of a JSON text that knows which bytes it was read from.
///
/// It is a view of the parsed text: copying it costs nothing, and strings and numbers are decoded
/// when they are asked for.
public struct JSONValue: Sendable {
  let tape: JSONTape
  let index: Int

  /// What a value is.
  public enum Content: Sendable {
    /// Members, in the order of the text.
    case object(JSONObject)
    /// Elements.
    case array([JSONValue])
    /// A text, with its escapes decoded.
    case string(String)
    /// The nearest `Double`; infinite when the number is too large for one.
    case number(Double)
    /// True or false.
    case bool(Bool)
    /// The word `null`.
    case null
  }

  /// Reads a text of RFC 8259, or of a wider dialect; a UTF-8 byte-order mark is skipped.
  ///
  /// Names that occur twice are kept: see ``JSONObject/duplicates``. An escape such as `\ud800`
  /// that is half of a surrogate pair is an error.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - dialect: What is allowed beyond the standard.
  ///   - limits: The depth and the size that are accepted.
  /// - Throws: The first fault of the text, its encoding, its depth or its size.
  /// - Complexity: O(*n*), in one pass.
  public init(
    parsing file: SourceFile,
    dialect: JSONDialect = .strict,
    limits: JSONLimits = JSONLimits()
  ) throws(DocumentError) {
    var parser = JSONParser(file, dialect: dialect, limits: limits)
    try parser.parse()
    self.init(tape: JSONTape(file: file, nodes: parser.nodes), index: 0)
  }

  init(tape: JSONTape, index: Int) {
    self.tape = tape
    self.index = index
  }

  /// The outermost value of the text.
  public var root: JSONValue { JSONValue(tape: tape, index: 0) }

  /// The file that the value was read from.
  public var file: SourceFile { tape.file }

  /// The bytes of the value, with quotes or brackets.
  public var range: SourceRange { tape.nodes[index].range }

  /// The value as it is written.
  public var sourceText: String { file.text(in: range) }

  /// What the value is.
  public var content: Content {
    switch tape.nodes[index].kind {
    case .null: .null
    case .no: .bool(false)
    case .yes: .bool(true)
    case .number: .number(decodedNumber)
    case .string, .escapedString, .bareName, .escapedBareName: .string(tape.string(at: index))
    case .array: .array(elements)
    case .object: .object(JSONObject(tape: tape, index: index))
    }
  }

  /// The members, or nil when the value is no object.
  public var object: JSONObject? {
    tape.nodes[index].kind == .object ? JSONObject(tape: tape, index: index) : nil
  }

  /// The elements, or nil when the value is no array.
  public var array: [JSONValue]? {
    tape.nodes[index].kind == .array ? elements : nil
  }

  /// The text, or nil when the value is no string.
  public var string: String? {
    switch tape.nodes[index].kind {
    case .string, .escapedString: tape.string(at: index)
    default: nil
    }
  }

  /// Whether the value is a string whose text stands between its quotes as it is, without escapes.
  public var isPlainString: Bool { tape.nodes[index].kind == .string }

  /// The first byte of the text, or nil when the value is no string or an empty one; of a text that
  /// has escapes the first byte as it is written.
  public var firstByte: UInt8? {
    let node = tape.nodes[index]
    guard node.kind == .string || node.kind == .escapedString, !node.content.isEmpty else {
      return nil
    }
    return tape.bytes[node.content.lowerBound]
  }

  /// The nearest `Double`, infinite when it is too large for one, or nil when it is no number.
  public var number: Double? {
    tape.nodes[index].kind == .number ? decodedNumber : nil
  }

  /// The truth value, or nil when the value is neither `true` nor `false`.
  public var bool: Bool? {
    switch tape.nodes[index].kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// Whether the value is `null`.
  public var isNull: Bool { tape.nodes[index].kind == .null }

  /// What kind of value it is, with an article, for messages: "an object", "a string".
  public var kindName: String {
    switch tape.nodes[index].kind {
    case .null: "null"
    case .no: "false"
    case .yes: "true"
    case .number: "a number"
    case .string, .escapedString, .bareName, .escapedBareName: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The value of the last member of that name, or nil when this is no object or has none.
  public subscript(name: ExactText) -> JSONValue? { object?[name] }

  private var decodedNumber: Double {
    let range = range
    return tape.bytes.decimalNumber(in: range.lowerBound..<range.upperBound)
  }

  private var elements: [JSONValue] {
    var elements: [JSONValue] = []
    var element = index + 1
    let end = Int(tape.nodes[index].next)
    while element < end {
      elements.append(JSONValue(tape: tape, index: element))
      element = Int(tape.nodes[element].next)
    }
    return elements
  }
}
