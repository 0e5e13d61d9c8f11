import Foundation
import HTTP

/// One client: its descriptor, the request being read and the answers not yet sent.
///
/// It belongs to one loop and is touched by that loop's thread only. Input is read only while no
/// output waits and no work is being done, so a client that does not take its answers is not read
/// from either.
struct Connection: ~Copyable {
  /// What the loop is to do next.
  enum Next: Equatable {
    /// Call again when there is something to do of this kind.
    case wait(Interest)
    /// Drop it.
    case close
  }

  enum Phase {
    /// Requests are read and answered.
    case serving
    /// A request is whole, and its answer is being made beside the loop.
    case working
    /// The last answer is on its way; no more input is looked at.
    case finishing
    /// The last answer is sent. Input is thrown away until the client closes: closing at once, with
    /// input unread, would reset the connection and could destroy the answer (RFC 9112, 9.6).
    case lingering
  }

  /// What the deadline measures.
  enum Clock {
    /// Nothing: an answer was just given.
    case none
    /// The time without a request.
    case idle
    /// The time that a head takes, however its bytes drip.
    case head
    /// The time that content takes.
    case content
    /// The time that an answer takes to be made.
    case working
    /// The time that the client takes for its answer.
    case sending
    /// The time behind the last answer.
    case lingering
  }

  let descriptor: FileDescriptor
  let peer: PeerAddress
  /// When to call `expire`.
  private(set) var deadline: Deadline
  var phase = Phase.serving
  var parser: RequestParser
  private(set) var clock = Clock.idle
  /// Tells whether all that the client sent before it ended its side has been read.
  private(set) var hasEnded = false
  /// Tells whether the client is known to have ended its side.
  var hasDeparted = false
  /// When the first byte of the request was seen; it counts while there is one.
  var began: Deadline
  /// The request whose content is read, or whose answer is being made.
  var pending: Pending?
  /// The work for that answer.
  var job: Job?
  var output = Output()
  /// The bytes of the content that work is done on.
  var workLength = 0
  /// What is counted of the memory that it takes.
  private var accounted = 0

  /// Makes a connection that waits for its first request.
  init(
    _ descriptor: consuming FileDescriptor,
    of peer: PeerAddress,
    _ work: borrowing Workspace
  ) {
    self.descriptor = descriptor
    self.peer = peer
    parser = RequestParser(limits: work.service.configuration.limits)
    began = work.now
    deadline = work.now.after(work.service.configuration.idleTimeout)
  }

  /// Reads or writes what can be, and answers what has come.
  mutating func serve(_ work: inout Workspace) -> Next {
    if !output.isSent { return proceed(&work) }
    if phase == .working { return depart(work) }
    // Content may come in large pieces; what waits in front of it need not.
    let limit = pending == nil ? Connection.readAtOnce : work.received.count
    switch descriptor.read(into: &work.received, atMost: limit) {
    case .moved(let count) where phase == .serving: parser.append(work.received[..<count])
    case .moved, .wouldBlock: break
    case .failed: return .close
    case .ended:
      guard phase == .serving else { return .close }
      hasEnded = true
      hasDeparted = true
    }
    return proceed(&work)
  }

  /// Gives up what has taken too long: with an answer when a request was begun, else in silence.
  mutating func expire(_ work: inout Workspace) -> Next {
    switch clock {
    case .head: refuse(.headTimeout, &work)
    case .content: refuse(.contentTimeout, &work)
    case .working:
      abandon(work)
      give(Incident.workTimeout.response(), because: .workTimeout, &work)
    case .none, .idle, .sending, .lingering: return .close
    }
    return proceed(&work)
  }

  /// Lets no further request begin; tells what to do with one that has.
  mutating func stop(_ work: inout Workspace) -> Next {
    guard phase == .serving, output.isSent else {
      guard output.isSent else { return .wait(.writing) }
      return .wait(phase == .working ? waitingInterest : .reading)
    }
    // A request may have come that was not yet looked at.
    return serve(&work)
  }

  /// Sends one answer that no request asked for, and closes.
  mutating func turnAway(because incident: Incident, _ work: inout Workspace) -> Next {
    let context = ResponseEncoder.Context(keepsAlive: false)
    pending = Pending(context: context, began: work.now)
    if work.isObserved { pending?.summary = work.summary(of: nil) }
    give(incident.response(), because: incident, &work)
    return proceed(&work)
  }

  /// Gives back all that is shared with others.
  mutating func leave(_ work: borrowing Workspace) {
    abandon(work)
    let occupancy = work.service.occupancy
    if accounted > 0 { occupancy.hold(-accounted) }
    accounted = 0
    occupancy.leave(peer)
  }
}

extension Connection {
  /// The number of bytes that are read at a time, outside of content: a client that sends many
  /// requests in one go is served so many of them, and then the others have their turn.
  static let readAtOnce = 4 << 10

  /// What a connection holds up to this is not counted; most hold less.
  static let uncounted = 32 << 10

  /// Tells whether it is counted because of the content that it reads.
  var isReadingLarge: Bool { pending != nil && parser.heldBytes > Connection.uncounted }

  /// Counts the memory that it takes, when that is much, with that of all others.
  mutating func account(_ service: borrowing Service) {
    let held = parser.heldBytes + output.heldBytes + (job == nil ? 0 : workLength)
    let counted = held > Connection.uncounted ? held : 0
    guard counted != accounted else { return }
    service.occupancy.hold(counted - accounted)
    accounted = counted
  }

  /// Begins to measure a time.
  mutating func start(_ clock: Clock, _ duration: Duration, _ work: borrowing Workspace) {
    self.clock = clock
    deadline = work.now.after(duration)
  }

  /// Ends what was measured.
  mutating func stopClock() { clock = .none }
}
