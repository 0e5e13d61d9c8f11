import Sockets
import Testing

@Suite struct DeadlineTests {
  @Test func `deadlines are ordered by time`() {
    let now = Deadline.now
    #expect(now < now.after(.nanoseconds(1)))
    #expect(now.after(.seconds(1)) < now.after(.milliseconds(1001)))
    #expect(now.after(.zero) == now)
    #expect(now <= Deadline.now)
  }

  @Test func `what lies too far ahead is never reached`() {
    let now = Deadline.now
    #expect(now.after(.seconds(Int64.max)) == .never)
    #expect(Deadline.never.after(.seconds(1)) == .never)
    #expect(now.after(.seconds(1_000_000_000)) < .never)
  }
}
