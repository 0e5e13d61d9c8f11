import HTTP
import Testing

/// Limits that nobody would set, and that must not end the process.
@Suite struct LimitsTests {
  @Test(arguments: [Int.min, -1, 0, 1 << 40, .max])
  func `any limit can be set, and no length overflows it`(_ limit: Int) {
    let limits = Limits(
      requestLine: limit,
      head: limit,
      body: limit,
      chunkLine: limit,
      chunkExtensions: limit,
      trailer: limit,
      emptyLines: limit
    )
    for content in [
      "Content-Length: 99999999999999999999\r\n\r\n",
      "Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
    ] {
      var parser = RequestParser(limits: limits)
      parser.append(Array("\r\nPOST / HTTP/1.1\r\nHost: h\r\n\(content)".utf8))
      #expect(throws: RequestError.self) {
        while true {
          if case .needsMore = try parser.next() { return }
        }
      }
    }
  }
}
