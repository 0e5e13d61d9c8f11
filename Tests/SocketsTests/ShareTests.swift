import Foundation
import HTTP
import Sockets
import Testing

/// What one client may take of what all need.
@Suite struct ShareTests {
  @Test(arguments: PollingMethod.allCases)
  func `an address may hold so many connections, and no more`(poller: PollingMethod) throws {
    let live = try LiveServer(poller) { $0.maximumConnectionsPerAddress = 2 }
    let clients = try (0..<2).map { number in
      let client = try live.connect()
      client.send(get("/\(number)"))
      #expect(client.answer()?.body == "\(number)")
      return client
    }
    let third = try live.connect()
    let refusal = third.answer()
    #expect(refusal?.status == 503)
    #expect(refusal?.has("Retry-After: 1") == true)
    #expect(third.isClosed())
    // Another address has a share of its own.
    let other = try #require(Client(port: live.port, from: "127.0.0.2"))
    other.send(get("/other"))
    #expect(other.answer()?.body == "other")
    clients[0].end()
    #expect(eventually { live.server.openConnections == 2 })
    let next = try live.connect()
    next.send(get("/next"))
    #expect(next.answer()?.body == "next")
    #expect(live.stop() == true)
    let incidents = live.exchanges.all.compactMap(\.incident)
    #expect(incidents == [.tooManyConnectionsOfAddress])
    #expect(live.exchanges.all.last { $0.target == "/other" }?.peer == PeerAddress("127.0.0.2"))
  }

  @Test(arguments: PollingMethod.allCases)
  func `an address that asks too often is told how long to wait`(poller: PollingMethod) throws {
    let live = try LiveServer(poller) {
      $0.requestRate = RequestRate(perSecond: 0.02, burst: 5)
    }
    let client = try live.connect()
    client.send((0..<7).map { get("/\($0)") }.joined())
    for number in 0..<5 { #expect(client.answer()?.body == "\(number)") }
    for _ in 5..<7 {
      let refusal = client.answer()
      #expect(refusal?.status == 429)
      // One token comes every 50 seconds; the whole seconds until then are rounded up.
      let wait = refusal?.head.firstMatch(of: /\r\nRetry-After: (\d+)\r\n/).flatMap { Int($0.1) }
      #expect((20...50).contains(wait ?? 0))
    }
    // Content is not read when the answer is known before.
    client.send(post("/", "Content-Length: 5"))
    #expect(client.answer()?.status == 429)
    #expect(client.isClosed())
    let other = try #require(Client(port: live.port, from: "127.0.0.2"))
    other.send(post("/", "Content-Length: 5") + "hello")
    #expect(other.answer()?.body == "hello")
    #expect(live.stop() == true)
    #expect(live.exchanges.all.compactMap(\.incident).count == 3)
  }

  @Test func `tokens come back with time`() throws {
    let live = try LiveServer(.best) { $0.requestRate = RequestRate(perSecond: 20, burst: 1) }
    let client = try live.connect()
    client.send(get("/first"))
    #expect(client.answer()?.body == "first")
    #expect(
      eventually {
        client.send(get("/again"))
        return client.answer()?.body == "again"
      }
    )
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `contents that take too much memory together are refused`(poller: PollingMethod) throws {
    let live = try LiveServer(poller) { $0.maximumHeldBytes = 1_100_000 }
    let half = String(repeating: "x", count: 700_000)
    let first = try live.connect()
    first.send(post("/", "Content-Length: 700001") + half)
    let small = try live.connect()
    small.send(post("/", "Content-Length: 5") + "he")
    #expect(eventually { live.server.heldBytes > 700_000 })
    let second = try live.connect()
    second.send(post("/", "Content-Length: 700001") + half)
    let refusal = second.answer()
    #expect(refusal?.status == 503)
    #expect(refusal?.has("Retry-After: 1") == true)
    // Small contents are not affected.
    small.send("llo")
    #expect(small.answer()?.body == "hello")
    // What the refused one held is free again.
    #expect(eventually { live.server.heldBytes < 1_100_000 })
    first.send("y")
    #expect(first.answer()?.body == half + "y")
    let third = try live.connect()
    third.send(post("/", "Content-Length: 700001") + half + "z")
    #expect(third.answer()?.body == half + "z")
    second.end()
    #expect(live.stop() == true)
    #expect(live.server.heldBytes == 0)
    #expect(live.exchanges.all.compactMap(\.incident) == [.tooMuchContent])
  }
}
