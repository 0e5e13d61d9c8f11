/// Writes answers as they travel (RFC 9112, 4), with their length, date and connection fields.
public struct ResponseEncoder: Sendable {
  /// What of a request its answer depends on.
  public struct Context: Sendable {
    /// Tells whether it was a HEAD: the answer has the fields of the content but not the content.
    public var isHead: Bool
    /// The version of the request.
    public var version: HTTPVersion
    /// Tells whether the connection stays open.
    public var keepsAlive: Bool

    /// Makes a context.
    public init(isHead: Bool = false, version: HTTPVersion = .http11, keepsAlive: Bool) {
      self.isHead = isHead
      self.version = version
      self.keepsAlive = keepsAlive
    }

    /// Makes the context of an answer to `head`.
    public init(_ head: RequestHead, keepsAlive: Bool) {
      self.init(isHead: head.method == .head, version: head.version, keepsAlive: keepsAlive)
    }

    /// Tells whether an answer of this status travels with its content.
    public func sendsContent(_ status: Status) -> Bool { !isHead && !status.forbidsContent }
  }

  /// The interim answer that asks for the content (RFC 9110, 15.2.1).
  public static let `continue` = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

  private static let close = Array("Connection: close\r\n".utf8)
  private static let keepAlive = Array("Connection: keep-alive\r\n".utf8)

  /// The beginning of the last answer, up to its date: most answers begin like the one before.
  private var beginning: [UInt8] = []
  private var code = 0
  private var date = HTTPDate(secondsSinceEpoch: 0)

  /// Makes an encoder.
  public init() {}

  /// Appends `response` to `output`.
  public mutating func append(
    _ response: Response,
    in context: Context,
    at now: HTTPDate,
    to output: inout [UInt8]
  ) {
    appendHead(of: response, in: context, at: now, to: &output)
    if context.sendsContent(response.status) { output.append(contentsOf: response.body) }
  }

  /// Appends all of `response` but its content to `output`; the date is written anew when it changes.
  public mutating func appendHead(
    of response: Response,
    in context: Context,
    at now: HTTPDate,
    to output: inout [UInt8]
  ) {
    let status = response.status
    if status.code != code || now != date { begin(status, now) }
    output.append(contentsOf: beginning)
    if !status.forbidsContent {
      output.append(decimal: response.body.count)
      output.append(.carriageReturn)
      output.append(.lineFeed)
    }
    response.fields.write(to: &output)
    if !context.keepsAlive {
      output.append(contentsOf: ResponseEncoder.close)
    } else if context.version == .http10 {
      output.append(contentsOf: ResponseEncoder.keepAlive)
    }
    output.append(.carriageReturn)
    output.append(.lineFeed)
  }

  private mutating func begin(_ status: Status, _ now: HTTPDate) {
    code = status.code
    date = now
    let length = status.forbidsContent ? "" : "Content-Length: "
    beginning = Array("HTTP/1.1 \(status)\r\nDate: \(now)\r\n\(length)".utf8)
  }
}
