/// One thing that `legible` does.
struct Command: Sendable {
  /// The word behind `legible`.
  let name: String
  /// What it does, in one line.
  let summary: String
  /// What follows the name besides options: `FG BG [BG...]`.
  let operands: String
  private let operand: @Sendable () -> Values?
  /// What help says beyond the summary and the options; may be empty.
  let details: String
  /// The options that it knows beside `--help` and `--color`.
  let options: [Option]
  /// Does it.
  let run: @Sendable (Arguments, Console) throws(UsageError) -> ExitCode

  init(
    name: String,
    summary: String,
    operands: String = "",
    operandValues: @escaping @autoclosure @Sendable () -> Values? = nil,
    details: String = "",
    options: [Option] = [],
    run: @escaping @Sendable (Arguments, Console) throws(UsageError) -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.operand = operandValues
    self.details = details
    self.options = options
    self.run = run
  }

  /// What an operand may be; what its name says unless the command tells otherwise.
  var operandValues: Values { operand() ?? Values(named: operands) }

  /// The options that it knows, those that every command knows last.
  var allOptions: [Option] { options + Self.shared }

  /// The options that every command knows.
  static let shared: [Option] = [
    Option("color", "always|never|auto", "whether to colour the text; auto asks the terminal"),
    Option("help", nil, "print this help"),
  ]

  /// The usage line.
  var usage: String {
    let words = ["legible", name, options.isEmpty ? "" : "[options]", operands]
    return "usage: " + words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The whole help text.
  var help: String {
    let listed = allOptions
    let width = listed.map(\.synopsis.count).max() ?? 0
    let lines = listed.map { option in
      let pad = String(repeating: " ", count: width - option.synopsis.count)
      return "  \(option.synopsis)\(pad)  \(option.summary)"
    }
    return [
      "\(summary)", "", usage, details.isEmpty ? nil : "\n" + details, "", "options:",
    ].compactMap { $0 }.joined(separator: "\n") + "\n" + lines.joined(separator: "\n") + "\n"
  }
}
