import Foundation

/// How much of a processor a thread is given when others want it too.
enum ThreadPriority {
  /// Puts this thread behind the others of the process, for good.
  ///
  /// Where that is not allowed, or concerns whole processes only, nothing changes.
  static func lower() {
    #if os(Linux)
    // The standard has processes for this call; Linux takes 0 as the calling thread.
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
    #else
    Thread.current.qualityOfService = .utility
    #endif
  }

  /// Of 19: with it, Linux gives a thread about a tenth of the share of one of normal priority.
  private static let niceness: Int32 = 10
}
