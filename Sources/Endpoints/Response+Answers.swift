import HTTP

extension Response {
  /// An answer of the service: its type is not to be guessed, and it is asked for again each time.
  static func answer(_ mediaType: MediaType, _ body: [UInt8]) -> Response {
    var response = Response(.ok, mediaType, body)
    response.fields.append(.contentTypeOptions, "nosniff")
    response.fields.append(.cacheControl, "no-cache")
    return response
  }

  /// An answer in JSON.
  static func json(_ body: [UInt8]) -> Response { answer(.json, body) }
}
