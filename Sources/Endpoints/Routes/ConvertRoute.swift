import Colors
public import HTTP
import Reports

extension Route<Service> {
  /// Writes a colour in another notation.
  public static let convert = Route(
    .get,
    "/v1/convert",
    summary: "Writes a color in the space that `to` names.",
    parameters: [ColorTerm.color.parameter.required, space.parameter.required],
    answers: [.json(.named("ColorAnswer"))],
    problems: [.unprocessableContent],
    respond: respondConvert
  )
}

private let space = Term(
  "to",
  "The space to write it in; hex and rgb stand for srgb.",
  among: ColorSpace.all.map { ($0.id, $0) } + [("hex", .srgb), ("rgb", .srgb)]
)

private func respondConvert(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  guard let (text, color) = try request.value(of: ColorTerm.color),
    let space = try request.value(of: space)
  else { throw .malformed("color and to are both needed") }
  return .json(ColorAnswer(converting: text, color, to: space).json)
}
