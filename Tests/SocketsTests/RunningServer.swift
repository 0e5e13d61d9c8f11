import Foundation
import HTTP
import Sockets
import Synchronization

/// A server on threads of its own, which answers with the path, or with the content.
final class RunningServer: Sendable {
  private let server: Server
  private let group = DispatchGroup()
  private let isDrained = Mutex<Bool?>(nil)

  /// Starts a server; what `adjust` does not set has limits that no test reaches.
  init(
    _ poller: PollingMethod = .best,
    _ adjust: (inout ServerConfiguration) -> Void = { _ in },
    respond: @escaping @Sendable (Request) -> Response = RunningServer.echo
  ) throws {
    var configuration = ServerConfiguration()
    configuration.poller = poller
    configuration.workers = 2
    configuration.headTimeout = .seconds(60)
    configuration.bodyTimeout = .seconds(60)
    configuration.idleTimeout = .seconds(60)
    adjust(&configuration)
    server = Server(
      configuration: configuration,
      check: { $0.target.path == "/missing" ? Problem(.notFound).response : nil },
      respond: respond
    )
    try server.start()
    group.enter()
    let thread = Thread { [self] in
      let result = try? server.run()
      isDrained.withLock { $0 = result }
      group.leave()
    }
    thread.start()
  }

  /// Answers with the content, or, without one, with the path.
  static func echo(_ request: Request) -> Response {
    let body = request.body.isEmpty ? Array(request.target.path.utf8) : request.body
    return Response(.ok, .bytes, body)
  }

  /// The port that it listens at.
  var port: UInt16 { server.port }

  /// The number of connections that it holds.
  var openConnections: Int { server.openConnections }

  /// Tells it to stop.
  func stop() { server.stop() }

  /// Waits, at most 20 s, for its end; returns whether it drained, or nil when it did not end.
  func end() -> Bool? {
    guard group.wait(timeout: .now() + 20) == .success else { return nil }
    return isDrained.withLock { $0 }
  }

  /// Stops it, and waits for its end.
  @discardableResult
  func stopAndWait() -> Bool? {
    stop()
    return end()
  }
}
