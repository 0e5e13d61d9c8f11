/// The name of a field: a token, in which upper and lower case are equal (RFC 9110, 5.1).
public struct FieldName: Sendable, Hashable, CustomStringConvertible {
  /// The name, as it is written on the wire.
  public let text: String
  /// The bytes of the name.
  let bytes: [UInt8]

  /// Makes a name of `text`, or nil when that is no token.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy(ByteSet.token.contains) else { return nil }
    self.init(token: text)
  }

  /// Makes a name of a text that is known to be a token.
  init(token: String) {
    text = token
    bytes = Array(token.utf8)
  }

  /// The name.
  public var description: String { text }

  /// Tells whether both are the same name in any case.
  public static func == (left: FieldName, right: FieldName) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8) { $0.lowercased == $1.lowercased }
  }

  /// Feeds the lower case to `hasher`.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte.lowercased) }
  }
}

extension FieldName {
  /// RFC 9110, 12.5.1.
  public static let accept = FieldName(token: "Accept")
  /// RFC 9110, 12.5.3.
  public static let acceptEncoding = FieldName(token: "Accept-Encoding")
  /// Linked Data Platform 1.0, 7.1.
  public static let acceptPost = FieldName(token: "Accept-Post")
  /// RFC 9110, 14.3.
  public static let acceptRanges = FieldName(token: "Accept-Ranges")
  /// The Fetch standard's list of headers that a request may have.
  public static let accessControlAllowHeaders = FieldName(token: "Access-Control-Allow-Headers")
  /// The Fetch standard's list of methods that a request may have.
  public static let accessControlAllowMethods = FieldName(token: "Access-Control-Allow-Methods")
  /// The Fetch standard's statement of who may read an answer.
  public static let accessControlAllowOrigin = FieldName(token: "Access-Control-Allow-Origin")
  /// The Fetch standard's list of fields that a script may read.
  public static let accessControlExposeHeaders = FieldName(token: "Access-Control-Expose-Headers")
  /// The Fetch standard's life of a preflight's answer, in seconds.
  public static let accessControlMaxAge = FieldName(token: "Access-Control-Max-Age")
  /// The Fetch standard's question for a method.
  public static let accessControlRequestMethod = FieldName(token: "Access-Control-Request-Method")
  /// RFC 9110, 10.2.1.
  public static let allow = FieldName(token: "Allow")
  /// RFC 9111, 5.2.
  public static let cacheControl = FieldName(token: "Cache-Control")
  /// RFC 6266.
  public static let contentDisposition = FieldName(token: "Content-Disposition")
  /// RFC 9110, 7.6.1.
  public static let connection = FieldName(token: "Connection")
  /// RFC 9110, 8.4.
  public static let contentEncoding = FieldName(token: "Content-Encoding")
  /// RFC 9110, 8.6.
  public static let contentLength = FieldName(token: "Content-Length")
  /// RFC 9110, 14.4.
  public static let contentRange = FieldName(token: "Content-Range")
  /// Content Security Policy Level 3, 3.1.
  public static let contentSecurityPolicy = FieldName(token: "Content-Security-Policy")
  /// RFC 9110, 8.3.
  public static let contentType = FieldName(token: "Content-Type")
  /// The Fetch standard's word on which documents may hold an answer.
  public static let crossOriginResourcePolicy = FieldName(token: "Cross-Origin-Resource-Policy")
  /// RFC 9110, 8.8.3.
  public static let eTag = FieldName(token: "ETag")
  /// RFC 9110, 10.1.1.
  public static let expect = FieldName(token: "Expect")
  /// RFC 9110, 7.2.
  public static let host = FieldName(token: "Host")
  /// RFC 9110, 13.1.1.
  public static let ifMatch = FieldName(token: "If-Match")
  /// RFC 9110, 13.1.2.
  public static let ifNoneMatch = FieldName(token: "If-None-Match")
  /// RFC 9110, 13.1.5.
  public static let ifRange = FieldName(token: "If-Range")
  /// RFC 8288.
  public static let link = FieldName(token: "Link")
  /// RFC 9110, 10.2.2.
  public static let location = FieldName(token: "Location")
  /// RFC 6454, 7.
  public static let origin = FieldName(token: "Origin")
  /// RFC 9110, 14.2.
  public static let range = FieldName(token: "Range")
  /// The Referrer Policy standard.
  public static let referrerPolicy = FieldName(token: "Referrer-Policy")
  /// RFC 9110, 10.2.3.
  public static let retryAfter = FieldName(token: "Retry-After")
  /// RFC 9112, 6.1.
  public static let transferEncoding = FieldName(token: "Transfer-Encoding")
  /// RFC 9110, 12.5.5.
  public static let vary = FieldName(token: "Vary")
  /// The Fetch standard's refusal of guessed media types.
  public static let contentTypeOptions = FieldName(token: "X-Content-Type-Options")
}
