import Foundation
import HTTP
import Sockets
import Testing

@Suite struct StopTests {
  @Test(arguments: PollingMethod.allCases)
  func `requests in flight are finished, idle connections let go`(poller: PollingMethod) throws {
    let live = try LiveServer(poller)
    let idle = try live.connect()
    idle.send(get("/idle"))
    #expect(idle.answer()?.body == "idle")
    let inHead = try live.connect()
    inHead.send("GET /head HTTP/1.1\r\n")
    let inContent = try live.connect()
    inContent.send(post("/", "Expect: 100-continue", "Content-Length: 4"))
    #expect(inContent.answer()?.status == 100)
    inContent.send("ha")
    while live.server.openConnections < 3 { usleep(1000) }

    live.server.stop()
    #expect(idle.isClosed())
    // Each loop lets go of the listener when it wakes; from then on nobody can connect.
    for _ in 0..<1000 where Client(port: live.port) != nil { usleep(10_000) }
    #expect(Client(port: live.port) == nil)
    inContent.send("lf")
    let content = inContent.answer()
    #expect(content?.body == "half")
    #expect(content?.has("Connection: close") == true)
    inHead.send("Host: a\r\n\r\n")
    #expect(inHead.answer()?.body == "head")
    inContent.end()
    inHead.end()
    #expect(live.outcome() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `the grace period ends what does not end by itself`(poller: PollingMethod) throws {
    let live = try LiveServer(poller) { $0.gracePeriod = .milliseconds(100) }
    let client = try live.connect()
    client.send(post("/", "Expect: 100-continue", "Content-Length: 4"))
    #expect(client.answer()?.status == 100)
    #expect(live.stop() == false)
    #expect(client.isClosed())
  }

  @Test(arguments: PollingMethod.allCases)
  func `a stop is announced, and clients are served on until the delay is over`(
    poller: PollingMethod
  ) throws {
    let live = try LiveServer(poller) { $0.drainDelay = .seconds(2) }
    let early = try live.connect()
    early.send(get("/before"))
    #expect(early.answer()?.body == "before")
    #expect(!live.server.isDraining)
    let start = Deadline.now
    live.server.stop()
    #expect(live.server.isDraining)
    let client = try live.connect()
    client.send(get("/during"))
    let answer = client.answer()
    #expect(answer?.body == "during")
    early.send(get("/during"))
    #expect(early.answer()?.body == "during")
    #expect(client.isClosed())
    #expect(early.isClosed())
    #expect(Deadline.now >= start.after(.seconds(2)))
    #expect(live.outcome() == true)
  }

  @Test func `a stop before the run is a stop`() throws {
    let server = Server(configuration: ServerConfiguration()) { _ in Response(.ok) }
    #expect(try server.run())
    try server.start()
    server.stop()
    #expect(try server.run())
  }

  @Test func `an address in use is refused with its name`() throws {
    let live = try LiveServer(.best)
    var configuration = ServerConfiguration()
    configuration.port = live.port
    let second = Server(configuration: configuration) { _ in Response(.ok) }
    let error = #expect(throws: SocketError.self) { try second.start() }
    #expect(error?.code == EADDRINUSE)
    #expect(error?.message.hasPrefix("bind 127.0.0.1:\(live.port): ") == true)
    #expect(live.stop() == true)
  }

  @Test func `a host that is no address is refused`() {
    var configuration = ServerConfiguration()
    configuration.host = "example.invalid"
    let server = Server(configuration: configuration) { _ in Response(.ok) }
    let error = #expect(throws: SocketError.self) { try server.start() }
    #expect(error?.subject == "example.invalid")
  }
}
