/// What keeps browsers from making more of an answer than it is.
enum SecurityFields {
  /// Adds those that the answer does not have already; one that is shared, pages of all origins may
  /// have.
  static func complete(_ response: inout Response, isShared: Bool) {
    let own = response.fields
    if own.isEmpty || own[.cacheControl] == nil {
      // What is not modified, and a part, may be kept as the whole may (RFC 9110, 15.4.5).
      let isKept = [.ok, .partialContent, .notModified].contains(response.status)
      response.fields.append(.cacheControl, isKept ? "no-cache" : "no-store")
    }
    if own[.contentSecurityPolicy] == nil {
      response.fields.append(.contentSecurityPolicy, ContentSecurityPolicy.nothing.description)
    }
    if own[.crossOriginResourcePolicy] == nil {
      response.fields.append(
        .crossOriginResourcePolicy,
        isShared ? "cross-origin" : "same-origin"
      )
    }
    if own[.contentTypeOptions] == nil { response.fields.append(contentsOf: always) }
  }

  /// No media type is guessed, and no address of a page is told to others.
  private static let always: Fields = [
    .referrerPolicy: "no-referrer", .contentTypeOptions: "nosniff",
  ]
}
