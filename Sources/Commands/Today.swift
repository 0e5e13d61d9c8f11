import Foundation
import Palettes

extension Console {
  /// The day in UTC, or that of `SOURCE_DATE_EPOCH`, which makes runs repeatable.
  ///
  /// - Throws: a usage error when the variable is set to anything but seconds since 1970.
  func today() throws(UsageError) -> CalendarDate? {
    guard let text = environment["SOURCE_DATE_EPOCH"], !text.isEmpty else {
      return CalendarDate(of: Date())
    }
    guard let seconds = Int64(text), seconds >= 0,
      let day = CalendarDate(of: Date(timeIntervalSince1970: Double(seconds)))
    else {
      throw UsageError(
        input: "SOURCE_DATE_EPOCH is a number of seconds since 1970, not \(text)"
      )
    }
    return day
  }
}

extension CalendarDate {
  /// The day in UTC of a moment; nil outside the years that have four digits.
  init?(of date: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
