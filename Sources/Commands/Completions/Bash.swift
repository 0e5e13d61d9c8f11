extension Shell {
  /// Bash 3.2 and later.
  static let bash = Shell(
    id: "bash",
    installation: "echo 'source <(legible completions bash)' >> ~/.bashrc",
    script: bashScript
  )
}

private func bashScript(_ commands: [Command]) -> String {
  let options = commands.map { command in
    "    \(command.name)) echo '\(command.allOptions.map { "--" + $0.name }.joined(separator: " "))' ;;"
  }
  let values = commands.flatMap { command in
    command.allOptions.filter { $0.value != nil }.map { option in
      "    '\(command.name) --\(option.name)') echo '\(option.values.bashWords)' ;;"
    }
  }
  let operands = commands.map { command in
    "    \(command.name)) echo '\(command.operandValues.bashWords)' ;;"
  }
  let first = commands.map(\.name) + Shell.globalOptions
  return """
    # Completions of legible for bash.

    _legible_options() {
      case $1 in
    \(options.joined(separator: "\n"))
      esac
    }

    # What an option takes; it fails for an option that takes nothing.
    _legible_values() {
      case $1 in
    \(values.joined(separator: "\n"))
        *) return 1 ;;
      esac
    }

    _legible_operands() {
      case $1 in
    \(operands.joined(separator: "\n"))
      esac
    }

    _legible() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      local command=${COMP_WORDS[1]} offered='' ended='' index word
      COMPREPLY=()
      # Bash takes --format=json for three words.
      if [[ $current == '=' ]]; then
        current=''
      elif [[ $previous == '=' ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      for ((index = 2; index < COMP_CWORD; index++)); do
        if [[ ${COMP_WORDS[index]} == -- ]]; then ended=yes; fi
      done
      if ((COMP_CWORD == 1)); then
        offered='\(first.joined(separator: " "))'
      elif [[ -z $ended ]] && offered=$(_legible_values "$command $previous"); then
        :
      elif [[ -z $ended && $current == -* ]]; then
        offered=$(_legible_options "$command")
      else
        offered=$(_legible_operands "$command")
      fi
      while IFS= read -r word; do
        COMPREPLY+=("$word")
      done < <(
        case $offered in
          @any) ;;
          @path) compgen -f -- "$current" ;;
          @folder) compgen -d -- "$current" ;;
          *) compgen -W "$offered" -- "$current" ;;
        esac
      )
      case $offered in
        @path | @folder) compopt -o filenames 2>/dev/null || : ;;
      esac
      return 0
    }

    complete -F _legible legible

    """
}

extension Values {
  /// The words to offer, or a mark that stands for files, folders or nothing.
  fileprivate var bashWords: String {
    switch self {
    case .free: "@any"
    case .words(let words), .suggestions(let words): words.joined(separator: " ")
    case .file, .path: "@path"
    case .folder: "@folder"
    }
  }
}
