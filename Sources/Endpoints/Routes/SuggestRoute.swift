import Audits
import Documents
public import HTTP
import Reports

extension Route<Service> {
  /// Looks for colours that make a pair pass.
  public static let suggest = Route(
    .get,
    "/v1/suggest",
    effort: .long,
    summary: "Finds the nearest colours that make a pair pass, for either side.",
    parameters: [foreground, background, target.parameter, side.parameter, also],
    groups: [group],
    answers: [.json(.named("Suggestions"))],
    problems: [.unprocessableContent],
    respond: respondSuggest
  )
}

private let foreground = Parameter(
  "foreground",
  "What lies on top.",
  .opaqueColor,
  isRequired: true,
  example: "999"
)
private let background = Parameter(
  "background",
  "What it lies on.",
  .opaqueColor,
  isRequired: true,
  example: "fff"
)
private let target = Term<Double>(
  Parameter(
    "target",
    "The ratio to reach, above 1 and up to 21; 4.5 unless told otherwise.",
    .numberAbove(1, upTo: 21),
    example: "4.5"
  )
) { word throws(Problem) in
  guard let number = decimal(word) else {
    throw .unprocessable(
      "target is a number above 1 and up to 21, not \(word.printable)",
      "/target"
    )
  }
  return number
}
private let side = Term(
  "for",
  "The side to change; either unless told otherwise.",
  among: PairSide.allCases.map { ($0.rawValue, $0) }
)
private let also = Parameter(
  "also",
  "A further ground, which the same foreground has to serve.",
  .opaqueColor,
  upTo: 16,
  example: "e2e8f0"
)
/// Several grounds are served by one foreground: then it is the foreground that changes.
private let group = ParameterGroup(
  "change",
  "What may change: where one foreground has to serve several grounds, it is the foreground.",
  of: ["for", "also"],
  alternatives: [
    .object([.init("also", .never, isRequired: false)], isOpen: true),
    .object([.init("for", .words(["foreground"]), isRequired: false)], isOpen: true),
  ]
)

private func respondSuggest(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  var question = PairRepair.Question(
    try request.require("foreground"),
    on: try request.require("background")
  )
  question.also = request.all("also")
  question.side = try request.value(of: side)
  if let target = try request.value(of: target) { question.target = target }
  let repair: PairRepair
  do throws(PairCheck.Fault) {
    repair = try PairRepair(question)
  } catch {
    let index = error.part == "also" && question.also.count > 1 ? "/\(error.index)" : ""
    throw .unprocessable("\(error.part): \(error.message)", "/\(error.part)\(index)")
  }
  return .json(repair.json)
}
