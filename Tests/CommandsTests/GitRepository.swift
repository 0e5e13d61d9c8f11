import Foundation
import Testing

/// Repositories that tests make.
enum GitRepository {
  /// The environment in which `git` is found.
  static let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]

  /// Runs git in a folder, away from the configuration of whoever runs the tests.
  static func git(_ arguments: String..., in folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-c", "user.name=Test", "-c", "user.email=test@example.org", "-c",
        "protocol.file.allow=always",
      ] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
  }

  /// Makes a repository of a folder, with all its files in one commit of the branch `main`.
  static func make(in folder: String) throws {
    try git("init", "-q", "-b", "main", in: folder)
    try commit(in: folder)
  }

  /// Commits all files of a folder.
  static func commit(in folder: String) throws {
    try git("add", ".", in: folder)
    try git("commit", "-q", "-m", "state", in: folder)
  }
}
