import Documents
import Foundation

/// The world as a command sees it: streams, environment, files; tests put their own in its place.
public struct Console: Sendable {
  /// Writes bytes to standard output; tells whether they arrived.
  package var writeOutput: @Sendable ([UInt8]) -> Bool
  /// Writes bytes to standard error.
  package var writeError: @Sendable ([UInt8]) -> Void
  /// Reads all of standard input.
  package var readInput: @Sendable () -> [UInt8]
  /// The environment.
  package var environment: [String: String]
  /// Whether standard output is a terminal.
  package var isTerminal: Bool
  /// The folder that relative paths start from.
  package var workingDirectory: String

  /// Makes a world of its parts.
  package init(
    writeOutput: @escaping @Sendable ([UInt8]) -> Bool,
    writeError: @escaping @Sendable ([UInt8]) -> Void,
    readInput: @escaping @Sendable () -> [UInt8],
    environment: [String: String],
    isTerminal: Bool,
    workingDirectory: String
  ) {
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.readInput = readInput
    self.environment = environment
    self.isTerminal = isTerminal
    self.workingDirectory = workingDirectory
  }

  /// The streams, the environment and the folder of this process.
  public static var process: Console {
    Console(
      writeOutput: { write($0, to: FileHandle.standardOutput) },
      writeError: { _ = write($0, to: FileHandle.standardError) },
      readInput: { Array((try? FileHandle.standardInput.readToEnd()) ?? Data()) },
      environment: ProcessInfo.processInfo.environment,
      isTerminal: isatty(FileHandle.standardOutput.fileDescriptor) == 1,
      workingDirectory: FileManager.default.currentDirectoryPath
    )
  }

  /// Writes a text to standard output.
  func print(_ text: String) -> ExitCode { print(Array(text.utf8)) }

  /// Writes bytes to standard output; what cannot be written ends the run as unusable.
  func print(_ bytes: [UInt8]) -> ExitCode {
    if writeOutput(bytes) { return .success }
    complain("the output could not be written")
    return .unusable
  }

  /// Writes a problem to standard error, as one line, under the name of the program.
  func complain(_ message: String) { complain(message, then: []) }

  /// Writes a problem to standard error, under the name of the program, and the lines that follow.
  ///
  /// Messages quote arguments and names of files: each stays the one line that it is, since a line end
  /// in one of them could forge another message.
  func complain(_ message: String, then details: [String]) {
    let lines = ["legible: \(message)"] + details
    writeError(Array(lines.map { $0.printable + "\n" }.joined().utf8))
  }
}

private func write(_ bytes: [UInt8], to handle: FileHandle) -> Bool {
  do {
    try handle.write(contentsOf: bytes)
    return true
  } catch {
    // A reader that has left, as `head` does, is no fault of ours.
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    return cause.domain == NSPOSIXErrorDomain && cause.code == Int(EPIPE)
  }
}
