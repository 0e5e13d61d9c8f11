extension Shell {
  /// Fish 3 and later.
  static let fish = Shell(
    id: "fish",
    installation: "legible completions fish > ~/.config/fish/completions/legible.fish",
    script: fishScript
  )
}

private func fishScript(_ commands: [Command]) -> String {
  let names = commands.map { command in
    "complete -c legible -n __legible_begins -a \(command.name) -d \(quoted(command.summary))"
  }
  let arguments = commands.flatMap { command in
    let condition = "complete -c legible -n '__legible_runs \(command.name)'"
    let options = command.allOptions.map { option in
      let value = option.value == nil ? "" : option.values.fishValue
      return "\(condition) -l \(option.name)\(value) -d \(quoted(option.summary))"
    }
    let operand = command.operandValues.fishOperand
    return options + (operand.isEmpty ? [] : [condition + operand])
  }
  return """
    # Completions of legible for fish.

    function __legible_begins
        test (count (commandline -opc)) -eq 1
    end

    function __legible_runs
        set -l words (commandline -opc)
        test (count $words) -gt 1; and test $words[2] = $argv[1]
    end

    complete -c legible -f
    complete -c legible -n __legible_begins -l help -d 'print the commands'
    complete -c legible -n __legible_begins -l version -d 'print the version'
    \(names.joined(separator: "\n"))
    \(arguments.joined(separator: "\n"))

    """
}

/// The text as one word of the shell.
private func quoted(_ text: String) -> String {
  "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
}

extension Values {
  /// What completes the value of an option, which has to have one.
  fileprivate var fishValue: String {
    switch self {
    case .free: " -x"
    case .words(let words), .suggestions(let words): " -x -a '\(words.joined(separator: " "))'"
    case .file, .path: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    }
  }

  /// What completes an operand, or nothing.
  fileprivate var fishOperand: String {
    switch self {
    case .free: ""
    case .words(let words), .suggestions(let words): " -a '\(words.joined(separator: " "))'"
    case .file, .path: " -F"
    case .folder: " -a '(__fish_complete_directories)'"
    }
  }
}
