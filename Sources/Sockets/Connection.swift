import Foundation
import HTTP

/// One client: its descriptor, the request being read and the answers not yet sent.
///
/// It belongs to one loop and is touched by that loop's thread only. Input is read only while no
/// output waits, so a client that does not take its answers is not read from either.
struct Connection: ~Copyable {
  /// What the loop is to do next.
  enum Next: Equatable {
    /// Call again when there is something to do of this kind.
    case wait(Interest)
    /// Drop it.
    case close
  }

  private enum Phase {
    /// Requests are read and answered.
    case serving
    /// The last answer is on its way; no more input is looked at.
    case finishing
    /// The last answer is sent. Input is thrown away until the client closes: closing at once, with
    /// input unread, would reset the connection and could destroy the answer (RFC 9112, 9.6).
    case lingering
  }

  /// What the deadline measures.
  private enum Clock {
    /// Nothing: an answer was just given.
    case none
    /// The time without a request.
    case idle
    /// The time that a head takes, however its bytes drip.
    case head
    /// The time that content takes.
    case content
    /// The time that the client takes for its answer.
    case sending
    /// The time behind the last answer.
    case lingering
  }

  /// Answers are gathered up to this many bytes before they must be sent.
  private static let outputLimit = 64 << 10
  /// A buffer that has grown larger is given back.
  private static let keptCapacity = 16 << 10
  /// Content from this length on is refused, where it is, before it is read.
  private static let checkedLength = 64 << 10

  let descriptor: FileDescriptor
  /// When to call `expire`.
  private(set) var deadline: Deadline
  private var phase = Phase.serving
  private var parser: RequestParser
  private var clock = Clock.idle
  private var hasEnded = false
  private var output: [UInt8] = []
  private var sent = 0
  private var sentInTime = 0

  /// Makes a connection that waits for its first request.
  init(_ descriptor: consuming FileDescriptor, _ work: borrowing Workspace) {
    self.descriptor = descriptor
    parser = RequestParser(limits: work.service.configuration.limits)
    deadline = work.now.after(work.service.configuration.idleTimeout)
  }

  /// Reads or writes what can be, and answers what has come.
  mutating func serve(_ work: inout Workspace) -> Next {
    if sent < output.count { return proceed(&work) }
    switch descriptor.read(into: &work.received) {
    case .moved(let count) where phase == .serving: parser.append(work.received[..<count])
    case .moved, .wouldBlock: break
    case .failed: return .close
    case .ended:
      guard phase == .serving else { return .close }
      hasEnded = true
    }
    return proceed(&work)
  }

  /// Gives up what has taken too long: with a 408 when a request was begun, else in silence.
  mutating func expire(_ work: inout Workspace) -> Next {
    switch clock {
    case .head: refuse(.headTimeout, &work)
    case .content: refuse(.contentTimeout, &work)
    case .none, .idle, .sending, .lingering: return .close
    }
    return proceed(&work)
  }

  /// Lets no further request begin; tells what to do with one that has.
  mutating func stop(_ work: inout Workspace) -> Next {
    guard phase == .serving, sent == output.count else {
      return .wait(sent == output.count ? .reading : .writing)
    }
    // A request may have come that was not yet looked at.
    return serve(&work)
  }

  /// Sends one answer that no request asked for, and closes.
  mutating func turnAway(_ response: Response, _ work: inout Workspace) -> Next {
    finish(response, ResponseEncoder.Context(keepsAlive: false), &work)
    return proceed(&work)
  }
}

extension Connection {
  /// Answers and sends in turn, until one of them has to wait.
  private mutating func proceed(_ work: inout Workspace) -> Next {
    while true {
      guard flush(&work) else { return .close }
      guard sent == output.count else { return .wait(.writing) }
      output.removeAll(keepingCapacity: output.capacity <= Connection.keptCapacity)
      sent = 0
      switch phase {
      case .serving:
        answer(&work)
        guard output.isEmpty else { continue }
        return hasEnded || work.isStopping && clock == .idle ? .close : .wait(.reading)
      case .finishing:
        guard !hasEnded, shutdown(descriptor.rawValue, Int32(SHUT_WR)) == 0 else { return .close }
        phase = .lingering
        start(.lingering, work.service.configuration.lingerTimeout, work)
        return .wait(.reading)
      case .lingering: return .wait(.reading)
      }
    }
  }

  /// Sends as much as fits; returns false when the connection is lost.
  private mutating func flush(_ work: inout Workspace) -> Bool {
    while sent < output.count {
      switch descriptor.write(output, from: sent) {
      case .moved(let count):
        sent += count
        sentInTime += count
      case .wouldBlock:
        if clock != .sending || sentInTime >= Connection.outputLimit {
          start(.sending, work.service.configuration.writeTimeout, work)
          sentInTime = 0
        }
        return true
      case .ended, .failed: return false
      }
    }
    return true
  }

  /// Answers the whole requests received, one behind the other, until the output is large.
  private mutating func answer(_ work: inout Workspace) {
    while phase == .serving, output.count < Connection.outputLimit {
      do throws(RequestError) {
        switch try parser.next() {
        case .needsMore: return waitForMore(work)
        case .head(let head): begin(head, &work)
        case .request(let request): answer(request, &work)
        }
      } catch {
        refuse(error, &work)
      }
    }
  }

  private mutating func waitForMore(_ work: borrowing Workspace) {
    let configuration = work.service.configuration
    if parser.isBetweenRequests {
      if clock != .idle { start(.idle, configuration.idleTimeout, work) }
    } else if clock != .head, clock != .content {
      start(.head, configuration.headTimeout, work)
    }
  }

  private mutating func start(_ clock: Clock, _ duration: Duration, _ work: borrowing Workspace) {
    self.clock = clock
    deadline = work.now.after(duration)
  }

  private mutating func begin(_ head: RequestHead, _ work: inout Workspace) {
    start(.content, work.service.configuration.bodyTimeout, work)
    var isLarge = false
    if case .length(let length) = head.framing { isLarge = length > Connection.checkedLength }
    guard head.expectsContinue || isLarge else { return }
    if let refusal = work.service.check(head) {
      finish(refusal, ResponseEncoder.Context(head, keepsAlive: false), &work)
    } else if head.expectsContinue {
      output.append(contentsOf: ResponseEncoder.continue)
    }
  }

  private mutating func answer(_ request: consuming Request, _ work: inout Workspace) {
    let keepsAlive = request.head.keepsAlive && !work.isStopping
    let context = ResponseEncoder.Context(request.head, keepsAlive: keepsAlive)
    let response = work.service.respond(request)
    clock = .none
    work.append(response, in: context, to: &output)
    if !keepsAlive { phase = .finishing }
  }

  private mutating func refuse(_ error: RequestError, _ work: inout Workspace) {
    let context = ResponseEncoder.Context(isHead: parser.isReadingHead, keepsAlive: false)
    finish(Problem(error).response, context, &work)
  }

  private mutating func finish(
    _ response: Response,
    _ context: ResponseEncoder.Context,
    _ work: inout Workspace
  ) {
    work.append(response, in: context, to: &output)
    phase = .finishing
  }
}
