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
}
