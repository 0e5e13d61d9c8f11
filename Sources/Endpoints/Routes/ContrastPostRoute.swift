import Audits
import Documents
public import HTTP
import Reports

extension Route<Service> {
  /// Judges one pair of colours, or many.
  public static let contrastPost = Route(
    .post,
    "/v1/contrast",
    // Two pairs at most: the search for what would pass takes up to 3 ms for each that fails.
    effort: .long(from: 128),
    summary: "Judges one pair, given as an object, or many, given as {\"pairs\": [...]}.",
    parameters: [],
    content: PairBody.content,
    answers: [.json(.either([.named("PairAnswer"), .named("PairAnswers")]))],
    problems: [.unprocessableContent],
    respond: respondContrastPost
  )
}

/// How many of the pairs of one request may have a gradient: the search along one takes its time.
private let gradientLimit = 100

/// For how many pairs every step may be told: that is long.
private let explanationLimit = 100

/// For how many of its failing pairs it is told what would pass: a search takes its time.
private let suggestionLimit = 20

private func respondContrastPost(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  let body = try PairBody(request)
  var checks: [(check: PairCheck, isExplained: Bool)] = []
  var (gradients, explanations) = (0, 0)
  for (index, pair) in body.pairs.enumerated() {
    let pointer = body.isList ? "/pairs/\(index)" : ""
    let question = try pair.question(at: pointer)
    if question.hasGradient { gradients += 1 }
    guard gradients <= gradientLimit else {
      throw .unprocessable("at most \(gradientLimit) pairs may have a gradient", pointer)
    }
    let isExplained = try pair.isExplained(at: pointer)
    if isExplained { explanations += 1 }
    guard explanations <= explanationLimit else {
      throw .unprocessable("at most \(explanationLimit) pairs may be explained", pointer)
    }
    checks.append((try PairCheck(answering: question, at: pointer), isExplained))
  }
  var writer = JSONWriter()
  writer.object { writer in
    guard body.isList else {
      checks.first?.check.write(to: &writer, explaining: checks[0].isExplained)
      return
    }
    writer.array("pairs") { writer in
      var failed = 0
      for (check, isExplained) in checks {
        if check.verdict != .pass { failed += 1 }
        let isSuggesting = failed <= suggestionLimit
        writer.object {
          check.write(to: &$0, suggesting: isSuggesting, explaining: isExplained)
        }
      }
    }
  }
  return .json(writer.document)
}
