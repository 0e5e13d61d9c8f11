import HTTP
import Testing

/// The memory that a parser keeps for one connection.
@Suite struct HeldBytesTests {
  @Test func `content takes what has come, not what was announced`() throws {
    var parser = RequestParser()
    parser.append(latin1("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1048576\r\n\r\nabc"))
    _ = try parser.next()
    _ = try parser.next()
    #expect(parser.heldBytes < 4096)
    for _ in 0..<12 {
      parser.append([UInt8](repeating: 1, count: 65536))
      _ = try parser.next()
    }
    #expect((786_432..<1_200_000).contains(parser.heldBytes))
  }

  @Test func `nothing large is kept between requests`() throws {
    var parser = RequestParser()
    parser.append(latin1("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 500000\r\n\r\n"))
    parser.append([UInt8](repeating: 1, count: 500_000))
    while case .head = try parser.next() {}
    _ = try parser.next()
    #expect(parser.isBetweenRequests)
    #expect(parser.heldBytes <= 16 << 10)
  }

  @Test func `a burst of requests leaves nothing large behind`() throws {
    var parser = RequestParser()
    let one = latin1("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    parser.append(Array(repeatElement(one, count: 2000).joined()))
    var count = 0
    while case .request = try parser.next() { count += 1 }
    #expect(count == 2000)
    #expect(parser.heldBytes <= 16 << 10)
  }
}
