import Foundation
public import HTTP
import Synchronization

/// An HTTP server: some event loops, each on a thread of its own, that share one listener.
///
/// Brief requests are answered on the thread of their loop, which must not wait; what takes long is
/// done on a few threads beside them.
public final class Server: Sendable {
  private struct State {
    var listener: Listener?
    var mailboxes: [Mailbox] = []
    var address: SocketAddress?
    var failure: SocketError?
    var cutOff = 0
  }

  private let service: Service
  private let state = Guarded(State())
  private let hasBeenStopped = Atomic<Bool>(false)

  /// Makes a server that does not listen yet.
  ///
  /// `check` may refuse a request before its content is read; `reply` answers a whole one, or gives
  /// the work that will. `complete` adds to the answers that the server gives by itself, to what is no
  /// request or is one too many, what those of `reply` have. `observe` is told of every answer, also of those that no request asked for.
  /// `warn` is told, at most once a second, in one sentence when there are no descriptors left. All
  /// are called on the threads of the loops, several at a time, and must not wait; work is done on
  /// other threads.
  public init(
    configuration: ServerConfiguration,
    check: @escaping @Sendable (RequestHead) -> Response? = { _ in nil },
    reply: @escaping @Sendable (consuming Request) -> Reply,
    complete: (@Sendable (inout Response) -> Void)? = nil,
    observe: (@Sendable (Exchange) -> Void)? = nil,
    warn: (@Sendable (String) -> Void)? = nil
  ) {
    service = Service(
      configuration: configuration,
      check: check,
      reply: reply,
      complete: complete,
      observe: observe,
      pool: WorkPool(
        concurrency: configuration.concurrentWork,
        waiting: configuration.waitingWork
      ),
      occupancy: Occupancy(configuration),
      limiter: configuration.requestRate.map { RateLimiter($0) },
      alarm: warn.map { Alarm($0) }
    )
  }

  /// Makes a server that answers every request at once.
  public convenience init(
    configuration: ServerConfiguration,
    check: @escaping @Sendable (RequestHead) -> Response? = { _ in nil },
    respond: @escaping @Sendable (consuming Request) -> Response
  ) {
    self.init(configuration: configuration, check: check, reply: { Reply(.answer(respond($0))) })
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
    var mailboxes: [Mailbox] = []
    for _ in 0..<max(1, configuration.workers) { mailboxes.append(try Mailbox()) }
    state.withLock { [mailboxes] state in
      state.listener = listener
      state.address = listener.address
      state.mailboxes = mailboxes
    }
  }

  /// The address with the port that was chosen, once started.
  public var address: SocketAddress? { state.withLock { $0.address } }

  /// The port that was chosen; 0 before the start.
  public var port: UInt16 { address?.port ?? 0 }

  /// The number of connections that are open.
  public var openConnections: Int { service.occupancy.current }

  /// The number of connections that came, also of those that were turned away, since the start.
  public var acceptedConnections: Int { service.occupancy.enteredInAll }

  /// The number of connections that were closed without an answer, for want of places, since the
  /// start.
  public var droppedConnections: Int { service.occupancy.droppedInAll }

  /// The memory in bytes that large contents take now.
  public var heldBytes: Int { service.occupancy.heldBytes }

  /// Tells whether it was asked to stop: new clients should go elsewhere.
  public var isDraining: Bool { hasBeenStopped.load(ordering: .relaxed) }

  /// How much long work is being done, and how much waits.
  public var workload: (running: Int, waiting: Int) { service.pool.load }

  /// Serves on this thread and the other loops' until `stop`; throws when a loop cannot begin.
  ///
  /// Returns false when connections had to be cut off because the grace period was over.
  @discardableResult
  public func run() throws(SocketError) -> Bool {
    let mailboxes = state.withLock { $0.mailboxes }
    guard let first = mailboxes.first else { return true }
    let others = DispatchGroup()
    let starting = DispatchGroup()
    for _ in mailboxes { starting.enter() }
    for mailbox in mailboxes.dropFirst() {
      others.enter()
      let thread = Thread { [self] in
        serve(mailbox, starting)
        others.leave()
      }
      thread.name = "http"
      thread.start()
    }
    serve(first, starting)
    others.wait()
    service.pool.stop()
    let (failure, cutOff) = state.withLock { ($0.failure, $0.cutOff) }
    if let failure { throw failure }
    return cutOff == 0
  }

  /// Ends `run`, from any thread.
  ///
  /// `isDraining` is true from now on. After the drain delay no more connections are taken, the
  /// requests in flight are answered, and `run` returns.
  public func stop() {
    hasBeenStopped.store(true, ordering: .relaxed)
    let mailboxes = state.withLock { state in
      // The loops hold the listener too; the last one to let go closes it.
      state.listener = nil
      return state.mailboxes
    }
    for mailbox in mailboxes { mailbox.post(.stop) }
  }

  private func serve(_ mailbox: Mailbox, _ starting: DispatchGroup) {
    switch service.configuration.poller {
    #if os(Linux)
    case .epoll: serve(EpollPoller.self, mailbox, starting)
    #endif
    case .poll: serve(PollPoller.self, mailbox, starting)
    }
  }

  /// Makes a loop and runs it once all are made: before, clients could take its descriptors away.
  private func serve<Waiter: Poller & ~Copyable>(
    _: Waiter.Type,
    _ mailbox: Mailbox,
    _ starting: DispatchGroup
  ) {
    let loop: EventLoop<Waiter>?
    do throws(SocketError) {
      loop = try makeLoop(mailbox)
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
    _ mailbox: Mailbox
  ) throws(SocketError) -> EventLoop<Waiter>? {
    guard let listener = state.withLock({ $0.listener }) else { return nil }
    return try EventLoop<Waiter>(service, listener, mailbox)
  }
}
