import Foundation
import HTTP
import Testing

@Suite struct HTTPDateTests {
  @Test func `the standard's own example`() {
    let date = HTTPDate(secondsSinceEpoch: 784_111_777)
    #expect(date.description == "Sun, 06 Nov 1994 08:49:37 GMT")
  }

  @Test func `days agree with Foundation's calendar`() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    // A step that is prime to days and hours, over 200 years.
    for seconds in stride(from: 0, to: 6_311_433_600, by: 16_777_213) {
      let expected = formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
      #expect(HTTPDate(secondsSinceEpoch: seconds).description == expected)
    }
  }

  @Test func `what lies outside is held at the end`() {
    #expect(HTTPDate(secondsSinceEpoch: -1) == HTTPDate(secondsSinceEpoch: 0))
    let last = HTTPDate(secondsSinceEpoch: .max)
    #expect(last.description == "Fri, 31 Dec 9999 23:59:59 GMT")
  }
}
