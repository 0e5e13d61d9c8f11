extension JSONValue: Identifiable {
  /// Which value of which text it is; equal values at two places are two.
  public struct ID: Hashable, Sendable {
    private let tape: ObjectIdentifier
    private let index: Int

    init(tape: ObjectIdentifier, index: Int) {
      self.tape = tape
      self.index = index
    }
  }

  /// Which value of which text it is, as long as the text is in memory.
  public var id: ID { ID(tape: ObjectIdentifier(tape), index: index) }
}
