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
  }

  /// The interim answer that asks for the content (RFC 9110, 15.2.1).
  public static let `continue` = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

  private var date = HTTPDate(secondsSinceEpoch: 0)
  private var dateLine: [UInt8] = []

  /// Makes an encoder.
  public init() {}

  /// Appends `response` to `output`; the date is written anew once a second.
  public mutating func append(
    _ response: Response,
    in context: Context,
    at now: HTTPDate,
    to output: inout [UInt8]
  ) {
    if dateLine.isEmpty || now != date {
      date = now
      dateLine = Array("Date: \(now)\r\n".utf8)
    }
    let status = response.status
    output.append(contentsOf: "HTTP/1.1 ".utf8)
    output.append(decimal: status.code)
    output.append(.space)
    output.append(contentsOf: status.reason.utf8)
    output.append(contentsOf: "\r\n".utf8)
    output.append(contentsOf: dateLine)
    response.fields.write(to: &output)
    if !context.keepsAlive {
      output.append(contentsOf: "Connection: close\r\n".utf8)
    } else if context.version == .http10 {
      output.append(contentsOf: "Connection: keep-alive\r\n".utf8)
    }
    if !status.forbidsContent {
      output.append(contentsOf: "Content-Length: ".utf8)
      output.append(decimal: response.body.count)
      output.append(contentsOf: "\r\n".utf8)
    }
    output.append(contentsOf: "\r\n".utf8)
    if !context.isHead, !status.forbidsContent { output.append(contentsOf: response.body) }
  }
}
