/// The members of a JSON object, in the order of the text; a name may occur more than once.
public struct JSONObject: Sendable, Sequence {
  let tape: JSONTape
  let index: Int

  /// One member: a name and a value.
  public struct Member: Sendable {
    /// The name, escapes decoded; compared by code points (RFC 8259, 8.3).
    public let name: ExactText
    /// The bytes of the name, with its quotes.
    public let nameRange: SourceRange
    /// The value.
    public let value: JSONValue
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
      let name = position
      position = Int(tape.nodes[name + 1].next)
      return Member(
        name: ExactText(tape.string(at: name)),
        nameRange: tape.nodes[name].range,
        value: JSONValue(tape: tape, index: name + 1)
      )
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
