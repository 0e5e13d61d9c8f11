import Documents
import Endpoints
import Foundation
import HTTP
import Palettes
import Reports
import Testing

/// The service as a function from request to response.
enum Ask {
  static let service = Service(palettes: [
    reading(":root { --background: #fff; --foreground: #777; }", file: "plain.css")
  ])

  struct Unfinished: Error {}

  private static func reading(_ text: String, file: String) -> Reading {
    let tree = SourceTree(SourceFile(name: file, text: text))
    return (try? PaletteFormat.reading(of: tree, as: nil))
      ?? Reading(Palette(name: "none", modes: [], swatches: []), problems: [])
  }

  static func get(_ target: String, _ fields: (String, String)...) throws -> Response {
    try respond(.get, target, fields, body: "")
  }

  static func post(
    _ target: String,
    _ body: String,
    _ fields: (String, String)...
  ) throws -> Response {
    try respond(.post, target, fields, body: body)
  }

  /// Speaks the bytes of a request through the parser, so that targets are decoded as they are.
  private static func respond(
    _ method: Method,
    _ target: String,
    _ fields: [(String, String)],
    body: String
  ) throws -> Response {
    let lines = fields.map { "\($0): \($1)\r\n" }.joined()
    let head =
      "\(method) \(target) HTTP/1.1\r\nHost: x\r\n\(lines)Content-Length: \(body.utf8.count)\r\n\r\n"
    var parser = RequestParser()
    parser.append(Array((head + body).utf8))
    while true {
      switch try parser.next() {
      case .head: continue
      case .request(let request): return Router(Route.all).respond(to: request, in: service)
      case .needsMore: throw Unfinished()
      }
    }
  }
}

extension Response {
  var text: String { String(decoding: body, as: UTF8.self) }

  var object: [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any] ?? [:]
  }
}
