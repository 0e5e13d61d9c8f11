import Audits
import Colors
import Documents

extension Command {
  /// Lists the rules, or explains one.
  static let rules = Command(
    name: "rules",
    summary: "list the rules, or explain one",
    operands: "[ID]",
    operandValues: .words(Rule.all.map(\.id)),
    run: runRules
  )
}

private func runRules(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
  guard let id = arguments.positional.first else {
    return console.print(
      table(Rule.all.map { [$0.id, $0.severity.rawValue, $0.criterion?.number ?? "", $0.summary] })
    )
  }
  guard let rule = Rule.named(id) else {
    let near = Spelling.nearest(to: id, among: Rule.all.map(\.id))
    throw UsageError("there is no rule \(id)\(near.map { "; did you mean \($0)?" } ?? "")")
  }
  var text = """
    \(rule.id): \(rule.summary)
    severity: \(rule.severity.rawValue)

    """
  if let criterion = rule.criterion {
    text +=
      "criterion: WCAG 2.2, \(criterion.number) \(criterion.name), level \(criterion.level.rawValue)\n"
  }
  for (standard, clause) in rule.references where standard != .wcag22 {
    let name = standard.name + (standard.edition.map { " (\($0))" } ?? "")
    text += "\(name): \(clause ?? "not required")\n"
  }
  text += "\n\(rule.explanation.wrapped(to: 80))\n"
  for example in rule.examples {
    let finding = example.lines.isEmpty ? "passes" : "fails"
    text += "\nThis \(finding) (\(example.file), level \(example.level.rawValue)):\n\n"
    text += example.source.indented
    if let policy = example.policy { text += "\nunder the policy\n\n" + policy.indented }
    if let today = example.today { text += "\non \(today)\n" }
    if let baseline = example.baseline { text += "\nwith the baseline\n\n" + baseline.indented }
  }
  return console.print(text)
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
  }
}
