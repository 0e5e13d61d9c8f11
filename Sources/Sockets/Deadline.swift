import Foundation

/// A point in time that no change of the wall clock moves.
public struct Deadline: Sendable, Hashable, Comparable {
  /// Nanoseconds on the system's monotonic clock.
  let nanoseconds: Int64

  /// Never reached.
  public static let never = Deadline(nanoseconds: .max)

  /// The present.
  public static var now: Deadline {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Deadline(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// The point `duration` later; one that lies too far ahead is never reached.
  public func after(_ duration: Duration) -> Deadline {
    let (seconds, attoseconds) = duration.components
    let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isTooFar) = nanoseconds.addingReportingOverflow(whole)
    guard !isTooLong, !isTooFar else { return seconds < 0 ? self : .never }
    let (end, isOver) = sum.addingReportingOverflow(attoseconds / 1_000_000_000)
    return isOver ? .never : Deadline(nanoseconds: end)
  }

  /// The time from `start` until it.
  func duration(since start: Deadline) -> Duration {
    .nanoseconds(nanoseconds.subtractingReportingOverflow(start.nanoseconds).partialValue)
  }

  /// The whole milliseconds from `now` until it is reached, rounded up; -1 when it never is.
  func milliseconds(from now: Deadline) -> Int32 {
    guard self != .never else { return -1 }
    guard self > now else { return 0 }
    return Int32(clamping: (nanoseconds - now.nanoseconds + 999_999) / 1_000_000)
  }

  /// Tells whether one comes before the other.
  public static func < (left: Deadline, right: Deadline) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
