/// A date of a field, to the second, in the one form that is sent (RFC 9110, 5.6.7).
public struct HTTPDate: Sendable, Hashable, CustomStringConvertible {
  /// Seconds since 1970-01-01T00:00:00Z, from 0 to the end of the year 9999.
  public let secondsSinceEpoch: Int

  /// Makes a date; seconds outside of the years 1970 to 9999 are held at the nearer end.
  public init(secondsSinceEpoch: Int) {
    self.secondsSinceEpoch = min(max(secondsSinceEpoch, 0), 253_402_300_799)
  }

  /// The form `Sun, 06 Nov 1994 08:49:37 GMT`.
  public var description: String {
    let (days, second) = secondsSinceEpoch.quotientAndRemainder(dividingBy: 86_400)
    let (year, month, day) = HTTPDate.civil(days)
    let date = "\(HTTPDate.days[(days + 4) % 7]), \(two(day)) \(HTTPDate.months[month - 1]) \(year)"
    return "\(date) \(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60)) GMT"
  }

  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The year, month and day of a number of days since 1970-01-01 in the Gregorian calendar.
  ///
  /// Years are counted from March, so that the leap day is the last of its year.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    // From 0000-03-01 to 1970-01-01; an era is 400 years.
    let (era, dayOfEra) = (days + 719_468).quotientAndRemainder(dividingBy: 146_097)
    let leaps = dayOfEra / 1460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leaps) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
  }
}

private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
