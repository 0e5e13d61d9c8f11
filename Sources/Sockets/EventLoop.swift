import Foundation
import HTTP

/// Serves many connections on one thread; nothing of it is seen by another.
final class EventLoop<Waiter: Poller & ~Copyable> {
  /// New connections are taken in small groups, so that other loops get their share of a rush.
  private static var arrivalsAtOnce: Int { 16 }
  /// How long no connection is taken when none can be.
  private static var pause: Duration { .milliseconds(100) }
  /// Deadlines are looked at no more often than this.
  private static var tick: Duration { .milliseconds(20) }

  private var poller: Waiter
  /// Nil once the server is stopping.
  private var acceptor: Acceptor?
  private let mailbox: Mailbox
  private var work: Workspace
  /// The connections, by descriptor.
  private var seats: [Seat?] = []
  private var count = 0
  /// No deadline of any connection lies before it.
  private var nextDeadline = Deadline.never
  private var pausedUntil = Deadline.never
  /// When no further connection is taken; it is set by a stop.
  private var closing: Deadline?
  private var end = Deadline.never

  init(
    _ service: Service,
    _ listener: Listener,
    _ mailbox: Mailbox
  ) throws(SocketError) {
    poller = try Waiter()
    self.mailbox = mailbox
    work = Workspace(service: service, mailbox: mailbox)
    acceptor = Acceptor(listener, service.occupancy, service.alarm)
    try poller.add(mailbox.rawValue, for: .reading)
    try poller.add(listener.rawValue, for: .reading)
  }

  /// Serves until told to stop, then until the requests in flight are answered or the grace period
  /// is over.
  ///
  /// Returns the number of connections that had to be cut off.
  func run() -> Int {
    var ready: [Int32] = []
    while !work.isStopping || count > 0 && work.now < end {
      let wakeUp = min(nextDeadline, pausedUntil, closing ?? .never, end)
      poller.wait(milliseconds: wakeUp.milliseconds(from: work.now), into: &ready)
      work.wake()
      var hasMessages = false
      for descriptor in ready {
        if let seat = seat(of: descriptor) {
          settle(seat, seat.connection.serve(&work))
        } else if descriptor == mailbox.rawValue {
          // Read at the end: until then, what is ready is so for the reason it was watched for.
          hasMessages = true
        } else {
          takeArrivals()
        }
      }
      if hasMessages { takeMessages() }
      if let closing, closing <= work.now { stop() }
      if pausedUntil <= work.now { resume() }
      if nextDeadline <= work.now { expire() }
    }
    for case let seat? in seats { seat.connection.leave(work) }
    return count
  }

  private func seat(of descriptor: Int32) -> Seat? {
    let index = Int(descriptor)
    return index < seats.count ? seats[index] : nil
  }

  /// Does what a connection asks for.
  private func settle(_ seat: Seat, _ next: Connection.Next) {
    switch next {
    case .wait(let interest):
      if interest != seat.interest {
        seat.interest = interest
        poller.change(seat.connection.descriptor.rawValue, to: interest)
      }
      nextDeadline = min(nextDeadline, seat.connection.deadline)
    case .close: forget(seat)
    }
  }

  private func forget(_ seat: Seat) {
    let raw = seat.connection.descriptor.rawValue
    seat.connection.leave(work)
    poller.remove(raw)
    seats[Int(raw)] = nil
    count -= 1
  }
}

extension EventLoop where Waiter: ~Copyable {
  private func takeMessages() {
    for message in mailbox.take() {
      switch message {
      case .stop:
        if closing == nil, !work.isStopping {
          closing = work.now.after(work.service.configuration.drainDelay)
        }
      case .done(let job, let response, let incident):
        guard let seat = seat(of: job.descriptor),
          let next = seat.connection.finish(job, response, because: incident, &work)
        else { continue }
        settle(seat, next)
      }
    }
  }

  /// Takes some of the connections that wait; returns whether there may be more.
  @discardableResult
  private func takeArrivals() -> Bool {
    for _ in 0..<EventLoop.arrivalsAtOnce {
      guard let arrival = acceptor?.next() else { return false }
      switch consume arrival {
      case .welcome(let descriptor, let peer): enter(Seat(Connection(descriptor, of: peer, work)))
      case .excess(let descriptor, let peer, let incident):
        enter(Seat(Connection(descriptor, of: peer, work)), turnedAwayBecause: incident)
      case .dropped: continue
      case .none: return false
      case .stuck:
        poller.remove(acceptor?.rawValue ?? -1)
        pausedUntil = work.now.after(EventLoop.pause)
        return false
      }
    }
    return true
  }

  private func enter(_ seat: Seat, turnedAwayBecause incident: Incident? = nil) {
    let raw = seat.connection.descriptor.rawValue
    let index = Int(raw)
    while seats.count <= index { seats.append(nil) }
    seats[index] = seat
    count += 1
    do throws(SocketError) {
      try poller.add(raw, for: .reading)
    } catch {
      return forget(seat)
    }
    if let incident {
      settle(seat, seat.connection.turnAway(because: incident, &work))
    } else {
      // The first request has often come with the connection.
      settle(seat, seat.connection.serve(&work))
    }
  }

  private func resume() {
    pausedUntil = .never
    guard let acceptor else { return }
    do throws(SocketError) {
      try poller.add(acceptor.rawValue, for: .reading)
    } catch {
      pausedUntil = work.now.after(EventLoop.pause)
    }
  }

  private func expire() {
    nextDeadline = .never
    for case let seat? in seats {
      if seat.connection.deadline <= work.now {
        settle(seat, seat.connection.expire(&work))
      } else {
        nextDeadline = min(nextDeadline, seat.connection.deadline)
      }
    }
    nextDeadline = max(nextDeadline, work.now.after(EventLoop.tick))
  }

  /// Takes those who have connected already, then nobody more, and lets idle connections go.
  private func stop() {
    closing = nil
    while takeArrivals() {}
    work.isStopping = true
    end = work.now.after(work.service.configuration.gracePeriod)
    if let raw = acceptor?.rawValue { poller.remove(raw) }
    acceptor = nil
    for case let seat? in seats { settle(seat, seat.connection.stop(&work)) }
  }
}
