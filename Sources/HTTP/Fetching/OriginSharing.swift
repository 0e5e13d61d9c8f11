/// Which pages of other origins may read the answers (Fetch standard, "CORS protocol").
///
/// The service is read-only, keeps nothing, and knows no credentials: there is nothing that a page
/// could read on behalf of its visitor that the page's author could not ask for directly. So every
/// origin may, unless the operator names some.
public struct OriginSharing: Sendable, Hashable {
  /// The origins that may read, as browsers send them, or nil for all.
  public let origins: [String]?

  /// All origins.
  public static let everyone = OriginSharing(origins: nil)

  private init(origins: [String]?) { self.origins = origins }

  /// Only these origins, such as `https://example.org`; an empty list shares with nobody.
  ///
  /// Returns nil when one of them is no origin: a scheme and a host, in lower case, with an optional
  /// port and nothing behind it.
  public init?(only origins: [String]) {
    guard origins.allSatisfy(Self.isOrigin) else { return nil }
    self.init(origins: origins)
  }

  /// Whether all origins may read.
  public var isForEveryone: Bool { origins == nil }

  /// For how many seconds a browser may keep the answer to a preflight; none keeps it longer.
  private static let preflightSeconds = 7200

  /// The fields of requests that scripts may set.
  private static let requestFields =
    "Accept, Content-Type, If-Match, If-None-Match, If-Range, Range, X-Request-Id"

  /// The fields of answers that scripts may read beyond the few that they always may.
  private static let responseFields =
    "Accept-Post, Accept-Ranges, Allow, Content-Disposition, Content-Range, ETag, Link, "
    + "Retry-After, X-Request-Id"

  /// Adds to an answer whether the page that asked may read it; the fields of the request are nil when
  /// those could not be read.
  func complete(_ response: inout Response, for fields: Fields?) {
    guard let origins else {
      response.fields.append(contentsOf: Self.shared)
      return
    }
    response.fields.append(.vary, "Origin")
    guard let origin = fields?[.origin], origins.contains(origin) else { return }
    response.fields.append(.accessControlAllowOrigin, origin)
    response.fields.append(.accessControlExposeHeaders, Self.responseFields)
  }

  /// Answers the question of a browser whether it may send a request, when it is one.
  func answer(preflight fields: Fields, allowing methods: String, in response: inout Response) {
    guard let origin = fields[.origin], fields[.accessControlRequestMethod] != nil else { return }
    guard origins?.contains(origin) ?? true else { return }
    response.fields.append(.accessControlAllowMethods, methods)
    response.fields.append(.accessControlAllowHeaders, Self.requestFields)
    response.fields.append(.accessControlMaxAge, "\(Self.preflightSeconds)")
  }

  private static let shared: Fields = [
    .accessControlAllowOrigin: "*", .accessControlExposeHeaders: responseFields,
  ]

  private static func isOrigin(_ text: String) -> Bool {
    guard let target = try? RequestTarget(text), target.description == "/",
      !text.utf8.contains(where: { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
    else { return false }
    return text.utf8.filter { $0 == .slash }.count == 2
  }
}
