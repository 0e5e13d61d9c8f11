import Reports

extension TerminalStyle {
  /// The style that the options, the environment and the terminal ask for, in that order:
  /// `--color`, `NO_COLOR` (no-color.org), `CLICOLOR_FORCE`, `TERM=dumb`, then the stream itself.
  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    let environment = console.environment.filter { !$0.value.isEmpty }
    let depth: TerminalStyle =
      ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") ? .trueColor : .basic
    switch try arguments.choice("color", ["always", "never", "auto"].map { ($0, $0) }) {
    case "always": self = depth
    case "never": self = .plain
    default:
      if environment["NO_COLOR"] != nil {
        self = .plain
      } else if let force = environment["CLICOLOR_FORCE"] ?? environment["FORCE_COLOR"],
        force != "0"
      {
        self = depth
      } else {
        self = console.isTerminal && environment["TERM"] != "dumb" ? depth : .plain
      }
    }
  }
}
