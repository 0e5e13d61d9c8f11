/// Tells an operator what is amiss, at most once a second.
final class Alarm: Sendable {
  private static let pause = Duration.seconds(1)

  private let warn: @Sendable (String) -> Void
  /// When it may tell something again.
  private let next = Guarded(Deadline.now)

  /// Makes an alarm that tells by `warn`.
  init(_ warn: @escaping @Sendable (String) -> Void) { self.warn = warn }

  /// Tells `message`, unless something was told just before.
  func ring(_ message: String) {
    let now = Deadline.now
    let isDue = next.withLock { next in
      guard next <= now else { return false }
      next = now.after(Alarm.pause)
      return true
    }
    if isDue { warn(message) }
  }
}
