import Audits
import Colors
import Documents
public import HTTP
import Palettes

extension Route<Service> {
  /// Lists the rules.
  public static let rules = Route(
    .get,
    "/v1/rules",
    summary: "Lists what audits look for.",
    parameters: [],
    answers: [.json(.object([.init("rules", .list(.named("RuleSummary")))]))],
    respond: respondRules
  )

  /// Explains one rule.
  public static let rule = Route(
    .get,
    "/v1/rules/{id}",
    summary: "Explains one rule, with palettes that break it and palettes that do not.",
    parameters: [
      Parameter("id", in: .path, "The rule.", .text(), example: Rule.all.first?.id)
    ],
    answers: [.json(.named("Rule"))],
    problems: [.notFound],
    respond: respondRule
  )
}

private func respondRules(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  var writer = JSONWriter()
  writer.object { writer in
    writer.array("rules") { writer in
      for rule in Rule.all { writer.object { write(rule, to: &$0) } }
    }
  }
  return .json(writer.document)
}

private func respondRule(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  let id = request.parameters["id"] ?? ""
  guard let rule = Rule.named(id) else {
    let near = Spelling.nearest(to: id, among: Rule.all.map(\.id))
    throw Problem(
      .notFound,
      detail: "there is no rule \(id.printable)" + (near.map { "; did you mean \($0)?" } ?? "")
    )
  }
  var writer = JSONWriter()
  writer.object { writer in
    write(rule, to: &writer)
    writer.member("explanation", rule.explanation)
    writer.array("references") { writer in
      for (standard, clause) in rule.references {
        writer.object { writer in
          writer.member("standard", standard.id)
          writer.member("name", standard.name)
          writer.member("clause", clause)
        }
      }
    }
    writer.array("examples") { writer in
      for example in rule.examples { writer.object { write(example, to: &$0) } }
    }
  }
  return .json(writer.document)
}

private func write(_ rule: Rule, to writer: inout JSONWriter) {
  writer.member("id", rule.id)
  writer.member("severity", rule.severity.rawValue)
  writer.member("criterion", rule.criterion?.number)
  writer.member("level", rule.criterion?.level.rawValue)
  writer.member("summary", rule.summary)
}

private func write(_ example: Example, to writer: inout JSONWriter) {
  writer.member("file", example.file)
  writer.member("level", example.level.rawValue)
  writer.member("source", example.source)
  writer.member("policy", example.policy)
  writer.member("today", example.today?.description)
  writer.member("baseline", example.baseline)
  writer.array("lines") { writer in
    for line in example.lines { writer.element(Double(line)) }
  }
}
