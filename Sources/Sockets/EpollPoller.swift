#if os(Linux)
import Epoll
import Foundation

/// Waits by Linux's epoll, level-triggered.
@safe struct EpollPoller: Poller, ~Copyable {
  private let descriptor: FileDescriptor
  private var events = unsafe [epoll_event](repeating: epoll_event(), count: 256)

  init() throws(SocketError) {
    let raw = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard raw >= 0 else { throw .last("epoll_create1") }
    descriptor = FileDescriptor(owning: raw)
  }

  mutating func add(_ descriptor: Int32, for interest: Interest) throws(SocketError) {
    guard control(EPOLL_CTL_ADD, descriptor, interest) else { throw .last("epoll_ctl") }
  }

  mutating func change(_ descriptor: Int32, to interest: Interest) {
    _ = control(EPOLL_CTL_MOD, descriptor, interest)
  }

  mutating func remove(_ descriptor: Int32) {
    _ = control(EPOLL_CTL_DEL, descriptor, .reading)
  }

  mutating func wait(milliseconds: Int32, into ready: inout [Int32]) {
    ready.removeAll(keepingCapacity: true)
    let count = unsafe epoll_wait(
      descriptor.rawValue,
      &events,
      Int32(events.count),
      milliseconds
    )
    for index in 0..<max(0, Int(count)) { unsafe ready.append(events[index].data.fd) }
  }

  private func control(_ operation: Int32, _ descriptor: Int32, _ interest: Interest) -> Bool {
    var event = unsafe epoll_event()
    unsafe event.events = interest.epollEvents
    unsafe event.data.fd = descriptor
    return unsafe epoll_ctl(self.descriptor.rawValue, operation, descriptor, &event) == 0
  }
}

extension Interest {
  fileprivate var epollEvents: UInt32 {
    switch self {
    case .reading: EPOLLIN.rawValue
    case .writing: EPOLLOUT.rawValue
    case .departure: EPOLLRDHUP.rawValue
    // A loss is always told of.
    case .loss: 0
    }
  }
}
#endif
