import Foundation
import HTTP
import Sockets
import Synchronization
import Testing

/// A server on a free port of the loopback, with threads of its own.
///
/// GET /NAME answers NAME, GET /large a large content, POST / gives the content back, all else is 404.
final class LiveServer: Sendable {
  static let large = String(repeating: "0123456789abcdef", count: 1 << 18)

  let server: Server
  private let result = Mutex<Bool?>(nil)
  private let ended = DispatchSemaphore(value: 0)

  /// Starts a server; `change` adapts its configuration.
  init(_ poller: PollingMethod, _ change: (inout ServerConfiguration) -> Void = { _ in }) throws {
    var configuration = ServerConfiguration()
    configuration.poller = poller
    configuration.workers = 2
    change(&configuration)
    server = Server(
      configuration: configuration,
      check: { head in
        head.target.path == "/missing" ? Problem(.notFound).response : nil
      },
      respond: { request in
        if request.method == .post { return Response(.ok, .bytes, request.body) }
        switch request.target.path {
        case "/large": return Response(.ok, .plainText, Array(LiveServer.large.utf8))
        case "/missing": return Problem(.notFound).response
        default: return Response(.ok, .plainText, Array(request.target.path.dropFirst().utf8))
        }
      }
    )
    try server.start()
    let thread = Thread { [self] in
      let isClean = try? server.run()
      result.withLock { $0 = isClean }
      ended.signal()
    }
    thread.start()
  }

  var port: UInt16 { server.port }

  /// Connects a client.
  func connect(receiveBuffer: Int32? = nil) throws -> Client {
    guard let client = Client(port: port, receiveBuffer: receiveBuffer) else {
      throw SocketError(call: "connect", code: errno)
    }
    return client
  }

  /// Waits until the server has ended after a stop; nil when it does not, else what it said.
  func outcome() -> Bool? {
    guard ended.wait(timeout: .now() + 20) == .success else { return nil }
    ended.signal()
    return result.withLock { $0 }
  }

  /// Stops, and waits for the end.
  func stop() -> Bool? {
    server.stop()
    return outcome()
  }
}

/// A GET of a path on a connection that stays open.
func get(_ path: String, _ lines: String...) -> String {
  "GET \(path) HTTP/1.1\r\nHost: a\r\n" + lines.map { $0 + "\r\n" }.joined() + "\r\n"
}

/// A POST to a path with field lines; content is sent by itself.
func post(_ path: String, _ lines: String...) -> String {
  "POST \(path) HTTP/1.1\r\nHost: a\r\n" + lines.map { $0 + "\r\n" }.joined() + "\r\n"
}
