extension Shell {
  /// Zsh with its completion system.
  static let zsh = Shell(
    id: "zsh",
    installation: "legible completions zsh > \"${fpath[1]}/_legible\"",
    script: zshScript
  )
}

private func zshScript(_ commands: [Command]) -> String {
  let names = commands.map { command in
    "        " + quoted("\(command.name):\(escaped(command.summary, ":"))")
  }
  let cases = commands.map { command in
    let options = command.allOptions.map { option in
      let repeated = option.isRepeatable ? "*" : ""
      let meaning = "[\(escaped(option.summary, "[]:"))]"
      guard let value = option.value else { return "\(repeated)--\(option.name)\(meaning)" }
      return
        "\(repeated)--\(option.name)=\(meaning):\(escaped(value, ":")):\(option.values.zshAction)"
    }
    let isOne = !command.operands.contains("...") && !command.operands.contains(" ")
    let operands =
      command.operands.isEmpty
      ? []
      : [
        "\(isOne ? "1" : "*"):\(escaped(command.operands, ":")):\(command.operandValues.zshAction)"
      ]
    let lines = (options + operands).map { "            " + quoted($0) }
    return """
              \(command.name))
                _arguments -S \\
      \(lines.joined(separator: " \\\n")) && result=0
                ;;
      """
  }
  return """
    #compdef legible
    # Completions of legible for zsh.

    _legible() {
      local curcontext=$curcontext context state state_descr line result=1
      typeset -A opt_args
      local -a commands
      _arguments -C \\
        '(- *)--help[print the commands]' \\
        '(- *)--version[print the version]' \\
        '1:command:->command' \\
        '*::argument:->argument' && result=0
      case $state in
        command)
          commands=(
    \(names.joined(separator: "\n"))
          )
          _describe -t commands command commands && result=0
          ;;
        argument)
          case $line[1] in
    \(cases.joined(separator: "\n"))
          esac
          ;;
      esac
      return result
    }

    if [[ $funcstack[1] == _legible ]]; then
      _legible "$@"
    else
      compdef _legible legible
    fi

    """
}

/// The text with a backslash before each of the letters given, and before each backslash.
private func escaped(_ text: String, _ letters: String) -> String {
  text.map { letters.contains($0) || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
}

/// The text as one word of the shell.
private func quoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    + "'"
}

extension Values {
  /// The action of `_arguments` that completes it; a blank offers nothing.
  fileprivate var zshAction: String {
    switch self {
    case .free: " "
    case .words(let words), .suggestions(let words): "(\(words.joined(separator: " ")))"
    case .file, .path: "_files"
    case .folder: "_files -/"
    }
  }
}
