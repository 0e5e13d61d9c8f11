import HTTP
import Sockets
import Testing

@Suite struct ServingTests {
  @Test(arguments: PollingMethod.allCases)
  func `a connection serves one request after the other`(poller: PollingMethod) throws {
    let live = try LiveServer(poller)
    let client = try live.connect()
    for name in ["a", "b", "c"] {
      client.send(get("/" + name))
      #expect(client.answer()?.body == name)
    }
    client.send(get("/d", "Connection: close"))
    let last = client.answer()
    #expect(last?.has("Connection: close") == true)
    #expect(client.isClosed())
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `pipelined requests are answered in order`(poller: PollingMethod) throws {
    let live = try LiveServer(poller)
    let client = try live.connect()
    client.send((0..<500).map { get("/\($0)") }.joined())
    for number in 0..<500 { #expect(client.answer()?.body == "\(number)") }
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `many clients are served side by side`(poller: PollingMethod) throws {
    let live = try LiveServer(poller)
    let first = try live.connect()
    let second = try live.connect()
    let third = try live.connect()
    for number in 0..<20 {
      first.send(get("/1.\(number)"))
      second.send(get("/2.\(number)"))
      third.send(get("/3.\(number)"))
      #expect(third.answer()?.body == "3.\(number)")
      #expect(second.answer()?.body == "2.\(number)")
      #expect(first.answer()?.body == "1.\(number)")
    }
    #expect(live.server.openConnections == 3)
    #expect(live.stop() == true)
    #expect(live.server.openConnections == 0)
  }

  @Test(arguments: PollingMethod.allCases)
  func `a request may come byte by byte`(poller: PollingMethod) throws {
    let live = try LiveServer(poller)
    let client = try live.connect()
    for byte in post("/", "Transfer-Encoding: chunked") + "3\r\nabc\r\n0\r\n\r\n" {
      client.send(String(byte))
    }
    #expect(client.answer()?.body == "abc")
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `a client that reads late gets all of a large answer`(poller: PollingMethod) throws {
    let live = try LiveServer(poller)
    let slow = try live.connect(receiveBuffer: 4096)
    slow.send(get("/large") + get("/large") + get("/end"))
    // Others are served while it does not read.
    let other = try live.connect()
    other.send(get("/other"))
    #expect(other.answer()?.body == "other")
    #expect(slow.answer()?.body == LiveServer.large)
    #expect(slow.answer()?.body == LiveServer.large)
    #expect(slow.answer()?.body == "end")
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `HEAD is told the length but sent no content`(poller: PollingMethod) throws {
    let live = try LiveServer(poller)
    let client = try live.connect()
    client.send("HEAD /abc HTTP/1.1\r\nHost: a\r\n\r\n" + get("/next"))
    #expect(client.answer(toHead: true)?.has("Content-Length: 3") == true)
    #expect(client.answer()?.body == "next")
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `content is asked for only when it is wanted`(poller: PollingMethod) throws {
    let live = try LiveServer(poller)
    let client = try live.connect()
    client.send(post("/", "Expect: 100-continue", "Content-Length: 3"))
    #expect(client.answer()?.status == 100)
    client.send("abc")
    #expect(client.answer()?.body == "abc")

    client.send(post("/missing", "Expect: 100-continue", "Content-Length: 3"))
    let refusal = client.answer()
    #expect(refusal?.status == 404)
    #expect(refusal?.has("Connection: close") == true)
    #expect(client.isClosed())
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `HTTP 1,0 is answered and closed`(poller: PollingMethod) throws {
    let live = try LiveServer(poller)
    let client = try live.connect()
    client.send("GET /old HTTP/1.0\r\n\r\n")
    #expect(client.answer()?.body == "old")
    #expect(client.isClosed())
    #expect(live.stop() == true)
  }
}
