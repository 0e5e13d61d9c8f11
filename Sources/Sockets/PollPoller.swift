import Foundation

/// Waits by POSIX poll.
struct PollPoller: Poller, ~Copyable {
  private var entries: [pollfd] = []
  /// The place of each descriptor in `entries`.
  private var places: [Int32: Int] = [:]

  init() throws(SocketError) {}

  mutating func add(_ descriptor: Int32, for interest: Interest) throws(SocketError) {
    places[descriptor] = entries.count
    entries.append(pollfd(fd: descriptor, events: interest.pollEvents, revents: 0))
  }

  mutating func change(_ descriptor: Int32, to interest: Interest) {
    guard let place = places[descriptor] else { return }
    entries[place].events = interest.pollEvents
  }

  mutating func remove(_ descriptor: Int32) {
    guard let place = places.removeValue(forKey: descriptor), let last = entries.popLast(),
      last.fd != descriptor
    else { return }
    entries[place] = last
    places[last.fd] = place
  }

  mutating func wait(milliseconds: Int32, into ready: inout [Int32]) {
    ready.removeAll(keepingCapacity: true)
    guard unsafe poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return }
    for entry in entries where entry.revents != 0 { ready.append(entry.fd) }
  }
}

extension Interest {
  fileprivate var pollEvents: Int16 {
    switch self {
    case .reading: Int16(POLLIN)
    case .writing: Int16(POLLOUT)
    case .departure: Interest.departureEvent
    // A loss is always told of.
    case .loss: 0
    }
  }

  /// Linux tells of an end without input being read; elsewhere only a loss is seen.
  private static var departureEvent: Int16 {
    #if os(Linux)
    0x2000
    #else
    0
    #endif
  }
}
