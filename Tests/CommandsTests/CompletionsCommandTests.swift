import Testing

@Suite struct CompletionsCommandTests {
  /// The commands, by the overview.
  static let commands = legible("help").output.matches(of: #/(?m)^  ([a-z]+)  /#)
    .map { String($0.output.1) }

  /// The options of a command, by its help.
  static func options(of command: String) -> [String] {
    legible("help", command).output.matches(of: #/(?m)^  (--[a-z-]+)/#).map { String($0.output.1) }
  }

  @Test func `the overview lists the commands`() {
    #expect(Self.commands.contains("completions"))
    #expect(Self.commands.count > 8)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `every option of every command is completed`(shell: String) throws {
    let run = legible("completions", shell)
    #expect(run.status == 0)
    #expect(run.errors == "")
    for command in Self.commands {
      let lines = try lines(of: command, in: run.output, shell)
      let options = Self.options(of: command)
      #expect(options.contains("--help"))
      for option in options {
        let spelled = shell == "fish" ? " -l \(option.dropFirst(2)) " : option
        #expect(lines.contains(spelled), "\(command) \(option) in \(shell)")
      }
    }
  }

  /// The part of a script that is about one command.
  private func lines(of command: String, in script: String, _ shell: String) throws -> String {
    if shell == "fish" {
      return script.split(separator: "\n")
        .filter { $0.contains("-n '__legible_runs \(command)'") }.joined(separator: "\n")
    }
    let start = try #require(script.firstRange(of: Regex("(?m)^ +\(command)\\)"))).upperBound
    let rest = script[start...]
    return String(rest[..<(rest.firstRange(of: ";;")?.lowerBound ?? rest.endIndex)])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `the words of a list are those of its error`(shell: String) {
    let error = legible("check", "--use", "nonsense").errors
    let words = error.split(separator: "--use is ")[1].split(separator: ", not")[0]
      .replacing(",", with: "")
    #expect(words.contains("text large-text"))
    #expect(legible("completions", shell).output.contains(words))
  }

  @Test(arguments: commands)
  func `help and errors list the same words`(command: String) throws {
    let help = legible("help", command).output
    for match in help.matches(of: #/(?m)^  (--[a-z-]+) \S+/#) {
      let option = String(match.output.1)
      // Where it is free, an option may write what it is told to.
      let error = try Folder.with(["notes.txt": ""]) {
        legible(command, option, "@", in: $0).errors
      }
      guard let words = error.firstMatch(of: #/ is ([\w\/-]+(?:, [\w\/-]+)*), not @/#)?.output.1
      else {
        continue
      }
      let line = help.split(separator: "\n").first { $0.hasPrefix("  \(option) ") } ?? ""
      let isListed =
        line.hasSuffix(": \(words)") || line.contains(" \(words.replacing(", ", with: "|")) ")
      #expect(isListed, "\(command) \(option): \(words)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `nothing that is offered needs to be quoted`(shell: String) {
    for match in legible("completions", shell).output.matches(of: #/-a '([^'(]*)'|echo '([^']*)'/#)
    {
      let words = match.output.1 ?? match.output.2 ?? ""
      #expect(words.contains(#/^[A-Za-z0-9/@. -]*$/#), "\(words)")
    }
  }

  @Test func `a shell that is not known is answered with the one that was meant`() {
    let run = legible("completions", "fihs")
    #expect(run.status == 2)
    #expect(run.errors.contains("the shell is bash, zsh, fish, not fihs; did you mean fish?"))
    #expect(legible("completions").status == 2)
    #expect(legible("completions", "bash", "zsh").status == 2)
  }

  @Test func `help says how each script is installed`() {
    for shell in ["bash", "zsh", "fish"] {
      #expect(legible("help", "completions").output.contains("legible completions \(shell)"))
    }
  }
}
