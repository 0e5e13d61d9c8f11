import Foundation

/// Turns the signals SIGTERM and SIGINT into an orderly stop.
///
/// Make it before any thread is started: threads inherit that the signals wait to be taken.
public struct Shutdown: Sendable {
  private let signals = SignalSet([SIGTERM, SIGINT])

  /// Holds the signals back from this thread and all that it starts from now on.
  public init() { signals.holdBack() }

  /// Calls `stop` at the first signal, on a thread of its own; the second ends the process with 1.
  ///
  /// `stop` must not wait, or the second signal would.
  public func whenAsked(_ stop: @escaping @Sendable () -> Void) {
    let thread = Thread { [signals] in
      signals.await()
      stop()
      signals.await()
      _exit(1)
    }
    thread.name = "shutdown"
    thread.start()
  }
}
