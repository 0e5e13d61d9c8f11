import Documents
public import HTTP
import Palettes
import Reports

extension Route<Service> {
  /// Lists the formats that are read and those that are written.
  public static let formats = Route(
    .get,
    "/v1/formats",
    summary: "Lists the formats that are read and the reports that are written.",
    parameters: [],
    answers: [.json(.named("Formats"))],
    respond: respondFormats
  )
}

private func respondFormats(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  var writer = JSONWriter()
  writer.object { writer in
    writer.array("palettes") { writer in
      for format in PaletteFormat.all {
        writer.object { writer in
          writer.member("id", format.id)
          writer.member("summary", format.summary)
          writer.member("marks", format.marks)
          writer.member("mediaTypes", format.mediaTypes)
          writer.member("endings", format.endings)
        }
      }
    }
    writer.array("reports") { writer in
      for format in ReportFormat.all {
        writer.object { writer in
          writer.member("id", format.id)
          writer.member("summary", format.summary)
          writer.member("mediaType", format.mediaType)
          writer.member("ending", format.ending)
        }
      }
    }
  }
  return .json(writer.document)
}
