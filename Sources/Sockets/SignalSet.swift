import Foundation

/// Some signals that are waited for, in place of their effect.
struct SignalSet: Sendable {
  private let numbers: [Int32]

  init(_ numbers: [Int32]) { self.numbers = numbers }

  /// Holds the signals back from this thread and all that it starts from now on.
  func holdBack() {
    var set = systemForm
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Waits until one of them comes.
  func await() {
    var set = systemForm
    var signal: Int32 = 0
    while unsafe sigwait(&set, &signal) != 0 {}
  }

  private var systemForm: sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in numbers { unsafe sigaddset(&set, number) }
    return set
  }
}
