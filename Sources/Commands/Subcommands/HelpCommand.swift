import Audits
import Documents
import Palettes
import Reports

extension Command {
  /// Explains a command, or lists the words of a kind.
  static let help = Command(
    name: "help",
    summary: "explain a command, or list the words of a kind (uses, reports, severities)",
    operands: "[NAME]",
    operandValues: .words(Command.all.map(\.name) + vocabulary.map(\.name)),
    details: """
      legible help audit
      legible help uses
      legible help --man > legible.1
      """,
    options: [Option("man", nil, "print the manual page, as man reads it")],
    run: runHelp
  )
}

private func runHelp(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
  if arguments.has("man") {
    guard arguments.positional.isEmpty else {
      throw UsageError("the manual page covers every command; leave out the name")
    }
    return console.print(ManualPage(of: Command.all).text)
  }
  guard let name = arguments.positional.first else { return console.print(Program.overview) }
  if let command = Command.all.first(where: { $0.name == name }) {
    return console.print(command.help)
  }
  if let words = vocabulary.first(where: { $0.name == name }) {
    return console.print(table(words.rows.map { ["  " + $0.word, $0.meaning] }))
  }
  let known = Command.all.map(\.name) + vocabulary.map(\.name)
  let near = Spelling.nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
  throw UsageError("there is no command \(name)\(near)")
}

/// The closed lists of words that options, policies and reports use.
private let vocabulary: [(name: String, rows: [(word: String, meaning: String)])] = [
  ("uses", Use.all.map { ($0.id, $0.summary) }),
  ("reports", ReportFormat.all.map { ($0.id, $0.summary) }),
  ("severities", Severity.allCases.map { ($0.rawValue, "") }),
]
