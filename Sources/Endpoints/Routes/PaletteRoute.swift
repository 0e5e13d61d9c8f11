import Documents
public import HTTP
import Palettes
import Reports

extension Route<Service> {
  /// Shows one palette.
  public static let palette = Route(
    .get,
    "/v1/palettes/{name}",
    summary: "Shows the swatches of one palette, with their values in every mode.",
    parameters: [PaletteName.parameter],
    answers: [.json(.named("Palette"))],
    problems: [.notFound],
    respond: respondPalette
  )
}

private func respondPalette(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  let palette = try service.reading(for: request).palette
  var writer = JSONWriter()
  writer.object { writer in
    writer.member("name", palette.name)
    writer.member("modes", palette.modes.map(\.name))
    writer.array("swatches") { $0.write(swatchesOf: palette) }
  }
  return .json(writer.document)
}
