import Reports

extension Command {
  /// Prints the version.
  static let version = Command(name: "version", summary: "print the version", run: runVersion)
}

private func runVersion(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
  console.print("legible \(Version.current)\n")
}
