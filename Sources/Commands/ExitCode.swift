/// How a run ends; there is no other status, and never a count.
public struct ExitCode: Sendable, Hashable {
  /// The status that the process returns.
  public let status: Int32

  /// Nothing failed.
  public static let success = ExitCode(status: 0)
  /// Something was found that the run was asked to fail on.
  public static let findings = ExitCode(status: 1)
  /// The arguments or the input could not be used, or nothing was measured.
  public static let unusable = ExitCode(status: 2)

  /// Every status that a run ends with, and what it says, as a sentence.
  static let meanings: [(status: Int32, meaning: String)] = [
    (success.status, "Nothing failed."),
    (findings.status, "Something failed: a pair, or a finding of the severity that was asked for."),
    (
      unusable.status,
      "There is no answer: an argument or a file could not be used, or nothing was measured."
    ),
    (130, "It was ended from the keyboard."),
  ]
}
