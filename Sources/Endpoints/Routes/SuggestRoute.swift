import Audits
public import HTTP
import Reports

extension Route<Service> {
  /// Looks for colours that make a pair pass.
  public static let suggest = Route(
    .get,
    "/v1/suggest",
    summary: "Finds the nearest colours that make a pair pass, for either side.",
    respond: respondSuggest
  )
}

private func respondSuggest(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  try request.refuseUnknown(["foreground", "background", "target", "for", "also"])
  let foreground = try request.require("foreground")
  var question = PairRepair.Question(foreground, on: try request.require("background"))
  question.also = request.all("also")
  question.side = try request.single("for").map { word throws(Problem) in
    try choose(word, "for", among: PairSide.allCases.map { ($0.rawValue, $0) })
  }
  if let word = try request.single("target") {
    let isDecimal = word.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isDecimal, let number = Double(word) else {
      throw .unprocessable("target is a number above 1 and up to 21, not \(word)", "/target")
    }
    question.target = number
  }
  let repair: PairRepair
  do throws(PairCheck.Fault) {
    repair = try PairRepair(question)
  } catch {
    let index = error.part == "also" ? "/\(error.index)" : ""
    throw .unprocessable("\(error.part): \(error.message)", "/\(error.part)\(index)")
  }
  return .json(repair.json)
}
