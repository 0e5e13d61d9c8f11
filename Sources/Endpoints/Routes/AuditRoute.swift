import Audits
import Colors
import Documents
public import HTTP
import Palettes
import Reports

extension Route<Service> {
  /// Audits the palette in the body.
  public static let audit = Route(
    .post,
    "/v1/audit",
    effort: .long,
    summary: "Audits the palette in the body, in any format that Legible reads.",
    respond: respondAudit
  )
}

private func respondAudit(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  try request.refuseUnknown(["from"] + AuditTerms.names)
  let terms = try AuditTerms(of: request)
  let format = try request.paletteFormat()
  let file = SourceFile(name: "-", bytes: request.request.body)
  guard !file.bytes.isEmpty else { throw .malformed("the body is empty: send a palette") }
  let reading: Reading
  do throws(PaletteError) {
    reading = try PaletteFormat.reading(of: SourceTree(file), as: format)
  } catch {
    throw error.problem
  }
  return try terms.response(to: [reading], under: Policy(), on: service.today())
}

extension RoutedRequest {
  /// The format that the query or the Content-Type names, or nil when the content is to tell.
  fileprivate func paletteFormat() throws(Problem) -> PaletteFormat? {
    if let word = try single("from") {
      return try choose(word, "from", among: PaletteFormat.all.map { ($0.id, $0) })
    }
    guard let value = request.fields[.contentType] else { return nil }
    guard let type = MediaType(value) else {
      throw .malformed("the Content-Type is no media type: \(value)")
    }
    let claiming = PaletteFormat.all.filter { $0.mediaTypes.contains(type.essence) }
    if claiming.count == 1 { return claiming[0] }
    let isUntold = ["text/plain", "application/octet-stream", "application/x-www-form-urlencoded"]
      .contains(type.essence)
    guard !claiming.isEmpty || isUntold else {
      let known = PaletteFormat.all.flatMap(\.mediaTypes).joined(separator: ", ")
      throw Problem(
        .unsupportedMediaType,
        detail: "no format is written as \(type.essence); these are: \(known)"
      )
    }
    return nil
  }
}

extension PaletteError {
  /// The answer to a body that is no palette.
  fileprivate var problem: Problem {
    let location = place.map { "line \($0.start.line), column \($0.start.column): " } ?? ""
    let status: Status =
      switch reason {
      case .tooLarge: .contentTooLarge
      case .unknownFormat: .unprocessableContent
      case .malformed, .notUTF8: .unprocessableContent
      }
    return Problem(status, detail: location + message)
  }
}
