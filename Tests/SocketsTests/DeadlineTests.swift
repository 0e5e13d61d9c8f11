import Sockets
import Testing

/// Points in time that cannot overflow.
@Suite struct DeadlineTests {
  @Test func `a deadline lies behind its start by its duration`() {
    let now = Deadline.now
    #expect(now.after(.milliseconds(1)) > now)
    #expect(now.after(.seconds(1)).after(.seconds(1)) == now.after(.seconds(2)))
    #expect(now.after(.zero) == now)
  }

  @Test func `what lies too far ahead is never reached`() {
    #expect(Deadline.now.after(.seconds(Int64.max)) == .never)
    #expect(Deadline.never.after(.seconds(1)) == .never)
    #expect(Deadline.now < .never)
  }
}
