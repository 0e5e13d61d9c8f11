/// A shell that completes what is typed, and the script that teaches it the commands.
struct Shell: Sendable {
  /// The name: `bash`.
  let id: String
  /// The command that installs the script for the person who types it.
  let installation: String
  /// Writes the script for commands.
  let script: @Sendable ([Command]) -> String

  /// The first words: what the program knows in place of a command, beside the commands.
  static let globalOptions = ["--help", "--version"]
}
