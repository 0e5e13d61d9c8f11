import Colors
import Documents
public import HTTP
import Reports

extension Route<Service> {
  /// Shows a colour as others see it, or as a display shows it.
  public static let simulate = Route(
    .get,
    "/v1/simulate",
    summary: "Shows a color as eyes see it (`vision`, `model`, `severity`) or as a `display` does.",
    parameters: [ColorTerm.color.parameter.required] + ViewingTerms.parameters,
    groups: [ViewingTerms.group(isNeeded: false)],
    answers: [.json(.either([.named("ColorAnswer"), .named("ColorAnswers")]))],
    problems: [.unprocessableContent],
    respond: respondSimulate
  )
}

private func respondSimulate(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  guard let (text, color) = try request.value(of: ColorTerm.color) else {
    throw .malformed("color is missing", "/color")
  }
  if let viewing = try ViewingTerms.viewing(of: request) {
    return .json(ColorAnswer(viewing: text, color, as: viewing).json)
  }
  var writer = JSONWriter()
  writer.object { writer in
    writer.member("input", text)
    writer.array("simulations") { writer in
      for viewing in Viewing.all {
        writer.object { ColorAnswer(viewing: text, color, as: viewing).write(to: &$0) }
      }
    }
  }
  return .json(writer.document)
}
