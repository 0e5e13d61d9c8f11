/// The members of a JSON object, in the order of the text; a name may occur more than once.
public struct JSONObject: Sendable, Sequence {
  let tape: JSONTape
  let index: Int

  /// One member: a name and a value, which are decoded when they are asked for.
  public struct Member: Sendable {
    let tape: JSONTape
    /// The index of the name, before that of the value.
    let index: Int

    /// The name, escapes decoded; compared by code points (RFC 8259, 8.3).
    public var name: ExactText { ExactText(tape.string(at: index)) }

    /// The bytes of the name, with its quotes.
    public var nameRange: SourceRange { tape.nodes[index].range }

    /// The value.
    public var value: JSONValue { JSONValue(tape: tape, index: index + 1) }

    /// The first byte of the name, or nil when it is empty; of a name that has escapes the first byte
    /// as it is written.
    public var firstByteOfName: UInt8? {
      let content = tape.nodes[index].content
      return content.isEmpty ? nil : tape.bytes[content.lowerBound]
    }

    /// Whether that is the name; no text is copied.
    public func isNamed(_ name: ExactText) -> Bool { tape.string(at: index, equals: name) }

    /// Whether the name is that of a member of the same text.
    public func isNamed(like other: Member) -> Bool {
      tape.string(at: index, equalsThatAt: other.index)
    }
  }

  /// Walks through the members in the order of the text.
  public struct Iterator: IteratorProtocol {
    private let tape: JSONTape
    private var position: Int
    private let end: Int

    init(_ object: JSONObject) {
      tape = object.tape
      position = object.index + 1
      end = Int(object.tape.nodes[object.index].next)
    }

    /// The next member, or nil behind the last.
    public mutating func next() -> Member? {
      guard position < end else { return nil }
      defer { position = Int(tape.nodes[position + 1].next) }
      return Member(tape: tape, index: position)
    }
  }

  /// Makes an iterator over the members.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Whether there is no member.
  public var isEmpty: Bool { Int(tape.nodes[index].next) == index + 1 }

  /// The value of the last member of that name, or nil.
  ///
  /// - Complexity: O(*n*) in the number of members; no text is copied.
  public subscript(name: ExactText) -> JSONValue? {
    var found: JSONValue?
    var member = index + 1
    let end = Int(tape.nodes[index].next)
    while member < end {
      if tape.string(at: member, equals: name) {
        found = JSONValue(tape: tape, index: member + 1)
      }
      member = Int(tape.nodes[member + 1].next)
    }
    return found
  }

  /// The members whose name has occurred before, each with the first of that name.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public var duplicates: [(first: Member, again: Member)] {
    var firsts: [ExactText: Member] = [:]
    var duplicates: [(first: Member, again: Member)] = []
    for member in self {
      if let first = firsts[member.name] {
        duplicates.append((first, member))
      } else {
        firsts[member.name] = member
      }
    }
    return duplicates
  }
}
