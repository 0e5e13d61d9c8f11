import Audits
import Documents
import Palettes
import Testing

@Suite struct RuleTests {
  /// Every example of every rule.
  static let examples: [(rule: String, example: Int)] = Rule.all.flatMap { rule in
    rule.examples.indices.map { (rule.id, $0) }
  }

  @Test(arguments: examples)
  func `an example is found where its rule says, and nowhere else`(
    id: String,
    index: Int
  ) throws {
    let rule = try #require(Rule.named(id))
    let example = rule.examples[index]
    var audit = try audit(
      example.source,
      file: example.file,
      policy: example.policy ?? "{}",
      level: example.level,
      today: example.today
    )
    if let baseline = example.baseline {
      audit = audit.accepting(
        try Baseline(reading: SourceFile(name: "legible-baseline.json", text: baseline)),
        in: BaselineScope(paths: ["."]) { $0 }
      )
    }
    let lines = audit.findings(rule).compactMap { $0.place?.start.line }
    #expect(lines == example.lines, "\(audit.findings.map(\.message))")
  }

  @Test(arguments: Rule.all.map(\.id))
  func `a rule has a failing and a passing example and a name in kebab case`(id: String) throws {
    let rule = try #require(Rule.named(id))
    #expect(rule.examples.contains { !$0.lines.isEmpty })
    #expect(rule.examples.contains { $0.lines.isEmpty })
    #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    #expect(rule.summary.hasSuffix("."))
  }

  @Test func `ids are unique`() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }
}
