/// What keeps browsers from making more of an answer than it is.
enum SecurityFields {
  /// Adds those that the answer does not have already; one that is shared, pages of all origins may
  /// have.
  static func complete(_ response: inout Response, isShared: Bool) {
    let own = response.fields
    guard !own.contains(.contentTypeOptions) else { return }
    if !own.contains(.cacheControl) {
      // What has a tag may be kept, and is asked for again by it.
      response.fields.append(.cacheControl, own.contains(.eTag) ? "no-cache" : "no-store")
    }
    if !own.contains(.contentSecurityPolicy) { response.fields.append(contentsOf: nothing) }
    if !own.contains(.crossOriginResourcePolicy) {
      response.fields.append(contentsOf: isShared ? crossOrigin : sameOrigin)
    }
    response.fields.append(contentsOf: always)
  }

  /// No media type is guessed, and no address of a page is told to others.
  private static let always: Fields = [
    .referrerPolicy: "no-referrer", .contentTypeOptions: "nosniff",
  ]
  private static let nothing: Fields = [
    .contentSecurityPolicy: ContentSecurityPolicy.nothing.description
  ]
  private static let crossOrigin: Fields = [.crossOriginResourcePolicy: "cross-origin"]
  private static let sameOrigin: Fields = [.crossOriginResourcePolicy: "same-origin"]
}
