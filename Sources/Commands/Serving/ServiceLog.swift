import Endpoints
import Foundation
import Synchronization

/// Writes the lines of the service's log on a thread of its own, so that who waits for nothing, such
/// as an event loop, can write as well.
///
/// When the reader of the log is too slow, lines are dropped, counted, and told of; the service goes
/// on.
final class ServiceLog: Sendable {
  /// A line that is not yet made: making it, with its time by RFC 3339, is left to the thread that
  /// writes.
  typealias Entry = @Sendable (_ time: String) -> LogLine

  private struct State {
    var waiting: [(time: Date, entry: Entry)] = []
    var dropped = 0
    var droppedInAll = 0
    var isClosed = false
  }

  /// So many lines wait at most; with the longest targets of requests they hold 32 MiB.
  private static let capacity = 4_096
  /// Lines are put together up to this many bytes: a pipe takes as many as one piece.
  private static let piece = 4_096

  private let format: LogFormat
  private let write: @Sendable ([UInt8]) -> Void
  private let state = Mutex(State())
  private let hasEntries = DispatchSemaphore(value: 0)
  private let hasEnded = DispatchSemaphore(value: 0)

  /// Makes a log that writes by `write`, which may wait.
  init(_ format: LogFormat, write: @escaping @Sendable ([UInt8]) -> Void) {
    self.format = format
    self.write = write
    let thread = Thread { [self] in run() }
    thread.name = "log"
    thread.start()
  }

  /// Whether requests are written.
  var writesRequests: Bool { format != .none }

  /// The number of lines that were dropped since the start.
  var dropped: Int { state.withLock { $0.droppedInAll } }

  /// Takes a line that is made later; never waits.
  func add(_ entry: @escaping Entry) {
    let time = Date()
    let isFirst = state.withLock { state in
      guard state.waiting.count < Self.capacity else {
        state.dropped += 1
        state.droppedInAll += 1
        return false
      }
      state.waiting.append((time, entry))
      return state.waiting.count == 1
    }
    if isFirst { hasEntries.signal() }
  }

  /// Writes that something happened to the service.
  func tell(_ name: String, _ message: String, _ level: LogLevel = .info) {
    add { .event(time: $0, level, name: name, message: message) }
  }

  /// Writes what waits, and ends; gives up when that takes longer than a second.
  func close() {
    state.withLock { $0.isClosed = true }
    hasEntries.signal()
    _ = hasEnded.wait(timeout: .now() + 1)
  }

  private func run() {
    var clock = LogClock()
    while true {
      hasEntries.wait()
      let (entries, dropped, isClosed) = state.withLock { state in
        defer {
          state.waiting = []
          state.dropped = 0
        }
        return (state.waiting, state.dropped, state.isClosed)
      }
      writeAll(entries, dropped, &clock)
      if isClosed { break }
    }
    hasEnded.signal()
  }

  private func writeAll(
    _ entries: [(time: Date, entry: Entry)],
    _ dropped: Int,
    _ clock: inout LogClock
  ) {
    var lines: [UInt8] = []
    func take(_ line: LogLine) {
      let bytes = format == .json ? line.json : line.text
      if lines.count + bytes.count > Self.piece, !lines.isEmpty {
        write(lines)
        lines.removeAll(keepingCapacity: true)
      }
      lines += bytes
    }
    for (time, entry) in entries { take(entry(clock.text(of: time))) }
    if dropped > 0 {
      let message = "\(dropped) lines were dropped: the log was not read fast enough"
      take(.event(time: clock.text(of: Date()), .warning, name: "dropped", message: message))
    }
    if !lines.isEmpty { write(lines) }
  }
}
