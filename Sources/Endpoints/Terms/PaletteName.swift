import Documents
import HTTP
import Palettes

/// The name of a served palette, in a path.
enum PaletteName {
  /// The parameter of the path.
  static let parameter = Parameter(
    "name",
    in: .path,
    "The name of a served palette: that of its file without the ending.",
    .text(pattern: "^[^/]+$"),
    example: "github-primer"
  )
}

extension Service {
  /// The palette that the path names; 404 when there is none of that name.
  func reading(for request: RoutedRequest) throws(Problem) -> Reading {
    let name = request.parameters[PaletteName.parameter.name] ?? ""
    if let reading = palette(name) { return reading }
    let near = Spelling.nearest(to: name, among: palettes.map(\.palette.name))
    throw Problem(
      .notFound,
      detail: "there is no palette \(name.printable)"
        + (near.map { "; did you mean \($0)?" } ?? "; /v1/palettes lists those that there are")
    )
  }
}
