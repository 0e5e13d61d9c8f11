/// What keeps browsers from making more of an answer than it is.
enum SecurityFields {
  /// Adds those that the answer does not have already; one that is shared, pages of all origins may
  /// have.
  static func complete(_ response: inout Response, isShared: Bool) {
    let own = response.fields
    if own.isEmpty || own[.cacheControl] == nil {
      // What has a tag may be kept, and is asked for again by it.
      response.fields.append(.cacheControl, own[.eTag] == nil ? "no-store" : "no-cache")
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
