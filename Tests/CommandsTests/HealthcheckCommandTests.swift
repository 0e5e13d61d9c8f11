import Foundation
import HTTP
import Sockets
import Synchronization
import Testing

@Suite struct HealthcheckCommandTests {
  /// Runs `body` against a server that gives the same answer to every request.
  private func serving(
    _ status: Status,
    _ body: (_ port: String, _ asked: () -> [String]) -> Void
  ) throws {
    let asked = Paths()
    let server = Server(configuration: ServerConfiguration()) { request in
      asked.add(request.target.path)
      return Response(status, .plainText, Array("x".utf8))
    }
    try server.start()
    let ended = DispatchSemaphore(value: 0)
    let thread = Thread {
      _ = try? server.run()
      ended.signal()
    }
    thread.start()
    body("\(server.port)") { asked.all }
    server.stop()
    #expect(ended.wait(timeout: .now() + 20) == .success)
  }

  @Test func `200 is well, and the path is that of what is asked for`() throws {
    try serving(.ok) { port, asked in
      let run = legible("healthcheck", "--port", port)
      #expect(run.status == 0)
      #expect(run.errors == "")
      #expect(run.output == "http://127.0.0.1:\(port)/healthz: 200\n")
      #expect(legible("healthcheck", "--ready", environment: ["LEGIBLE_PORT": port]).status == 0)
      #expect(asked() == ["/healthz", "/readyz"])
    }
  }

  @Test func `an address that stands for all is asked on loopback`() throws {
    try serving(.ok) { port, _ in
      let environment = ["LEGIBLE_PORT": port, "LEGIBLE_HOST": "0.0.0.0"]
      #expect(legible("healthcheck", environment: environment).status == 0)
    }
  }

  @Test func `any other status is not well`() throws {
    try serving(.serviceUnavailable) { port, _ in
      let run = legible("healthcheck", "--port", port)
      #expect(run.status == 1)
      #expect(run.output == "")
      #expect(run.errors.contains("503"))
    }
  }

  @Test func `where nobody listens, the system says why`() throws {
    var port = ""
    try serving(.ok) { free, _ in port = free }
    let run = legible("healthcheck", "--port", port)
    #expect(run.status == 1)
    #expect(run.errors.contains("connect 127.0.0.1:\(port): "))
  }

  @Test func `one that never answers takes the time that was given`() throws {
    // It listens and never runs, so that connections are made and nobody reads them.
    let server = Server(configuration: ServerConfiguration()) { _ in Response(.ok) }
    try server.start()
    let clock = ContinuousClock()
    let start = clock.now
    let run = legible("healthcheck", "--port", "\(server.port)", "--timeout", "0.2")
    #expect(run.status == 1)
    #expect(run.errors.contains("no answer in time"))
    #expect(clock.now - start >= .milliseconds(200))
    server.stop()
  }

  @Test(arguments: ["0", "61", "x", "1..2"])
  func `a time outside is refused`(time: String) {
    #expect(legible("healthcheck", "--timeout", time).status == 2)
  }

  @Test func `port 0 is none that can be asked`() {
    #expect(legible("healthcheck", "--port", "0").status == 2)
  }
}

/// The paths that were asked for.
private final class Paths: Sendable {
  private let paths = Mutex<[String]>([])

  func add(_ path: String) { paths.withLock { $0.append(path) } }

  var all: [String] { paths.withLock { $0 } }
}
