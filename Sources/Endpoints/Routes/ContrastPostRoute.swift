import Audits
import Documents
public import HTTP
import Reports

extension Route<Service> {
  /// Judges one pair of colours, or many.
  public static let contrastPost = Route(
    .post,
    "/v1/contrast",
    summary: "Judges one pair, given as an object, or many, given as {\"pairs\": [...]}.",
    respond: respondContrastPost
  )
}

/// How many pairs one request may ask about.
private let pairLimit = 10_000

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
  for (index, element) in elements.enumerated() {
    let pointer = "/pairs/\(index)"
    checks.append(try PairCheck(answering: question(element, at: pointer), at: pointer))
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
  var backgrounds: [String] = []
  let given = value["background"]
  for (index, layer) in (given?.array ?? given.map { [$0] } ?? []).enumerated() {
    guard let text = layer.string else {
      throw .malformed(
        "a background is a text, not \(layer.kindName)",
        "\(pointer)/background/\(index)"
      )
    }
    backgrounds.append(text)
  }
  guard !backgrounds.isEmpty else {
    throw .malformed("background is missing", "\(pointer)/background")
  }
  return try PairCheck.Question(foreground, on: backgrounds) { name throws(Problem) in
    guard let word = value[ExactText(name)] else { return nil }
    guard word.string != nil || word.number != nil else {
      throw .malformed("\(name) is a text or a number, not \(word.kindName)", "\(pointer)/\(name)")
    }
    return word.string ?? word.sourceText
  }
}
