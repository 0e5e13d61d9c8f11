/// Reads requests from the bytes of one connection, in pieces of any size.
///
/// Feed it with `append`, then call `next` until that needs more. How the bytes were split makes no
/// difference to what it answers. After an error it answers that error for ever: nothing behind a
/// malformed message can be trusted.
public struct RequestParser: Sendable {
  /// What the bytes so far amount to.
  public enum Progress: Sendable {
    /// Nothing new: more bytes are needed.
    case needsMore
    /// A head whose content is still to come; the next progress is the whole request.
    case head(RequestHead)
    /// A whole request.
    case request(Request)
  }

  private enum Stage {
    case head
    case sized(RequestHead, length: Int)
    case chunked(RequestHead, ChunkedDecoder)
    case failed(RequestError)
  }

  private let limits: Limits
  private var stage = Stage.head
  private var scanner: HeadScanner
  private var content: [UInt8] = []
  /// The bytes received; those before `start` are used up.
  private var buffer: [UInt8] = []
  private var start = 0

  /// Makes a parser at the start of a connection.
  public init(limits: Limits = Limits()) {
    self.limits = limits
    scanner = HeadScanner(limits: limits)
  }

  /// Takes bytes that were received.
  public mutating func append(_ bytes: ArraySlice<UInt8>) {
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.capacity <= limits.head)
    } else if start > 0 {
      buffer.removeSubrange(..<start)
    }
    start = 0
    buffer.append(contentsOf: bytes)
  }

  /// Takes bytes that were received.
  public mutating func append(_ bytes: [UInt8]) { append(bytes[...]) }

  /// Tells whether it stands between two requests: no byte of a next one has come.
  public var isBetweenRequests: Bool {
    if case .head = stage { return start == buffer.count }
    return false
  }

  /// The memory that it takes for what was received, in bytes.
  public var heldBytes: Int { buffer.capacity + content.capacity }

  /// Tells whether the request being read is a HEAD: its answer has no content, be it an error.
  public private(set) var isReadingHead = false

  /// Reads on; throws when the bytes are no request that is served.
  public mutating func next() throws(RequestError) -> Progress {
    do throws(RequestError) {
      return try advance()
    } catch {
      if case .head = stage { isReadingHead = buffer[start...].starts(with: "HEAD ".utf8) }
      stage = .failed(error)
      throw error
    }
  }

  private mutating func advance() throws(RequestError) -> Progress {
    switch stage {
    case .head: return try readHead()
    case .sized(let head, let length):
      let count = min(length - content.count, buffer.count - start)
      if content.capacity < content.count + count {
        // It grows with what has come, not with what was announced, and never beyond that.
        content.reserveCapacity(min(length, max(content.count + count, 2 * content.capacity)))
      }
      content.append(contentsOf: buffer[start..<start + count])
      start += count
      giveBack()
      return content.count == length ? finish(head) : .needsMore
    case .chunked(let head, var decoder):
      let isWhole = try decoder.decode(buffer, from: &start, into: &content)
      stage = .chunked(head, decoder)
      giveBack()
      return isWhole ? finish(head) : .needsMore
    case .failed(let error): throw error
    }
  }

  private mutating func readHead() throws(RequestError) -> Progress {
    guard let (lineEnd, length) = try scanner.scan(buffer, from: &start) else {
      giveBack()
      return .needsMore
    }
    let range = start..<start + length
    var head = try RequestHead(
      reading: buffer,
      in: range,
      lineEnd: start + lineEnd,
      limits: limits
    )
    scanner = HeadScanner(limits: limits)
    start = range.upperBound
    isReadingHead = head.method == .head
    switch head.framing {
    case .none: return .request(Request(head: consume head))
    case .length(let length):
      if length > buffer.count - start { head.detach() }
      stage = .sized(head, length: length)
    case .chunked:
      head.detach()
      stage = .chunked(head, ChunkedDecoder(limits: limits))
    }
    return .head(head)
  }

  /// Lets go of a large buffer that is used up: slow content would hold it for long.
  private mutating func giveBack() {
    guard start == buffer.count, buffer.capacity > limits.head else { return }
    buffer = []
    start = 0
  }

  private mutating func finish(_ head: RequestHead) -> Progress {
    stage = .head
    let body = content
    content = []
    return .request(Request(head: head, body: body))
  }
}
