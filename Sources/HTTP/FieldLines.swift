/// The field lines among checked bytes: where each name and each value stands.
struct FieldLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  /// Makes the sequence of the lines at `range`, each of which ends in CR LF.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// Finds the next line.
  mutating func next() -> (name: Range<Int>, value: Range<Int>)? {
    guard position < end else { return nil }
    let colon = index(of: .colon, from: position)
    let stop = index(of: .carriageReturn, from: colon)
    let name = position..<colon
    position = stop + 2
    return (name, bytes.trimmingBlanks(Swift.min(colon + 1, stop)..<stop))
  }

  private func index(of byte: UInt8, from start: Int) -> Int {
    let span = bytes.span
    var index = start
    while index < end, span[index] != byte { index += 1 }
    return index
  }
}
