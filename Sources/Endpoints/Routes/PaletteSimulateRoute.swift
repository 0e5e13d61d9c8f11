import Colors
import Documents
public import HTTP
import Palettes
import Reports

extension Route<Service> {
  /// Shows a served palette as others see it, or as a display shows it.
  public static let paletteSimulate = Route(
    .get,
    "/v1/palettes/{name}/simulate",
    summary: "Shows a served palette as eyes see it, or as a `display` does.",
    parameters: [PaletteName.parameter] + ViewingTerms.parameters,
    groups: [ViewingTerms.group(isNeeded: true)],
    answers: [.json(.named("SimulatedPalette"))],
    problems: [.notFound, .unprocessableContent],
    respond: respondPaletteSimulate
  )
}

private func respondPaletteSimulate(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  let reading = try service.reading(for: request)
  guard let viewing = try ViewingTerms.viewing(of: request) else {
    throw .malformed("a palette is shown by one viewing: name a vision or a display", "/vision")
  }
  let palette = reading.palette.viewed(as: viewing)
  var writer = JSONWriter()
  writer.object { writer in
    writer.member("name", palette.name)
    writer.member("viewing", viewing.id)
    writer.member("modes", palette.modes.map(\.name))
    writer.array("swatches") { $0.write(swatchesOf: palette) }
  }
  return .json(writer.document)
}
