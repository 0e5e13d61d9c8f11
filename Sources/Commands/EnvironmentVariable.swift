/// A variable of the environment that changes what the program does.
struct EnvironmentVariable: Sendable {
  /// The name.
  let name: String
  /// What it does when it is set and not empty, as a sentence.
  let meaning: String

  /// Every variable, in the order in which it is asked.
  static let all =
    [
      EnvironmentVariable(
        name: "NO_COLOR",
        meaning: "Text is not coloured, unless --color says so."
      ),
      EnvironmentVariable(
        name: "CLICOLOR_FORCE",
        meaning: "Text is coloured, though the output is no terminal; 0 is as if it were not set."
      ),
      EnvironmentVariable(name: "FORCE_COLOR", meaning: "The same as CLICOLOR_FORCE."),
      EnvironmentVariable(
        name: "TERM",
        meaning: "A terminal that calls itself dumb gets no colour."
      ),
      EnvironmentVariable(
        name: "COLORTERM",
        meaning: "With truecolor or 24bit, patches have the very colours that are measured."
      ),
      EnvironmentVariable(
        name: "PATH",
        meaning: "Where git is looked for, which audit --changed-since asks."
      ),
      EnvironmentVariable(
        name: "COLUMNS",
        meaning: "The grids of matrix are as wide; 80 without it."
      ),
      EnvironmentVariable(
        name: "SOURCE_DATE_EPOCH",
        meaning: "Seconds since 1970: the day by which waivers expire, in place of today."
      ),
    ] + Setting.all.map(\.environmentVariable)
}
