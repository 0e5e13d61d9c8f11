/// Why the bytes of a connection are no request that is served; each reason has exactly one status.
///
/// After any of them nothing on the connection can be trusted: it is answered, then closed.
public enum RequestError: Error, Sendable, Hashable, CaseIterable {
  /// A carriage return without a line feed, or a line feed without a carriage return.
  case bareLineEnd
  /// A control byte where none may stand.
  case controlByte
  /// More empty lines before the request line than the limit.
  case tooManyEmptyLines
  /// A request line that is not three words divided by single spaces.
  case malformedRequestLine
  /// A method that is no token.
  case malformedMethod
  /// A first word longer than any method.
  case methodTooLong
  /// A method for which the server has no meaning: a tunnel.
  case unsupportedMethod
  /// A version that is not `HTTP/` digit `.` digit, or older than 1.0.
  case malformedVersion
  /// A major version other than 1.
  case unsupportedVersion
  /// A target of no known form, or with a character that no URI has.
  case malformedTarget
  /// A percent sign without two hexadecimal digits, an encoded NUL, or bytes that are not UTF-8.
  case malformedPercentEncoding
  /// A path with a segment `.` or `..`, which a client resolves before it asks.
  case dotSegment
  /// A request line over the limit.
  case targetTooLong
  /// A field line that begins with a blank: a folded value.
  case foldedField
  /// A field line without a colon, without a name, or whose name is no token.
  case malformedField
  /// A head over the limit.
  case headTooLarge
  /// No Host field in HTTP/1.1.
  case missingHost
  /// More than one Host field.
  case repeatedHost
  /// A Host field, or an authority, that is no host with an optional port.
  case malformedHost
  /// A length that is not decimal digits.
  case malformedContentLength
  /// More than one length, be they equal or not.
  case repeatedContentLength
  /// A transfer coding in HTTP/1.0, beside a length, or given twice.
  case conflictingFraming
  /// Transfer codings whose last is not `chunked`, or with `chunked` twice.
  case malformedTransferEncoding
  /// A transfer coding other than `chunked`.
  case unsupportedTransferCoding
  /// An expectation other than `100-continue`.
  case unsupportedExpectation
  /// Content over the limit.
  case contentTooLarge
  /// A chunk whose size, extension or end is not as the grammar has it.
  case malformedChunk
  /// A chunk's size line over the limit.
  case chunkLineTooLong
  /// Chunk extensions over the limit.
  case chunkExtensionsTooLarge
  /// A trailer over the limit.
  case trailerTooLarge
  /// A head that was not whole in time.
  case headTimeout
  /// Content that was not whole in time.
  case contentTimeout

  /// The status that answers it.
  public var status: Status {
    switch self {
    case .methodTooLong, .unsupportedMethod, .unsupportedTransferCoding: .notImplemented
    case .unsupportedVersion: .httpVersionNotSupported
    case .targetTooLong: .uriTooLong
    case .headTooLarge, .trailerTooLarge: .requestHeaderFieldsTooLarge
    case .unsupportedExpectation: .expectationFailed
    case .contentTooLarge, .chunkExtensionsTooLarge: .contentTooLarge
    case .headTimeout, .contentTimeout: .requestTimeout
    default: .badRequest
    }
  }
}
