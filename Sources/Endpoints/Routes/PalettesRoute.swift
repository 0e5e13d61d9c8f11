import Documents
public import HTTP
import Palettes

extension Route<Service> {
  /// Lists the palettes that are served.
  public static let palettes = Route(
    .get,
    "/v1/palettes",
    summary: "Lists the palettes that are served.",
    parameters: [],
    answers: [.json(.named("Palettes"))],
    respond: respondPalettes
  )
}

private func respondPalettes(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  var writer = JSONWriter()
  writer.object { writer in
    writer.array("palettes") { writer in
      for reading in service.palettes {
        writer.object { writer in
          writer.member("name", reading.palette.name)
          writer.member("swatches", reading.palette.swatches.count)
          writer.member("modes", reading.palette.modes.map(\.name))
        }
      }
    }
  }
  return .json(writer.document)
}
