import Foundation
import HTTP
import Sockets
import Testing

/// What a server owes its clients when it stops.
@Suite struct GracefulStopTests {
  private static let get = "GET /a HTTP/1.1\r\nHost: h\r\n\r\n"

  @Test(arguments: PollingMethod.allCases)
  func `requests in flight are answered, with the close announced`(
    _ poller: PollingMethod
  ) throws {
    let entered = DispatchSemaphore(value: 0)
    let released = DispatchSemaphore(value: 0)
    let respond: @Sendable (Request) -> Response = { request in
      if request.target.path == "/slow" {
        entered.signal()
        released.wait()
      }
      return RunningServer.echo(request)
    }
    let server = try RunningServer(poller, respond: respond)
    let inContent = try #require(Client(port: server.port))
    inContent.send("POST /e HTTP/1.1\r\nHost: h\r\nContent-Length: 6\r\n\r\nbef")
    let inAnswer = try #require(Client(port: server.port))
    inAnswer.send("GET /slow HTTP/1.1\r\nHost: h\r\n\r\n")
    entered.wait()
    server.stop()
    released.signal()
    let answer = try #require(inAnswer.answer())
    #expect(answer.body == "/slow")
    // Every loop has heard of the stop when nobody can connect any more.
    for _ in 0..<1000 where Client(port: server.port) != nil { Thread.sleep(forTimeInterval: 0.01) }
    #expect(Client(port: server.port) == nil)
    inContent.send("ore")
    let late = try #require(inContent.answer())
    #expect(late.body == "before" && late.closes)
    inAnswer.finish()
    inContent.finish()
    #expect(server.end() == true)
  }

  @Test(arguments: PollingMethod.allCases)
  func `idle connections do not delay the stop`(_ poller: PollingMethod) throws {
    let server = try RunningServer(poller)
    let idle = try (0..<8).map { _ in try #require(Client(port: server.port)) }
    for client in idle {
      client.send(Self.get)
      #expect(client.answer()?.status == 200)
    }
    let start = ContinuousClock.now
    #expect(server.stopAndWait() == true)
    #expect(ContinuousClock.now - start < .seconds(5))
    for client in idle { #expect(client.bytesBeforeEnd() == 0) }
  }

  @Test(arguments: PollingMethod.allCases)
  func `the grace period bounds the stop`(_ poller: PollingMethod) throws {
    let server = try RunningServer(poller) { $0.gracePeriod = .milliseconds(150) }
    let client = try #require(Client(port: server.port))
    client.send(Self.get)
    #expect(client.answer()?.status == 200)
    client.send("POST /e HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 6\r\n\r\n")
    #expect(client.answer()?.status == 100)
    #expect(server.stopAndWait() == false)
  }

  @Test func `a stop while clients hammer loses no request that was read`() throws {
    let server = try RunningServer()
    let clients = try (0..<20).map { _ in try #require(Client(port: server.port)) }
    for client in clients { client.send(Self.get + Self.get + "GET /last HTTP/1.1\r\nHo") }
    for client in clients { #expect(client.answer()?.status == 200) }
    server.stop()
    for client in clients {
      client.send("st: h\r\n\r\n")
      #expect(client.answer()?.body == "/a")
      #expect(client.answer()?.body == "/last")
      client.finish()
    }
    #expect(server.end() == true)
    #expect(server.openConnections == 0)
  }
}
