import Foundation
import HTTP
import Sockets
import Testing

/// A live server on a port of the loopback, with every way of waiting.
@Suite struct ServerTests {
  private static let get = "GET /a HTTP/1.1\r\nHost: h\r\n\r\n"

  private static func post(_ body: String, _ fields: String = "") -> String {
    "POST /e HTTP/1.1\r\nHost: h\r\n\(fields)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  @Test(arguments: PollingMethod.allCases)
  func `a connection serves one request after the other`(_ poller: PollingMethod) throws {
    let server = try RunningServer(poller)
    let client = try #require(Client(port: server.port))
    for _ in 0..<3 {
      client.send(Self.get)
      let answer = try #require(client.answer())
      #expect(answer.status == 200 && answer.body == "/a" && !answer.closes)
    }
    client.send(Self.post("hello"))
    #expect(client.answer()?.body == "hello")
    #expect(server.stopAndWait() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `pipelined requests are answered in order`(_ poller: PollingMethod) throws {
    let server = try RunningServer(poller)
    let client = try #require(Client(port: server.port))
    client.send((0..<100).map { "GET /\($0) HTTP/1.1\r\nHost: h\r\n\r\n" }.joined())
    for number in 0..<100 { #expect(client.answer()?.body == "/\(number)") }
    #expect(server.stopAndWait() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `a peer that does not read is not read from, and loses nothing`(
    _ poller: PollingMethod
  ) throws {
    let server = try RunningServer(poller) { $0.workers = 1 }
    let slow = try #require(Client(port: server.port, receiveBuffer: 32 << 10))
    let body = String(repeating: "z", count: 64 << 10)
    let sending = slow.sendAside(String(repeating: Self.post(body), count: 64))
    let other = try #require(Client(port: server.port))
    other.send(Self.get)
    #expect(other.answer()?.status == 200)
    for _ in 0..<64 { #expect(slow.answer()?.body.utf8.count == body.utf8.count) }
    sending.wait()
    slow.send(Self.get)
    #expect(slow.answer()?.body == "/a")
    #expect(server.stopAndWait() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `a dripping head is cut off when its time is over`(_ poller: PollingMethod) throws {
    let server = try RunningServer(poller) { $0.headTimeout = .milliseconds(200) }
    let client = try #require(Client(port: server.port))
    let start = ContinuousClock.now
    client.send("GET / HTTP/1.1\r\n")
    while ContinuousClock.now - start < .milliseconds(400), client.send("X") {
      Thread.sleep(forTimeInterval: 0.02)
    }
    let answer = try #require(client.answer())
    #expect(answer.status == 408 && answer.closes)
    client.finish()
    #expect(server.stopAndWait() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `content that does not come is answered by 408`(_ poller: PollingMethod) throws {
    let server = try RunningServer(poller) { $0.bodyTimeout = .milliseconds(100) }
    let client = try #require(Client(port: server.port))
    client.send("POST /e HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\nhalf")
    #expect(client.answer()?.status == 408)
    client.finish()
    #expect(server.stopAndWait() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `silence is answered by silence`(_ poller: PollingMethod) throws {
    let server = try RunningServer(poller) { $0.idleTimeout = .milliseconds(100) }
    let silent = try #require(Client(port: server.port))
    let idle = try #require(Client(port: server.port))
    idle.send(Self.get)
    #expect(idle.answer()?.status == 200)
    #expect(idle.bytesBeforeEnd() == 0 && !idle.wasReset)
    #expect(silent.bytesBeforeEnd() == 0 && !silent.wasReset)
    #expect(server.stopAndWait() == true)
  }

  @Test func `leave to send content is given, and refused, before the content`() throws {
    let server = try RunningServer()
    let client = try #require(Client(port: server.port))
    client.send(
      "POST /e HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n"
    )
    #expect(client.answer()?.status == 100)
    client.send("hello")
    #expect(client.answer()?.body == "hello")
    client.send(
      "POST /missing HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n"
    )
    let refusal = try #require(client.answer())
    #expect(refusal.status == 404 && refusal.closes)
    client.finish()
    #expect(server.stopAndWait() == true)
  }

  @Test func `a refusal reaches a peer that goes on sending`() throws {
    let server = try RunningServer()
    let client = try #require(Client(port: server.port))
    client.send("GET / HTTP/1.1\r\nBad Field: x\r\n\r\n" + String(repeating: "x", count: 300_000))
    let answer = try #require(client.answer())
    #expect(answer.status == 400 && answer.closes)
    client.finish()
    #expect(client.bytesBeforeEnd() == 0 && !client.wasReset)
    #expect(server.stopAndWait() == true)
  }

  @Test func `a peer that has ended its side still gets its answer`() throws {
    let server = try RunningServer()
    let client = try #require(Client(port: server.port))
    client.send(Self.get)
    client.finish()
    #expect(client.answer()?.status == 200)
    #expect(client.bytesBeforeEnd() == 0)
    #expect(server.stopAndWait() == true)
  }

  @Test func `content cut short is answered by nothing that says success`() throws {
    let server = try RunningServer()
    let client = try #require(Client(port: server.port))
    client.send("POST /e HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\nhalf")
    client.finish()
    #expect(client.answer().map(\.status).map { $0 >= 400 } != false)
    #expect(server.stopAndWait() == true)
  }

  @Test func `a request that asks for the close gets it`() throws {
    let server = try RunningServer()
    let client = try #require(Client(port: server.port))
    client.send("GET /a HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n" + Self.get)
    #expect(client.answer()?.closes == true)
    client.finish()
    #expect(client.bytesBeforeEnd() == 0)
    #expect(server.stopAndWait() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `a connection over the limit is told to come back`(_ poller: PollingMethod) throws {
    let server = try RunningServer(poller) { $0.maximumConnections = 2 }
    let held = try (0..<2).map { _ in try #require(Client(port: server.port)) }
    for client in held {
      client.send(Self.get)
      #expect(client.answer()?.status == 200)
    }
    let surplus = try #require(Client(port: server.port))
    let refusal = try #require(surplus.answer())
    #expect(refusal.status == 503 && refusal.closes && refusal.head.contains("Retry-After: "))
    held[0].finish()
    surplus.finish()
    #expect(held[0].bytesBeforeEnd() == 0)
    #expect(surplus.bytesBeforeEnd() == 0)
    var isServed = false
    for _ in 0..<200 where !isServed {
      let client = try #require(Client(port: server.port))
      client.send(Self.get)
      isServed = client.answer()?.status == 200
    }
    #expect(isServed)
    #expect(server.stopAndWait() == true)
  }

  @Test func `an address of IPv6 is served`() throws {
    let server: RunningServer
    do {
      server = try RunningServer { $0.host = "::1" }
    } catch let error as SocketError where error.code == EADDRNOTAVAIL || error.code == EAFNOSUPPORT
    {
      // The machine has no IPv6.
      return
    }
    let client = try #require(Client(port: server.port, isIPv6: true))
    client.send(Self.get)
    #expect(client.answer()?.body == "/a")
    #expect(server.stopAndWait() == true)
  }

  @Test func `a port that is taken is an error of bind`() throws {
    let first = try RunningServer()
    let error = #expect(throws: SocketError.self) {
      try RunningServer { $0.port = first.port }
    }
    #expect(error?.call == "bind" && error?.code == EADDRINUSE)
    #expect(first.stopAndWait() == true)
  }
}
