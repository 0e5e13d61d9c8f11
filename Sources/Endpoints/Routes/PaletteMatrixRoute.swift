import Audits
import Colors
import Documents
public import HTTP
import Palettes
import Reports

extension Route<Service> {
  /// Shows every swatch of a served palette on every ground.
  public static let paletteMatrix = Route(
    .get,
    "/v1/palettes/{name}/matrix",
    effort: .long,
    summary: "Shows every swatch of a served palette on every ground of it, in every mode.",
    parameters: [
      PaletteName.parameter, AuditTerms.level.parameter, AuditTerms.mode.parameter,
      AuditTerms.canvas.parameter, everyGround.parameter,
    ],
    answers: forms.map(\.representation),
    problems: [.notFound, .unprocessableContent],
    respond: respondPaletteMatrix
  )
}

private let everyGround = Term(
  "all",
  "Whether every swatch counts as a ground, and not only those that are called like one.",
  among: [("false", ContrastMatrix.Grounds.named), ("true", .all)]
)

/// The width of a text, as that of a terminal of which none is known.
private let columns = 80

private let forms:
  [(representation: Representation, write: @Sendable ([ContrastMatrix]) -> [UInt8])] =
    [
      (.json(.named("Matrix")), { ContrastMatrix.json($0) }),
      (Representation("csv", MediaType.csv), { ContrastMatrix.csv($0) }),
      (Representation("svg", .svg), { ContrastMatrix.svg($0) }),
      (Representation("html", .html), { ContrastMatrix.html($0) }),
      (
        Representation("text", .plainText),
        { ContrastMatrix.text($0, width: columns, .plain) }
      ),
    ]

private func respondPaletteMatrix(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  let palette = try service.reading(for: request).palette
  var policy = service.policy
  if let level = try request.value(of: AuditTerms.level) { policy.level = level }
  policy.modes = try request.values(of: AuditTerms.mode)
  if let canvas = try request.value(of: AuditTerms.canvas) {
    try check(canvas, in: palette)
    policy.canvases = [Policy.ModeCanvas(source: canvas)]
  }
  let grounds = try request.value(of: everyGround) ?? .named
  let matrix: ContrastMatrix
  do throws(MatrixError) {
    matrix = try ContrastMatrix(of: palette, under: policy, grounds: grounds)
  } catch {
    // The address names a part of the palette that is not there: a mode, a ground.
    throw Problem(.notFound, detail: error.description)
  }
  guard let form = forms.first(where: { $0.representation.name == request.representation?.name })
  else { throw Problem(.notAcceptable) }
  return .answer(form.representation.mediaType, form.write([matrix]))
}

private func check(_ canvas: String, in palette: Palette) throws(Problem) {
  guard palette.swatch(ExactText(canvas)) == nil,
    (try? CSSColor(parsing: canvas, options: .bareHex))?.color.flatMap(OpaqueColor.init) == nil
  else { return }
  throw .unprocessable(
    "the canvas \(canvas.printable) is neither a swatch nor an opaque colour",
    "/canvas"
  )
}
