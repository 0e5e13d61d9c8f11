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
  /// Whether every byte is one of ASCII.
  let isASCII: Bool

  /// So many bytes that what is counted in them fits in a byte.
  private static let blockSize = 128

  init(_ bytes: [UInt8]) {
    var starts = [0]
    var blocks: [Int] = []
    blocks.reserveCapacity(bytes.count / Self.blockSize + 1)
    var characters = 0
    var bits: UInt8 = 0
    let text = bytes.span
    for lower in stride(from: 0, to: text.count, by: Self.blockSize) {
      blocks.append(characters)
      let block = text.extracting(lower..<min(lower + Self.blockSize, text.count))
      // One loop without a branch over bytes alone, which compilers turn into wide instructions.
      var continuations: UInt8 = 0
      var controls: UInt8 = 0
      for offset in block.indices {
        bits |= block[offset]
        continuations &+= block[offset] & 0xC0 == 0x80 ? 1 : 0
        controls &+= block[offset] < 0x0E ? 1 : 0
      }
      characters += block.count - Int(continuations)
      guard controls > 0 else { continue }
      for offset in block.indices where block[offset] == 0x0A || block[offset] == 0x0D {
        let next = lower + offset + 1
        // CR LF is one line end, which its second byte closes.
        let isPair = block[offset] == 0x0D && next < text.count && text[next] == 0x0A
        if !isPair { starts.append(next) }
      }
    }
    self.starts = starts
    self.charactersBeforeBlock = blocks
    self.isPlain = characters == bytes.count
    self.isASCII = bits < 0x80
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
