import HTTP
import Reports

extension Response {
  /// An answer of the service; the router adds what every answer has.
  static func answer(_ mediaType: MediaType, _ body: [UInt8]) -> Response {
    var response = Response(.ok, mediaType, body)
    switch mediaType.essence {
    case MediaType.html.essence:
      response.fields.append(.contentSecurityPolicy, pagePolicy)
    case MediaType.svg.essence:
      response.fields.append(.contentSecurityPolicy, drawingPolicy)
    default: break
    }
    return response
  }

  /// An answer that is true now and not later.
  static func now(_ mediaType: MediaType, _ body: [UInt8]) -> Response {
    var response = Response(.ok, mediaType, body)
    response.fields.append(.cacheControl, "no-store")
    return response
  }

  /// An answer in JSON.
  static func json(_ body: [UInt8]) -> Response { answer(.json, body) }
}

/// Pages hold one style sheet, and nothing that is loaded.
private let pagePolicy = ContentSecurityPolicy(styleSheets: StyleSheets.pages).description
/// Drawings hold another.
private let drawingPolicy = ContentSecurityPolicy(styleSheets: StyleSheets.drawings).description
