import Foundation
public import HTTP
import Synchronization

/// An HTTP server: some event loops, each on a thread of its own, that share one listener.
///
/// No request is answered on any other thread than its loop's, so `respond` must not wait.
public final class Server: Sendable {
  private struct State {
    var listener: Listener?
    var wakers: [Waker] = []
    var address: SocketAddress?
    var failure: SocketError?
    var cutOff = 0
  }

  private let service: Service
  private let occupancy = Occupancy()
  private let state = Mutex(State())

  /// Makes a server that does not listen yet.
  ///
  /// `check` may refuse a request before its content is read; `respond` answers a whole one. Both
  /// are called on the threads of the loops.
  public init(
    configuration: ServerConfiguration,
    check: @escaping @Sendable (RequestHead) -> Response? = { _ in nil },
    respond: @escaping @Sendable (consuming Request) -> Response
  ) {
    service = Service(configuration: configuration, check: check, respond: respond)
  }

  /// Begins to listen; throws when the address cannot be had.
  ///
  /// Connections wait until `run` is called.
  public func start() throws(SocketError) {
    let configuration = service.configuration
    guard let address = SocketAddress(host: configuration.host, port: configuration.port) else {
      throw SocketError(call: "inet_pton", code: EINVAL, subject: configuration.host)
    }
    // A client that goes away is an error of the call that meets it, not the end of the process.
    _ = signal(SIGPIPE, SIG_IGN)
    let listener = try Listener(on: address, backlog: configuration.backlog)
    var wakers: [Waker] = []
    for _ in 0..<max(1, configuration.workers) { wakers.append(try Waker()) }
    state.withLock { [wakers] state in
      state.listener = listener
      state.address = listener.address
      state.wakers = wakers
    }
  }

  /// The address with the port that was chosen, once started.
  public var address: SocketAddress? { state.withLock { $0.address } }

  /// The port that was chosen; 0 before the start.
  public var port: UInt16 { address?.port ?? 0 }

  /// The number of connections that are open.
  public var openConnections: Int { occupancy.current }

  /// Serves on this thread and the other loops' until `stop`; throws when a loop cannot begin.
  ///
  /// Returns false when connections had to be cut off because the grace period was over.
  @discardableResult
  public func run() throws(SocketError) -> Bool {
    let wakers = state.withLock { $0.wakers }
    guard let first = wakers.first else { return true }
    let others = DispatchGroup()
    let starting = DispatchGroup()
    for _ in wakers { starting.enter() }
    for waker in wakers.dropFirst() {
      others.enter()
      let thread = Thread { [self] in
        serve(waker, starting)
        others.leave()
      }
      thread.name = "http"
      thread.start()
    }
    serve(first, starting)
    others.wait()
    let (failure, cutOff) = state.withLock { ($0.failure, $0.cutOff) }
    if let failure { throw failure }
    return cutOff == 0
  }

  /// Ends `run`, from any thread: no more connections, the requests in flight answered, then over.
  public func stop() {
    let wakers = state.withLock { state in
      // The loops hold the listener too; the last one to let go closes it.
      state.listener = nil
      return state.wakers
    }
    for waker in wakers { waker.wake() }
  }

  private func serve(_ waker: Waker, _ starting: DispatchGroup) {
    switch service.configuration.poller {
    #if os(Linux)
    case .epoll: serve(EpollPoller.self, waker, starting)
    #endif
    case .poll: serve(PollPoller.self, waker, starting)
    }
  }

  /// Makes a loop and runs it once all are made: before, clients could take its descriptors away.
  private func serve<Waiter: Poller & ~Copyable>(
    _: Waiter.Type,
    _ waker: Waker,
    _ starting: DispatchGroup
  ) {
    let loop: EventLoop<Waiter>?
    do throws(SocketError) {
      loop = try makeLoop(waker)
    } catch {
      loop = nil
      state.withLock { $0.failure = error }
      stop()
    }
    starting.leave()
    starting.wait()
    let cutOff = loop?.run() ?? 0
    state.withLock { $0.cutOff += cutOff }
  }

  /// Makes a loop, which alone then holds the listener on this thread; nil when already stopped.
  private func makeLoop<Waiter: Poller & ~Copyable>(
    _ waker: Waker
  ) throws(SocketError) -> EventLoop<Waiter>? {
    guard let listener = state.withLock({ $0.listener }) else { return nil }
    return try EventLoop<Waiter>(service, listener, occupancy, waker)
  }
}
