/// A status code with its phrase (RFC 9110, 15).
public struct Status: Sendable, CustomStringConvertible {
  /// The code, from 100 to 599.
  public let code: Int
  /// The phrase for people.
  public let reason: String

  /// Makes a status; `code` is held between 100 and 599, the codes that the standard has classes for.
  public init(_ code: Int, _ reason: String) {
    self.code = min(max(code, 100), 599)
    self.reason = reason
  }

  /// The code and the phrase.
  public var description: String { "\(code) \(reason)" }

  /// Tells whether a response of this status never has content (RFC 9110, 6.4.1).
  public var forbidsContent: Bool { code < 200 || code == 204 || code == 304 }
}

extension Status: Hashable {
  /// Tells whether both have the same code; phrases are for people only.
  public static func == (left: Status, right: Status) -> Bool { left.code == right.code }

  /// Feeds the code to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension Status {
  /// 200.
  public static let ok = Status(200, "OK")
  /// 204.
  public static let noContent = Status(204, "No Content")
  /// 206.
  public static let partialContent = Status(206, "Partial Content")
  /// 304.
  public static let notModified = Status(304, "Not Modified")
  /// 400.
  public static let badRequest = Status(400, "Bad Request")
  /// 403.
  public static let forbidden = Status(403, "Forbidden")
  /// 404.
  public static let notFound = Status(404, "Not Found")
  /// 405.
  public static let methodNotAllowed = Status(405, "Method Not Allowed")
  /// 406.
  public static let notAcceptable = Status(406, "Not Acceptable")
  /// 408.
  public static let requestTimeout = Status(408, "Request Timeout")
  /// 411.
  public static let lengthRequired = Status(411, "Length Required")
  /// 412.
  public static let preconditionFailed = Status(412, "Precondition Failed")
  /// 413.
  public static let contentTooLarge = Status(413, "Content Too Large")
  /// 414.
  public static let uriTooLong = Status(414, "URI Too Long")
  /// 415.
  public static let unsupportedMediaType = Status(415, "Unsupported Media Type")
  /// 416.
  public static let rangeNotSatisfiable = Status(416, "Range Not Satisfiable")
  /// 417.
  public static let expectationFailed = Status(417, "Expectation Failed")
  /// 422.
  public static let unprocessableContent = Status(422, "Unprocessable Content")
  /// 429 (RFC 6585, 4).
  public static let tooManyRequests = Status(429, "Too Many Requests")
  /// 431 (RFC 6585, 5).
  public static let requestHeaderFieldsTooLarge = Status(431, "Request Header Fields Too Large")
  /// 500.
  public static let internalServerError = Status(500, "Internal Server Error")
  /// 501.
  public static let notImplemented = Status(501, "Not Implemented")
  /// 503.
  public static let serviceUnavailable = Status(503, "Service Unavailable")
  /// 505.
  public static let httpVersionNotSupported = Status(505, "HTTP Version Not Supported")
}
