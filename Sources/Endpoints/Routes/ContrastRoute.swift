import Audits
import Documents
public import HTTP
import Reports

extension Route<Service> {
  /// Judges one pair of colours.
  public static let contrast = Route(
    .get,
    "/v1/contrast",
    summary: "Judges one pair of colours; a repeated background is a layer, top first.",
    parameters: [PairTerms.foreground, PairTerms.background] + PairTerms.parameters,
    groups: [TextTerms.group],
    answers: [.json(.named("PairAnswer"))],
    problems: [.unprocessableContent],
    respond: respondContrast
  )
}

private func respondContrast(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  let question = try PairCheck.Question(
    try request.require(PairTerms.foreground.name),
    on: request.all(PairTerms.background.name),
    word: { name throws(Problem) in try request.single(name) },
    words: { name throws(Problem) in request.all(name) }
  )
  let check = try PairCheck(answering: question)
  let isExplained = try request.value(of: PairTerms.explain) ?? false
  var writer = JSONWriter()
  writer.object { check.write(to: &$0, explaining: isExplained) }
  return .json(writer.document)
}
