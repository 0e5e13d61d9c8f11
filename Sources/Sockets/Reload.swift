import Foundation

/// Turns the signal SIGHUP into a call, such as one that reads files again.
///
/// Make it before any thread is started: threads inherit that the signal waits to be taken. Without
/// it, the signal ends the process.
public struct Reload: Sendable {
  private let signals = SignalSet([SIGHUP])

  /// Holds the signal back from this thread and all that it starts from now on.
  public init() { signals.holdBack() }

  /// Calls `reload` at each signal, on a thread of its own.
  ///
  /// Signals that come during a call lead to one more, behind it.
  public func whenAsked(_ reload: @escaping @Sendable () -> Void) {
    let thread = Thread { [signals] in
      while true {
        signals.await()
        reload()
      }
    }
    thread.name = "reload"
    thread.start()
  }
}
