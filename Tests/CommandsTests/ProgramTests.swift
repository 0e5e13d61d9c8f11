import Testing

@Suite struct ProgramTests {
  @Test func `without a command it prints the overview and ends with 2`() {
    let run = legible()
    #expect(run.status == 2)
    #expect(run.errors.contains("legible COMMAND"))
  }

  @Test(arguments: [
    "check", "audit", "simulate", "convert", "serve", "rules", "formats", "version", "help",
  ])
  func `every command explains itself`(name: String) {
    for arguments in [[name, "--help"], ["help", name]] {
      let run = legible(arguments[0], arguments[1])
      #expect(run.status == 0)
      #expect(run.output.contains("usage: legible \(name)"))
    }
    #expect(legible("--help").output.contains(name))
  }

  @Test func `a mistyped command is answered with the one that was meant`() {
    let run = legible("adit")
    #expect(run.status == 2)
    #expect(run.errors.contains("did you mean audit?"))
  }

  @Test func `the version is printed`() {
    #expect(legible("--version").output == legible("version").output)
    #expect(legible("version").output.contains(/^legible \d+\.\d+\.\d+\n$/))
  }

  @Test func `a rule is explained with its examples`() {
    let run = legible("rules", "text-contrast")
    #expect(run.status == 0)
    #expect(run.output.contains("1.4.3"))
    #expect(run.output.contains("--foreground: #777777;"))
    #expect(legible("rules", "text-contrst").errors.contains("text-contrast"))
  }

  /// `--color` over NO_COLOR over CLICOLOR_FORCE over the terminal.
  static let colorChoices: [(option: String, environment: [String: String], tty: Bool, is: Bool)] =
    [
      ("auto", [:], false, false), ("auto", [:], true, true),
      ("auto", ["NO_COLOR": "1"], true, false), ("auto", ["NO_COLOR": ""], true, true),
      ("auto", ["CLICOLOR_FORCE": "1"], false, true),
      ("auto", ["CLICOLOR_FORCE": "0"], false, false),
      ("auto", ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
      ("auto", ["TERM": "dumb"], true, false), ("always", ["NO_COLOR": "1"], false, true),
      ("always", [:], false, true), ("never", ["CLICOLOR_FORCE": "1"], true, false),
      ("never", [:], true, false),
    ]

  @Test(arguments: colorChoices)
  func `colour follows the option, then the environment, then the terminal`(
    option: String,
    environment: [String: String],
    tty: Bool,
    is colored: Bool
  ) {
    let run = legible(
      "check",
      "777",
      "fff",
      "--color",
      option,
      environment: environment,
      isTerminal: tty
    )
    #expect(run.output.contains("\u{1B}[") == colored)
  }

  @Test func `JSON is never coloured`() {
    let run = legible("check", "777", "fff", "--format", "json", "--color", "always")
    #expect(!run.output.contains("\u{1B}"))
  }
}
