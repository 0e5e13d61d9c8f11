import Documents
import Foundation

/// The program: chooses the command, runs it, and says what went wrong.
public enum Program {
  /// Runs the arguments of this process and ends it.
  public static func main() -> Never {
    signal(SIGPIPE, SIG_IGN)
    exit(run(Array(CommandLine.arguments.dropFirst()), console: .process).status)
  }

  /// Runs arguments, without the name of the program, in `console`.
  public static func run(_ arguments: [String], console: Console) -> ExitCode {
    guard let first = arguments.first else {
      console.writeError(Array(overview.utf8))
      return .unusable
    }
    let name = aliases[first] ?? first
    guard let command = Command.all.first(where: { $0.name == name }) else {
      let names = Command.all.map(\.name)
      let near = Spelling.nearest(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
      console.complain("there is no command \(name)\(near)")
      console.writeError(Array("legible help lists the commands.\n".utf8))
      return .unusable
    }
    do throws(UsageError) {
      if arguments.dropFirst().prefix(while: { $0 != "--" }).contains(where: isHelp) {
        return console.print(command.help)
      }
      let parsed = try Arguments(
        Array(arguments.dropFirst()),
        options: command.allOptions,
        takesOperands: !command.operands.isEmpty
      )
      if command.operands.isEmpty, let extra = parsed.positional.first, command.name != "serve" {
        throw UsageError("it takes no arguments, so what is \(extra) for?")
      }
      return try command.run(parsed, console)
    } catch {
      console.complain("\(command.name): \(error.message)", then: error.details)
      if error.showsUsage {
        console.writeError(
          Array("\(command.usage)\nlegible help \(command.name) says more.\n".utf8)
        )
      }
      return .unusable
    }
  }

  /// The commands, a line each.
  static var overview: String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let lines = Command.all.map { command in
      let pad = String(repeating: " ", count: width - command.name.count)
      return "  \(command.name)\(pad)  \(command.summary)"
    }
    return """
      Legible tells whether people can read your colours.

      usage: legible COMMAND [options] [arguments]

      \(lines.joined(separator: "\n"))

      legible help COMMAND says more.
      A first try: legible check '#777' '#fff'

      """
  }

  private static let aliases = ["--help": "help", "-h": "help", "--version": "version"]

  private static func isHelp(_ argument: String) -> Bool {
    argument == "--help" || argument == "-h"
  }
}
