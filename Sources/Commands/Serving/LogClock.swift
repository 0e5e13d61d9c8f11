import Foundation

/// Writes moments by RFC 3339 in UTC, with milliseconds: `2026-12-01T15:04:05.678Z`.
///
/// Lines come in order, and many in the same second; so what stands before the dot is kept.
struct LogClock {
  private var second = -Double.infinity
  private var prefix = ""

  /// The text of a moment, cut to the millisecond.
  mutating func text(of moment: Date) -> String {
    let seconds = moment.timeIntervalSince1970
    if seconds.rounded(.down) != second {
      second = seconds.rounded(.down)
      let style = Date.ISO8601FormatStyle()
      prefix = String(style.format(Date(timeIntervalSince1970: second)).dropLast())
    }
    let milliseconds = min(999, Int((seconds - second) * 1_000))
    let padding = milliseconds < 10 ? "00" : milliseconds < 100 ? "0" : ""
    return "\(prefix).\(padding)\(milliseconds)Z"
  }
}
