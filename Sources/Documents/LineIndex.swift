/// Where the lines of a text begin, and how many characters lie between any two offsets.
///
/// LF, CR LF and CR each end one line, so a file reads the same whoever wrote it.
struct LineIndex: Sendable {
  /// The offsets at which lines begin.
  private let starts: [Int]
  /// How many characters begin before each block of bytes; a whole file may be one line.
  private let charactersBeforeBlock: [Int]

  /// Whether every byte is a character, so that nothing has to be counted.
  private let isPlain: Bool

  private static let blockSize = 256

  init(_ bytes: [UInt8]) {
    var starts = [0]
    var blocks: [Int] = []
    blocks.reserveCapacity(bytes.count / Self.blockSize + 1)
    var characters = 0
    var previous: UInt8 = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.blockSize == 0 { blocks.append(characters) }
      if byte & 0xC0 != 0x80 { characters += 1 }
      if previous == 0x0A || (previous == 0x0D && byte != 0x0A) { starts.append(offset) }
      previous = byte
    }
    if previous == 0x0A || previous == 0x0D { starts.append(bytes.count) }
    self.starts = starts
    self.charactersBeforeBlock = blocks
    self.isPlain = characters == bytes.count
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

  /// How many characters of `bytes`, the text of the index, begin before `offset`.
  ///
  /// - Complexity: O(1).
  func characters(before offset: Int, in bytes: [UInt8]) -> Int {
    if isPlain { return offset }
    guard !charactersBeforeBlock.isEmpty else { return 0 }
    let block = min(offset / Self.blockSize, charactersBeforeBlock.count - 1)
    var characters = charactersBeforeBlock[block]
    for byte in bytes[(block * Self.blockSize)..<offset] where byte & 0xC0 != 0x80 {
      characters += 1
    }
    return characters
  }
}
