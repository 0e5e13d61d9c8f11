/// The fields of a message, in order; a name may be repeated (RFC 9110, 5).
///
/// They are kept as they travel: as field lines. Those of a request are a part of the bytes that
/// were received, and texts are made of them when asked for; those of a response are ready to send.
public struct Fields: Sendable, Equatable {
  /// The bytes among which the lines stand; every line is `name: value` CR LF, checked before.
  private var storage: [UInt8]
  private var range: Range<Int>

  /// Makes an empty list.
  public init() {
    storage = []
    range = 0..<0
  }

  /// Makes a list of the lines at `range` of bytes that have been checked.
  init(checked storage: [UInt8], in range: Range<Int>) {
    self.storage = storage
    self.range = range
  }

  /// Tells whether there is none.
  public var isEmpty: Bool { range.isEmpty }

  /// The value of the first field called `name`; setting replaces all of that name, nil removes them.
  public subscript(name: FieldName) -> String? {
    get {
      for line in lines where storage.matches(name.bytes, in: line.name) {
        return storage.text(in: line.value)
      }
      return nil
    }
    set {
      let kept = self.filter { $0.name != name }
      self = Fields()
      for field in kept { append(field.name, field.value) }
      if let newValue { append(name, newValue) }
    }
  }

  /// Tells whether there is a field called `name`.
  public func contains(_ name: FieldName) -> Bool {
    lines.contains { storage.matches(name.bytes, in: $0.name) }
  }

  /// The values of all fields called `name`, in order.
  public func values(of name: FieldName) -> [String] {
    lines.compactMap { line in
      storage.matches(name.bytes, in: line.name) ? storage.text(in: line.value) : nil
    }
  }

  /// The values of all fields called `name` as one list, or nil when there is none (RFC 9110, 5.3).
  public func list(of name: FieldName) -> String? {
    let values = values(of: name)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// Adds a field at the end.
  ///
  /// A control byte in `value` is written as a space, the replacement that RFC 9110, 5.5 names: it
  /// can begin no line of its own.
  public mutating func append(_ name: FieldName, _ value: String) {
    detach()
    if storage.isEmpty { storage.reserveCapacity(Fields.usualLength) }
    storage.append(contentsOf: name.bytes)
    storage.append(.colon)
    storage.append(.space)
    if value.utf8.contains(where: \.isControl) {
      storage.append(contentsOf: value.utf8.map { $0.isControl ? .space : $0 })
    } else {
      storage.append(contentsOf: value.utf8)
    }
    storage.append(contentsOf: Fields.lineEnd)
    range = 0..<storage.count
  }

  /// Adds all fields of another list at the end.
  public mutating func append(contentsOf other: Fields) {
    detach()
    other.write(to: &storage)
    range = 0..<storage.count
  }

  /// Appends the lines to `output`, as they travel.
  func write(to output: inout [UInt8]) {
    if range.count == storage.count {
      output.append(contentsOf: storage)
    } else {
      output.append(contentsOf: storage[range])
    }
  }

  /// Tells whether both have the same fields in the same order.
  public static func == (left: Fields, right: Fields) -> Bool { left.elementsEqual(right) }

  /// Room for the fields of most answers.
  private static let usualLength = 120
  private static let lineEnd: [UInt8] = [.carriageReturn, .lineFeed]

  private var lines: FieldLines { FieldLines(storage, in: range) }

  /// Leaves the bytes of the message, so that lines can be added, or those bytes be freed.
  mutating func detach() {
    guard range.count != storage.count else { return }
    storage = Array(storage[range])
    range = 0..<storage.count
  }
}

extension Fields: Sequence, ExpressibleByDictionaryLiteral {
  /// One field.
  public struct Element: Sendable, Equatable {
    /// The name, as written.
    public let name: FieldName
    /// The value, without the blanks around it.
    public let value: String
  }

  /// Makes a list of the fields of a literal, in its order.
  public init(dictionaryLiteral fields: (FieldName, String)...) {
    self.init()
    for (name, value) in fields { append(name, value) }
  }

  /// Goes through the fields in order.
  public func makeIterator() -> AnyIterator<Element> {
    var rest = lines.makeIterator()
    return AnyIterator { [storage] in
      rest.next().map { line in
        Element(
          name: FieldName(token: storage.text(in: line.name)),
          value: storage.text(in: line.value)
        )
      }
    }
  }
}
