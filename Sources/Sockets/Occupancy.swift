import Synchronization

/// The number of connections that all loops of a server hold together.
final class Occupancy: Sendable {
  private let count = Atomic<Int>(0)

  /// The number now.
  var current: Int { count.load(ordering: .relaxed) }

  /// Counts one more; returns the number with it.
  func enter() -> Int { count.add(1, ordering: .relaxed).newValue }

  /// Counts one less.
  func leave() { count.subtract(1, ordering: .relaxed) }
}
