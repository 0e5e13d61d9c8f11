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
    respond: respondPalette
  )
}

private func respondPalette(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  try request.refuseUnknown([])
  let palette = try service.reading(for: request).palette
  var writer = JSONWriter()
  writer.object { writer in
    writer.member("name", palette.name)
    writer.member("modes", palette.modes.map(\.name))
    writer.array("swatches") { $0.write(swatchesOf: palette) }
  }
  return .json(writer.document)
}

extension Service {
  /// The palette that the path names; 404 when there is none of that name.
  func reading(for request: RoutedRequest) throws(Problem) -> Reading {
    let name = request.parameters["name"] ?? ""
    if let reading = palette(name) { return reading }
    let near = Spelling.nearest(to: name, among: palettes.map(\.palette.name))
    throw Problem(
      .notFound,
      detail: "there is no palette \(name)" + (near.map { "; did you mean \($0)?" } ?? "")
    )
  }
}
