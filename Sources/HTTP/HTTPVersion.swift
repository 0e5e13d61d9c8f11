/// The version of a message's syntax (RFC 9112, 2.3).
public enum HTTPVersion: Sendable, Hashable {
  /// HTTP/1.0: no chunked content, no interim answers, one request a connection.
  case http10
  /// HTTP/1.1, and any later minor version of 1, which means the same (RFC 9110, 2.5).
  case http11

  /// Reads the last word of a request line; throws when it is malformed or of another major version.
  init(_ bytes: [UInt8], in range: Range<Int>) throws(RequestError) {
    let start = range.lowerBound
    guard range.count == 8, bytes[start + 6] == .dot,
      let major = bytes[start + 5].decimalValue, let minor = bytes[start + 7].decimalValue,
      // The name is case-sensitive (RFC 9112, 2.3).
      bytes[start] == 0x48, bytes[start + 1] == 0x54, bytes[start + 2] == 0x54,
      bytes[start + 3] == 0x50, bytes[start + 4] == .slash
    else { throw .malformedVersion }
    guard major != 0 else { throw .malformedVersion }
    guard major == 1 else { throw .unsupportedVersion }
    self = minor == 0 ? .http10 : .http11
  }
}
