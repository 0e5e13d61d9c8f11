/// Finds the end of a request's head among bytes that come in pieces, and looks at every byte once.
///
/// It refuses what no part of a head may hold, in the order of the bytes, so that it makes no
/// difference how they were split on their way. Offsets count from the first byte not yet used.
struct HeadScanner {
  private let limits: Limits
  private var position = 0
  private var lineStart = 0
  private var requestLineEnd: Int?
  private var emptyLines = 0

  init(limits: Limits) { self.limits = limits }

  /// Looks at the bytes from `start`; moves `start` over empty lines before the request line.
  ///
  /// Returns the offset at which the request line ends and the length of the whole head, or nil
  /// when more bytes are needed.
  mutating func scan(
    _ bytes: [UInt8],
    from start: inout Int
  ) throws(RequestError) -> (lineEnd: Int, length: Int)? {
    let span = bytes.span
    while true {
      let limit = requestLineEnd == nil ? limits.requestLine + 1 : limits.head
      let stop = min(span.count - start, limit)
      position = plainEnd(span, start + position, start + stop) - start
      if position >= limit { throw tooLong(bytes, start) }
      guard position < stop else { return nil }

      guard try isLineEnd(span, start) else { return nil }
      let lineLength = position - lineStart
      position += 2
      lineStart = position
      if lineLength > 0 {
        requestLineEnd = requestLineEnd ?? position - 2
      } else if let lineEnd = requestLineEnd {
        guard position <= limits.head else { throw .headTooLarge }
        return (lineEnd, position)
      } else {
        try skipEmptyLine(&start)
      }
    }
  }

  /// The first place from `index` on with a byte that no line holds, or `end`.
  private func plainEnd(_ span: Span<UInt8>, _ index: Int, _ end: Int) -> Int {
    var index = index
    while true {
      // One comparison settles nearly every byte.
      while index < end, span[index].isPrintable { index += 1 }
      guard index < end, !span[index].isControl else { return index }
      index += 1
    }
  }

  /// Tells whether a whole line end stands here, or throws when a control byte stands alone.
  private func isLineEnd(_ span: Span<UInt8>, _ start: Int) throws(RequestError) -> Bool {
    switch span[start + position] {
    case .carriageReturn:
      guard start + position + 1 < span.count else { return false }
      guard span[start + position + 1] == .lineFeed else { throw .bareLineEnd }
      return true
    case .lineFeed: throw .bareLineEnd
    default: throw .controlByte
    }
  }

  /// Leaves an empty line behind: some clients send one after their content (RFC 9112, 2.2).
  private mutating func skipEmptyLine(_ start: inout Int) throws(RequestError) {
    emptyLines += 1
    guard emptyLines <= limits.emptyLines else { throw .tooManyEmptyLines }
    start += position
    position = 0
    lineStart = 0
  }

  private func tooLong(_ bytes: [UInt8], _ start: Int) -> RequestError {
    guard requestLineEnd == nil else { return .headTooLarge }
    return bytes[start..<start + position].contains(.space) ? .targetTooLong : .methodTooLong
  }
}
