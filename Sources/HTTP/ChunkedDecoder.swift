/// Decodes chunked content (RFC 9112, 7.1) that comes in pieces of any size.
///
/// It is stricter than the grammar where leniency has let requests be smuggled: a line ends in CR LF
/// only, a size has 1 to 16 digits, and no blank stands around it. Extensions and trailer fields are
/// checked, counted against their limits, and passed over.
public struct ChunkedDecoder: Sendable {
  private enum State {
    case size, chunkExtension, sizeEnd
    case data, dataReturn, dataEnd
    case trailerStart, trailerName, trailerValue, trailerEnd
    case lastReturn, finished
  }

  private let limits: Limits
  private var state = State.size
  private var digits = 0
  private var remaining: UInt64 = 0
  private var lineLength = 0
  private var extensionBytes = 0
  private var trailerBytes = 0

  /// Makes a decoder at the start of the content.
  public init(limits: Limits) { self.limits = limits }

  /// Decodes from `position` on, moves it over what was used, and appends the content to `content`.
  ///
  /// Returns true when the content is whole; then `position` is behind its last byte.
  public mutating func decode(
    _ bytes: [UInt8],
    from position: inout Int,
    into content: inout [UInt8]
  ) throws(RequestError) -> Bool {
    while position < bytes.count, state != .finished {
      if state == .data {
        let count = Int(min(remaining, UInt64(bytes.count - position)))
        content.append(contentsOf: bytes[position..<position + count])
        position += count
        remaining -= UInt64(count)
        if remaining == 0 { state = .dataReturn }
      } else {
        let byte = bytes[position]
        position += 1
        try take(byte, decoded: content.count)
      }
    }
    return state == .finished
  }

  /// Takes one byte that is not content.
  private mutating func take(_ byte: UInt8, decoded: Int) throws(RequestError) {
    switch state {
    case .size: try takeSize(byte)
    case .chunkExtension: try takeExtension(byte)
    case .sizeEnd: try beginChunk(byte, decoded: decoded)
    case .dataReturn: try expect(.carriageReturn, byte, then: .dataEnd)
    case .dataEnd:
      try expect(.lineFeed, byte, then: .size)
      digits = 0
    case .trailerStart where byte == .carriageReturn: state = .lastReturn
    case .trailerStart, .trailerName, .trailerValue, .trailerEnd: try takeTrailer(byte)
    case .lastReturn: try expect(.lineFeed, byte, then: .finished)
    case .data, .finished: break
    }
  }

  private mutating func takeSize(_ byte: UInt8) throws(RequestError) {
    if let digit = byte.hexadecimalValue {
      // Sixteen digits fill 64 bits and cannot overflow.
      guard digits < 16 else { throw .malformedChunk }
      digits += 1
      remaining = remaining << 4 | UInt64(digit)
      return
    }
    guard digits > 0 else { throw .malformedChunk }
    lineLength = digits
    switch byte {
    case .carriageReturn: state = .sizeEnd
    case .semicolon:
      state = .chunkExtension
      try countExtensionByte()
    default: throw .malformedChunk
    }
  }

  private mutating func takeExtension(_ byte: UInt8) throws(RequestError) {
    if byte == .carriageReturn {
      state = .sizeEnd
    } else if byte.isControl {
      throw .malformedChunk
    } else {
      try countExtensionByte()
    }
  }

  private mutating func countExtensionByte() throws(RequestError) {
    lineLength += 1
    guard lineLength <= limits.chunkLine else { throw .chunkLineTooLong }
    extensionBytes += 1
    guard extensionBytes <= limits.chunkExtensions else { throw .chunkExtensionsTooLarge }
  }

  private mutating func beginChunk(_ byte: UInt8, decoded: Int) throws(RequestError) {
    try expect(.lineFeed, byte, then: remaining == 0 ? .trailerStart : .data)
    guard remaining <= UInt64(max(0, limits.body - decoded)) else { throw .contentTooLarge }
  }

  private mutating func takeTrailer(_ byte: UInt8) throws(RequestError) {
    trailerBytes += 1
    guard trailerBytes <= limits.trailer else { throw .trailerTooLarge }
    switch state {
    case .trailerStart:
      guard ByteSet.token.contains(byte) else { throw .malformedField }
      state = .trailerName
    case .trailerName:
      if byte == .colon {
        state = .trailerValue
      } else if !ByteSet.token.contains(byte) {
        throw .malformedField
      }
    case .trailerValue:
      if byte == .carriageReturn {
        state = .trailerEnd
      } else if byte.isControl {
        throw byte == .lineFeed ? .bareLineEnd : .controlByte
      }
    default:
      guard byte == .lineFeed else { throw .bareLineEnd }
      state = .trailerStart
    }
  }

  private mutating func expect(
    _ expected: UInt8,
    _ byte: UInt8,
    then next: State
  ) throws(RequestError) {
    guard byte == expected else { throw .malformedChunk }
    state = next
  }
}
