import Foundation
import HTTP
import Sockets
import Testing

/// A server on a free port of the loopback, with threads of its own.
///
/// GET /NAME answers NAME, GET /large a large content, POST / gives the content back, /missing is
/// 404; what begins with /long is work that waits until the gate opens, and then answers its path.
final class LiveServer: Sendable {
  static let large = String(repeating: "0123456789abcdef", count: 1 << 18)

  let server: Server
  let gate = Gate()
  let exchanges = Exchanges()
  private let result = Guarded<Bool?>(nil)
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
      reply: { [gate] request in LiveServer.reply(to: request, gate) },
      observe: { [exchanges] in exchanges.note($0) }
    )
    try server.start()
    let thread = Thread { [self] in
      let isClean = try? server.run()
      result.withLock { $0 = isClean }
      ended.signal()
    }
    thread.start()
  }

  private static func reply(to request: Request, _ gate: Gate) -> Reply {
    if request.method == .post { return Reply(.answer(Response(.ok, .bytes, request.body))) }
    let path = request.target.path
    switch path {
    case "/large": return Reply(.answer(Response(.ok, .plainText, Array(large.utf8))))
    case "/missing": return Reply(.answer(Problem(.notFound).response))
    case _ where path.hasPrefix("/long"):
      let work: Reply.Work = { isAbandoned in
        gate.pass(isAbandoned)
        return Response(.ok, .plainText, Array(path.utf8))
      }
      return Reply(.work(work), route: "/long{name}")
    default:
      return Reply(
        .answer(Response(.ok, .plainText, Array(path.dropFirst().utf8))),
        route: "/{name}"
      )
    }
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

/// Holds work up until it is opened, or until nobody waits for the work.
final class Gate: Sendable {
  struct State {
    var isOpen = false
    var began = 0
    var abandoned = 0
  }
  private let state = Guarded(State())

  /// How many have come, and how many of them went away because they were abandoned.
  var counts: (began: Int, abandoned: Int) { state.withLock { ($0.began, $0.abandoned) } }

  func open() { state.withLock { $0.isOpen = true } }

  func pass(_ isAbandoned: () -> Bool) {
    state.withLock { $0.began += 1 }
    while state.withLock({ !$0.isOpen }) {
      if isAbandoned() { return state.withLock { $0.abandoned += 1 } }
      usleep(500)
    }
  }
}

/// What a server has told of its answers.
final class Exchanges: Sendable {
  private let list = Guarded<[Exchange]>([])

  var all: [Exchange] { list.withLock { $0 } }

  func note(_ exchange: Exchange) { list.withLock { $0.append(exchange) } }
}

/// Waits until something holds, at most some seconds; tells whether it does.
func eventually(_ holds: () -> Bool) -> Bool {
  let end = Deadline.now.after(.seconds(20))
  while Deadline.now < end {
    if holds() { return true }
    usleep(1000)
  }
  return holds()
}

/// A GET of a path on a connection that stays open.
func get(_ path: String, _ lines: String...) -> String {
  "GET \(path) HTTP/1.1\r\nHost: a\r\n" + lines.map { $0 + "\r\n" }.joined() + "\r\n"
}

/// A POST to a path with field lines; content is sent by itself.
func post(_ path: String, _ lines: String...) -> String {
  "POST \(path) HTTP/1.1\r\nHost: a\r\n" + lines.map { $0 + "\r\n" }.joined() + "\r\n"
}
