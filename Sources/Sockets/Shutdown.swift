import Foundation

/// Turns the signals SIGTERM and SIGINT into an orderly stop.
///
/// Make it before any thread is started: threads inherit that the signals wait to be taken.
public struct Shutdown: Sendable {
  /// Holds the signals back from this thread and all that it starts from now on.
  public init() {
    var signals = Shutdown.signals
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Calls `stop` at the first signal, on a thread of its own; the second ends the process with 1.
  public func whenAsked(_ stop: @escaping @Sendable () -> Void) {
    let thread = Thread {
      Shutdown.await()
      stop()
      Shutdown.await()
      _exit(1)
    }
    thread.name = "shutdown"
    thread.start()
  }

  private static func await() {
    var signals = Shutdown.signals
    var signal: Int32 = 0
    while unsafe sigwait(&signals, &signal) != 0 {}
  }

  private static var signals: sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, SIGTERM)
    unsafe sigaddset(&set, SIGINT)
    return set
  }
}
