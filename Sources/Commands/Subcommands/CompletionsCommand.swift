import Documents

extension Command {
  /// Prints what teaches a shell the commands.
  static let completions = Command(
    name: "completions",
    summary: "print what teaches a shell to complete the commands",
    operands: "SHELL",
    operandValues: .words(Shell.all.map(\.id)),
    details: Shell.all.map(\.installation).joined(separator: "\n"),
    run: runCompletions
  )
}

private func runCompletions(
  _ arguments: Arguments,
  _ console: Console
) throws(UsageError) -> ExitCode {
  let known = Shell.all.map(\.id)
  guard let name = arguments.positional.first, arguments.positional.count == 1 else {
    throw UsageError("name one shell: \(known.joined(separator: ", "))")
  }
  guard let shell = Shell.all.first(where: { $0.id == name }) else {
    let near = Spelling.nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
    throw UsageError("the shell is \(known.joined(separator: ", ")), not \(name)\(near)")
  }
  return console.print(shell.script(Command.all))
}
