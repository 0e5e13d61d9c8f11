import Foundation
import HTTP
import Sockets
import Testing

@Suite struct RefusalTests {
  @Test(arguments: PollingMethod.allCases)
  func `nothing behind a malformed request is run`(poller: PollingMethod) throws {
    let live = try LiveServer(poller)
    let client = try live.connect()
    client.send(get("/a") + get("/b", "X : 1") + get("/c"))
    #expect(client.answer()?.body == "a")
    let refusal = client.answer()
    #expect(refusal?.status == 400)
    #expect(refusal?.has("Connection: close") == true)
    #expect(refusal?.has("Content-Type: application/problem+json") == true)
    #expect(client.isClosed())
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `a refusal can be read although the client goes on sending`(poller: PollingMethod) throws {
    let live = try LiveServer(poller) { $0.lingerTimeout = .seconds(20) }
    let client = try live.connect()
    client.send(post("/", "Content-Length: 9999999"))
    // More than the buffers of both ends hold: it arrives only if the server goes on reading.
    #expect(client.send(String(repeating: "x", count: 6 << 20)))
    #expect(client.answer()?.status == 413)
    #expect(client.isClosed())
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `large content is refused before it is read`(poller: PollingMethod) throws {
    let live = try LiveServer(poller)
    let client = try live.connect()
    client.send(post("/missing", "Content-Length: 1000000"))
    #expect(client.answer()?.status == 404)
    #expect(client.isClosed())
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `a client over the limit is told to come back`(poller: PollingMethod) throws {
    let live = try LiveServer(poller) { $0.maximumConnections = 2 }
    let first = try live.connect()
    first.send(get("/1"))
    #expect(first.answer()?.body == "1")
    let second = try live.connect()
    second.send(get("/2"))
    #expect(second.answer()?.body == "2")

    let third = try live.connect()
    let refusal = third.answer()
    #expect(refusal?.status == 503)
    #expect(refusal?.has("Retry-After: 1") == true)
    #expect(third.isClosed())

    for client in [first, second] {
      client.send(get("/again"))
      #expect(client.answer()?.body == "again")
    }
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `a place is free again when a client has gone`(poller: PollingMethod) throws {
    let live = try LiveServer(poller) { $0.maximumConnections = 1 }
    for round in 0..<20 {
      let client = try live.connect()
      client.send(get("/\(round)", "Connection: close"))
      #expect(client.answer()?.body == "\(round)")
      #expect(client.isClosed())
      // The server forgets a client when it sees its end.
      client.end()
      while live.server.openConnections > 0 { usleep(100) }
    }
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `lost clients do no harm`(poller: PollingMethod) throws {
    let live = try LiveServer(poller)
    for text in ["", "GET / HT", get("/large"), post("/", "Content-Length: 9") + "half"] {
      let client = try live.connect()
      client.send(text)
      client.resetOnClose()
    }
    let client = try live.connect()
    client.send(get("/alive"))
    #expect(client.answer()?.body == "alive")
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `an end after a request is answered, one inside is not`(poller: PollingMethod) throws {
    let live = try LiveServer(poller)
    let whole = try live.connect()
    whole.send(get("/a") + get("/b"))
    whole.end()
    #expect(whole.answer()?.body == "a")
    #expect(whole.answer()?.body == "b")
    #expect(whole.isClosed())

    for text in ["GET / HT", post("/", "Content-Length: 9") + "half"] {
      let part = try live.connect()
      part.send(text)
      part.end()
      #expect(part.isClosed())
    }
    #expect(live.stop() == true)
  }
}
