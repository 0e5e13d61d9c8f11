import HTTP
import Testing

@Suite struct RequestParserTests {
  /// Two requests with all kinds of framing, and an empty line between them.
  static let pipeline = latin1(
    "\r\nPOST /a?x=1 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
      + "3;q=\"v\"\r\none\r\n00A\r\n0123456789\r\n0\r\nT: 1\r\n\r\n"
      + "\r\nPOST /b HTTP/1.1\r\nhost:\tb\r\nContent-Length: 3\r\n\r\ntwo"
      + "GET /c HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"
  )

  @Test func `a pipeline is read in order`() {
    let requests = parse([RequestParserTests.pipeline[...]]).requests
    #expect(requests.map(\.target.path) == ["/a", "/b", "/c"])
    #expect(requests.map(\.body) == ["one0123456789", "two", ""].map(latin1))
    #expect(requests.map(\.version) == [.http11, .http11, .http10])
    #expect(requests.map(\.head.keepsAlive) == [true, true, true])
    #expect(requests.first?.fields[.host] == "a")
  }

  @Test func `every split in two gives the same requests`() {
    let bytes = RequestParserTests.pipeline
    let whole = parse([bytes[...]])
    for middle in 0...bytes.count {
      #expect(parse([bytes[..<middle], bytes[middle...]]) == whole, "split at \(middle)")
    }
  }

  @Test func `single bytes give the same requests`() {
    let bytes = RequestParserTests.pipeline
    #expect(parse(bytes.indices.map { bytes[$0...$0] }) == parse([bytes[...]]))
  }

  @Test func `every prefix of a request asks for more`() {
    for text in [get("Host: a"), post("Content-Length: 3", content: "abc")] {
      let bytes = latin1(text)
      for end in 0..<bytes.count {
        #expect(parse([bytes[..<end]]) == .unfinished([]), "prefix of \(end) bytes")
      }
      #expect(parse([bytes[...]]).requests.count == 1)
    }
  }

  @Test(arguments: MalformedHeadTests.table)
  func `a refusal does not depend on the split`(row: MalformedHeadTests.Row) {
    let bytes = latin1(row.text)
    let whole = parse([bytes[...]])
    #expect(parse(bytes.indices.map { bytes[$0...$0] }) == whole)
    for middle in stride(from: 0, through: bytes.count, by: max(1, bytes.count / 97)) {
      #expect(parse([bytes[..<middle], bytes[middle...]]) == whole, "split at \(middle)")
    }
  }

  @Test func `an error is answered for ever`() throws {
    var parser = RequestParser()
    parser.append(latin1("bad\r\n\r\n"))
    for _ in 0..<2 {
      #expect(throws: RequestError.malformedRequestLine) { try parser.next() }
      parser.append(latin1(get("Host: a")))
    }
  }

  @Test func `a head is told before its content`() throws {
    var parser = RequestParser()
    parser.append(latin1(post("Content-Length: 2", "Expect: 100-continue")))
    guard case .head(let head) = try parser.next() else {
      Issue.record("no head")
      return
    }
    #expect(head.expectsContinue)
    #expect(head.framing == .length(2))
    #expect(!parser.isBetweenRequests)
    guard case .needsMore = try parser.next() else {
      Issue.record("more than a head")
      return
    }
    parser.append(latin1("ok"))
    guard case .request(let request) = try parser.next() else {
      Issue.record("no request")
      return
    }
    #expect(request.body == latin1("ok"))
    #expect(parser.isBetweenRequests)
  }

  @Test(arguments: [
    ("HEAD / HTTP/1.1\r\nHost: a b\r\n\r\n", true),
    ("HEAD / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nx", true),
    ("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", false),
  ])
  func `a refused HEAD is known as one`(text: String, isHead: Bool) {
    var parser = RequestParser()
    parser.append(latin1(text))
    #expect(throws: RequestError.self) {
      while true { _ = try parser.next() }
    }
    #expect(parser.isReadingHead == isHead)
  }

  @Test(arguments: [
    ("HTTP/1.1", "X: 1", true), ("HTTP/1.1", "Connection: close", false),
    ("HTTP/1.1", "Connection: keep-alive", true), ("HTTP/1.1", "connection: a , CLOSE", false),
    ("HTTP/1.0", "X: 1", false), ("HTTP/1.0", "Connection: Keep-Alive", true),
    ("HTTP/1.0", "Connection: keep-alive, close", false), ("HTTP/1.9", "X: 1", true),
  ])
  func `persistence follows RFC 9112, 9,3`(version: String, line: String, keeps: Bool) {
    let outcome = parse("GET / \(version)\r\nHost: a\r\n\(line)\r\n\r\n")
    #expect(outcome.requests.map(\.head.keepsAlive) == [keeps])
  }
}
