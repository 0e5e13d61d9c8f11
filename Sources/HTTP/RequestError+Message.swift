extension RequestError {
  /// One sentence for people: what is wrong and what is expected.
  public var message: String {
    switch self {
    case .bareLineEnd: "A line ends in CR or LF alone; lines end in CR LF."
    case .controlByte: "The head holds a control byte."
    case .tooManyEmptyLines: "Too many empty lines stand before the request line."
    case .malformedRequestLine:
      "The request line is not a method, a target and a version divided by single spaces."
    case .malformedMethod: "The method is not a token."
    case .methodTooLong: "The first word is longer than any method."
    case .unsupportedMethod: "This server opens no tunnels."
    case .malformedVersion: "The version is not HTTP/1.0 or HTTP/1.1."
    case .unsupportedVersion: "Only major version 1 of HTTP is spoken here."
    case .malformedTarget: "The target is not a path that begins with a slash, or an http URI."
    case .malformedPercentEncoding:
      "A percent sign needs two hexadecimal digits behind it, and the bytes must be UTF-8 without NUL."
    case .dotSegment: "The path has a segment that is \".\" or \"..\"; resolve it before asking."
    case .targetTooLong: "The request line is too long."
    case .foldedField: "A field line begins with a blank; values are not folded over lines."
    case .malformedField: "A field line is not a name, a colon and a value."
    case .headTooLarge: "The request line and the fields are too long."
    case .missingHost: "A request of HTTP/1.1 needs a Host field."
    case .repeatedHost: "More than one Host field was sent."
    case .malformedHost: "The host is not a name or an address with an optional port."
    case .malformedContentLength: "Content-Length is not one decimal number."
    case .repeatedContentLength: "Content-Length was sent more than once."
    case .conflictingFraming:
      "Transfer-Encoding was sent twice, beside Content-Length, or in HTTP/1.0."
    case .malformedTransferEncoding: "Transfer-Encoding is not \"chunked\"."
    case .unsupportedTransferCoding: "The only transfer coding understood is chunked."
    case .unsupportedExpectation: "The only expectation understood is 100-continue."
    case .contentTooLarge: "The content is larger than this server accepts."
    case .malformedChunk: "A chunk's size, extension or end is malformed."
    case .chunkLineTooLong: "A chunk's size line is too long."
    case .chunkExtensionsTooLarge: "The chunk extensions are too long."
    case .trailerTooLarge: "The trailer fields are too long."
    case .headTimeout: "The head of the request did not come in time."
    case .contentTimeout: "The content of the request did not come in time."
    }
  }
}
