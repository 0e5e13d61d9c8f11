import Reports

/// The manual page, made of the commands, so that it cannot tell anything else than they do.
struct ManualPage {
  /// The page in the language of mdoc(7).
  let text: String

  /// What people do most often, each with the arguments that do it.
  static let examples: [(purpose: String, arguments: [String])] = [
    ("Judge one pair of colours:", ["check", "777", "fff"]),
    (
      "Judge a palette, and fail on warnings as well:",
      ["audit", "theme.css", "--fail-on", "warning"]
    ),
    ("Find a colour that can be read:", ["suggest", "999", "fff"]),
    (
      "See which pairs got worse:",
      ["diff", "old/theme.css", "theme.css"]
    ),
  ]

  /// Files that are found by their names.
  static let files: [(name: String, meaning: String)] = [
    (
      "legible.json",
      """
      The policy: what is required of the palettes. The nearest one counts, in the folder of the
      path that is audited or above it.
      """
    )
  ]

  /// Writes the page.
  init(of commands: [Command]) {
    var page = Mdoc()
    page.macro("Dd", "December", "1,", "2026")
    page.macro("Dt", "LEGIBLE", "1")
    page.macro("Os")
    page.macro("Sh", "NAME")
    page.macro("Nm", "legible")
    page.macro("Nd", "tell whether people can read colours")
    page.macro("Sh", "SYNOPSIS")
    page.macro("Nm")
    page.macro("Ar", "command")
    page.macro("Op", "Ar", "options")
    page.macro("Op", "Ar", "arguments")
    page.macro("Sh", "DESCRIPTION")
    page.paragraph(
      """
      Legible measures colour pairs, palettes and design tokens against WCAG 2.2, in every mode, and
      says where the faulty value is written and which colour would do. This is version
      \(Version.current). An option is written as --name value or --name=value; -- ends the options,
      and - in place of a path is standard input. A hex colour may leave out its #, which shells
      take for a comment.
      """
    )
    page.macro("Sh", "COMMANDS")
    for command in commands { page.write(command) }
    page.macro("Sh", "OPTIONS OF EVERY COMMAND")
    page.write(Command.shared)
    page.writeSurroundings()
    text = page.text
  }
}

extension Mdoc {
  fileprivate mutating func write(_ command: Command) {
    macro("Ss", command.name)
    macro("D1", String(command.usage.dropFirst("usage: ".count)))
    paragraph("\(command.summary.capitalizedFirst).")
    for block in command.detailBlocks {
      switch block {
      case .prose(let text): paragraph(text)
      case .examples(let lines): literal(lines)
      }
    }
    if !command.options.isEmpty { write(command.options) }
  }

  fileprivate mutating func write(_ options: [Option]) {
    list(options) { page, option in
      if let value = option.value {
        page.macro("It", "Fl", "-\(option.name)", "Ar", value)
      } else {
        page.macro("It", "Fl", "-\(option.name)")
      }
      let repeated = option.isRepeatable ? " It may be given more than once." : ""
      page.paragraph("\(option.summary.capitalizedFirst).\(repeated)")
    }
  }

  /// Environment, files, exit status, examples: in the order that mdoc(7) gives them.
  fileprivate mutating func writeSurroundings() {
    macro("Sh", "ENVIRONMENT")
    list(EnvironmentVariable.all) { page, variable in
      page.macro("It", "Ev", variable.name)
      page.paragraph(variable.meaning)
    }
    macro("Sh", "FILES")
    list(ManualPage.files) { page, file in
      page.macro("It", "Pa", file.name)
      page.paragraph(file.meaning)
    }
    macro("Sh", "EXIT STATUS")
    list(ExitCode.meanings) { page, code in
      page.macro("It", "\(code.status)")
      page.paragraph(code.meaning)
    }
    macro("Sh", "EXAMPLES")
    for (purpose, arguments) in ManualPage.examples {
      paragraph(purpose)
      literal(["legible " + arguments.joined(separator: " ")])
    }
    macro("Sh", "STANDARDS")
    paragraph("Web Content Accessibility Guidelines (WCAG) 2.2.")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
