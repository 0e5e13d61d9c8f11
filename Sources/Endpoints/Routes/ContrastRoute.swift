import Audits
public import HTTP
import Reports

extension Route<Service> {
  /// Judges one pair of colours.
  public static let contrast = Route(
    .get,
    "/v1/contrast",
    summary: "Judges one pair of colours; a repeated background is a layer, top first.",
    respond: respondContrast
  )
}

private func respondContrast(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  try request.refuseUnknown(["foreground", "background"] + PairCheck.Question.words)
  let foreground = try request.require("foreground")
  let backgrounds = request.all("background")
  guard !backgrounds.isEmpty else {
    throw .malformed(
      "background is missing: /v1/contrast?foreground=777&background=fff",
      "/background"
    )
  }
  var question = try PairCheck.Question(foreground, on: backgrounds) { name throws(Problem) in
    try request.single(name)
  }
  question.beside = request.all("beside")
  return .json(try PairCheck(answering: question).json)
}
