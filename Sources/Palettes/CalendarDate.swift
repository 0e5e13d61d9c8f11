/// A day of the Gregorian calendar, as ISO 8601 writes it: `2026-12-31`.
public struct CalendarDate: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The year, 0 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Makes a day of its parts; nil when there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(of: month, in: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `YYYY-MM-DD`; nil for every other text, and for days that do not exist.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let numbers = parts.map { $0.reduce(0) { 10 * $0 + Int($1 - 0x30) } }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The day as ISO 8601 writes it.
  public var description: String {
    let digits = String(((year * 100 + month) * 100) + day)
    let padded = String(repeating: "0", count: 8 - digits.count) + digits
    return "\(padded.prefix(4))-\(padded.dropFirst(4).prefix(2))-\(padded.suffix(2))"
  }

  /// Orders earlier days first.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && year % 100 != 0 || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
