import Foundation
import HTTP
import Sockets
import Testing

/// Clients that have connected, but whom no loop has accepted yet, when a server stops.
@Suite struct WaitingClientsTests {
  @Test(arguments: PollingMethod.allCases)
  func `a stop answers every request that waits in the queue`(poller: PollingMethod) throws {
    let isBusy = DispatchSemaphore(value: 0)
    let isReleased = DispatchSemaphore(value: 0)
    var configuration = ServerConfiguration()
    configuration.poller = poller
    configuration.workers = 1
    let server = Server(configuration: configuration) { request in
      if request.target.path == "/slow" {
        isBusy.signal()
        isReleased.wait()
      }
      return Response(.ok)
    }
    try server.start()
    let hasEnded = DispatchSemaphore(value: 0)
    Thread {
      _ = try? server.run()
      hasEnded.signal()
    }.start()
    let slow = try #require(Client(port: server.port))
    slow.send(get("/slow"))
    isBusy.wait()
    let waiting = try (0..<80).map { _ in try #require(Client(port: server.port)) }
    for client in waiting { client.send(get("/")) }
    server.stop()
    isReleased.signal()
    for client in waiting { #expect(client.answer()?.status == 200) }
    #expect(slow.answer()?.status == 200)
    for client in waiting + [slow] { client.end() }
    #expect(hasEnded.wait(timeout: .now() + 20) == .success)
  }
}
