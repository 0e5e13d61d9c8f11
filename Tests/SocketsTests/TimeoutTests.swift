import Foundation
import HTTP
import Sockets
import Testing

@Suite struct TimeoutTests {
  @Test(arguments: PollingMethod.allCases)
  func `dripping bytes do not put off the end of a head`(poller: PollingMethod) throws {
    let live = try LiveServer(poller) { $0.headTimeout = .milliseconds(150) }
    let client = try live.connect()
    client.send("GET / HTTP/1.1\r\n")
    let start = Deadline.now
    // The server stops to take lines when it has answered; before, nothing limits them.
    while Deadline.now < start.after(.milliseconds(400)) {
      client.send("X: 1\r\n")
      usleep(10_000)
    }
    let answer = client.answer()
    #expect(answer?.status == 408)
    #expect(answer?.has("Connection: close") == true)
    #expect(client.isClosed())
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `content that does not come is given up`(poller: PollingMethod) throws {
    let live = try LiveServer(poller) { $0.bodyTimeout = .milliseconds(100) }
    let client = try live.connect()
    client.send(post("/", "Content-Length: 9") + "half")
    #expect(client.answer()?.status == 408)
    #expect(client.isClosed())
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `idle connections are closed in silence`(poller: PollingMethod) throws {
    let live = try LiveServer(poller) { $0.idleTimeout = .milliseconds(100) }
    #expect(try live.connect().isClosed())
    // On a busy machine the time may be over before the request is sent: then another try is fair.
    var answered: Client?
    for _ in 0..<50 where answered == nil {
      let client = try live.connect()
      client.send(get("/once"))
      if client.answer()?.body == "once" { answered = client }
    }
    #expect(try #require(answered).isClosed())
    #expect(live.stop() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `a client that takes nothing is dropped`(poller: PollingMethod) throws {
    let live = try LiveServer(poller) { $0.writeTimeout = .milliseconds(100) }
    let client = try live.connect(receiveBuffer: 4096)
    client.send(get("/large"))
    while live.server.openConnections == 0 { usleep(1000) }
    let start = Deadline.now
    withExtendedLifetime(client) {
      while live.server.openConnections > 0, Deadline.now < start.after(.seconds(20)) {
        usleep(1000)
      }
      #expect(live.server.openConnections == 0)
    }
    #expect(live.stop() == true)
  }
}
