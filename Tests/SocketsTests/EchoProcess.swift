import Foundation
import Testing

/// An EchoServer in a process of its own, which signals can be sent to.
final class EchoProcess {
  private let process = Process()
  private let output = Pipe()
  private var received: [UInt8] = []
  /// The port that it listens on.
  private(set) var port: UInt16 = 0

  /// Starts it and waits until it listens.
  init(_ arguments: String...) throws {
    // It is built beside the tests.
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("EchoServer")
    process.arguments = ["--port", "0"] + arguments
    process.standardOutput = output
    try process.run()
    let greeting = try #require(line())
    port = try #require(greeting.split(separator: " ").last.flatMap { UInt16($0) })
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// The next line that it prints, or nil when there is none.
  func line() -> String? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeFirst(end + 1) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      received += more
    }
  }

  /// Sends it a signal.
  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Its exit status, or nil when it does not end.
  func status() -> Int32? {
    guard eventually({ !process.isRunning }) else { return nil }
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }
}
