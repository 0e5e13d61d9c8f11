import Audits
import Documents
public import HTTP
import Reports

extension Route<Service> {
  /// Judges one pair of colours, or many.
  public static let contrastPost = Route(
    .post,
    "/v1/contrast",
    effort: .long(from: 4096),
    summary: "Judges one pair, given as an object, or many, given as {\"pairs\": [...]}.",
    respond: respondContrastPost
  )
}

/// How many pairs one request may ask about.
private let pairLimit = 10_000

/// How many of its pairs may have a gradient: the search along one takes its time.
private let gradientLimit = 100

/// For how many of its failing pairs it is told what would pass: a search takes its time.
private let suggestionLimit = 20

private func respondContrastPost(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  try request.refuseUnknown([])
  let body = try request.jsonBody()
  guard let pairs = body["pairs"] else {
    return .json(try PairCheck(answering: question(body), at: "").json)
  }
  try body.refuseUnknown(["pairs"], at: "")
  guard let elements = pairs.array, elements.count <= pairLimit else {
    throw .malformed("pairs is a list of at most \(pairLimit) objects", "/pairs")
  }
  var checks: [PairCheck] = []
  var gradients = 0
  for (index, element) in elements.enumerated() {
    let pointer = "/pairs/\(index)"
    let question = try question(element, at: pointer)
    if question.hasGradient { gradients += 1 }
    guard gradients <= gradientLimit else {
      throw .unprocessable("at most \(gradientLimit) pairs may have a gradient", pointer)
    }
    checks.append(try PairCheck(answering: question, at: pointer))
  }
  var writer = JSONWriter()
  writer.object { writer in
    writer.array("pairs") { writer in
      var failed = 0
      for check in checks {
        if check.verdict != .pass { failed += 1 }
        writer.object { check.write(to: &$0, suggesting: failed <= suggestionLimit) }
      }
    }
  }
  return .json(writer.document)
}

/// Reads one pair: `foreground`, `background` (one, or a list of layers, top first), and the rest.
private func question(
  _ value: JSONValue,
  at pointer: String = ""
) throws(Problem) -> PairCheck.Question {
  try value.refuseUnknown(["foreground", "background"] + PairCheck.Question.words, at: pointer)
  guard let foreground = value["foreground"]?.string else {
    throw .malformed("foreground is missing, or is no text", "\(pointer)/foreground")
  }
  let backgrounds = try texts(of: value, "background", at: pointer)
  guard !backgrounds.isEmpty else {
    throw .malformed("background is missing", "\(pointer)/background")
  }
  var question = try PairCheck.Question(foreground, on: backgrounds) { name throws(Problem) in
    guard let word = value[ExactText(name)] else { return nil }
    guard word.string != nil || word.number != nil else {
      throw .malformed("\(name) is a text or a number, not \(word.kindName)", "\(pointer)/\(name)")
    }
    return word.string ?? word.sourceText
  }
  question.beside = try texts(of: value, "beside", at: pointer)
  return question
}

/// The texts of a member that is one, or a list of them; none where it is missing.
private func texts(
  of value: JSONValue,
  _ name: String,
  at pointer: String
) throws(Problem) -> [String] {
  let given = value[ExactText(name)]
  var texts: [String] = []
  for (index, element) in (given?.array ?? given.map { [$0] } ?? []).enumerated() {
    guard let text = element.string else {
      throw .malformed(
        "a \(name) is a text, not \(element.kindName)",
        "\(pointer)/\(name)/\(index)"
      )
    }
    texts.append(text)
  }
  return texts
}
