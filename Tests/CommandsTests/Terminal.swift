import Commands
import Foundation
import Synchronization

/// What a run printed, and how it ended.
struct Run {
  let status: Int32
  let output: String
  let errors: String
}

/// Runs `legible` in this process, in a world of its own.
func legible(
  _ arguments: String...,
  input: String = "",
  environment: [String: String] = [:],
  isTerminal: Bool = false,
  in folder: String = Folder.package
) -> Run {
  legible(
    arguments,
    input: input,
    environment: environment,
    isTerminal: isTerminal,
    in: folder
  )
}

/// Runs `legible` with a list of arguments.
func legible(
  _ arguments: [String],
  input: String = "",
  environment: [String: String] = [:],
  isTerminal: Bool = false,
  in folder: String = Folder.package
) -> Run {
  let output = Bytes()
  let errors = Bytes()
  let console = Console(
    writeOutput: { output.append($0) },
    writeError: { _ = errors.append($0) },
    readInput: { Array(input.utf8) },
    environment: environment,
    isTerminal: isTerminal,
    workingDirectory: folder
  )
  let code = Program.run(arguments, console: console)
  return Run(status: code.status, output: output.text, errors: errors.text)
}

/// Bytes that closures collect.
private final class Bytes: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  func append(_ more: [UInt8]) -> Bool {
    bytes.withLock { $0 += more }
    return true
  }

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}

/// Folders that tests run in.
enum Folder {
  /// The folder of this package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Makes a folder of files for the time of `body`.
  static func with<Result>(
    _ files: KeyValuePairs<String, String>,
    _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return try body(folder.path)
  }
}
