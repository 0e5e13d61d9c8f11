/// The offsets at which the lines of a text begin.
///
/// LF, CR LF and CR each end one line, so a file reads the same whoever wrote it.
struct LineIndex: Sendable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    var offset = 0
    let count = bytes.count
    while offset < count {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0A {
        starts.append(offset)
      } else if byte == 0x0D {
        if offset < count, bytes[offset] == 0x0A { offset += 1 }
        starts.append(offset)
      }
    }
    self.starts = starts
  }

  /// The line that holds the byte at `offset`, from 0, and the offset at which it begins.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  func line(at offset: Int) -> (index: Int, start: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low, starts[low])
  }
}
