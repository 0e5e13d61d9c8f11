import Colors
public import HTTP
import Reports

extension Route<Service> {
  /// Writes a colour in another notation.
  public static let convert = Route(
    .get,
    "/v1/convert",
    summary: "Writes a color in the space that `to` names.",
    respond: respondConvert
  )
}

private func respondConvert(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  try request.refuseUnknown(["color", "to"])
  let (text, color) = try request.color()
  let word = try request.require("to")
  let space = try choose(word, "to", among: ColorSpace.all.map { ($0.id, $0) } + [("rgb", .srgb)])
  return .json(ColorAnswer(converting: text, color, to: space).json)
}

extension RoutedRequest {
  /// The colour of the parameter `color`; 422 for a text that is none.
  func color() throws(Problem) -> (text: String, color: Color) {
    let text = try require("color")
    let parsed: CSSColor
    do throws(ColorSyntaxError) {
      parsed = try CSSColor(parsing: text, options: .bareHex)
    } catch {
      throw .unprocessable("color is no colour: \(error.description)", "/color")
    }
    guard let color = parsed.color else {
      throw .unprocessable(parsed.undetermined?.description ?? "color has no value", "/color")
    }
    return (text, color)
  }
}
