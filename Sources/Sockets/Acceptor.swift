import Foundation
import HTTP

/// Takes new connections from the listener for one loop, and says what to do with each.
final class Acceptor {
  /// What was found.
  enum Arrival: ~Copyable {
    /// A connection to serve.
    case welcome(FileDescriptor, PeerAddress)
    /// A connection over a limit, to be told so.
    case excess(FileDescriptor, PeerAddress, Incident)
    /// A connection that was closed at once.
    case dropped
    /// Nobody waits.
    case none
    /// Nobody can be taken or turned away for now.
    case stuck
  }

  private let listener: Listener
  private let occupancy: Occupancy
  private let alarm: Alarm?
  /// A descriptor held so that, when no more are free, one can be given up to turn a client away.
  private var reserve: FileDescriptor?

  init(_ listener: Listener, _ occupancy: Occupancy, _ alarm: Alarm?) {
    self.listener = listener
    self.occupancy = occupancy
    self.alarm = alarm
    reserve = Acceptor.makeReserve()
  }

  /// The system's number for the listener.
  var rawValue: Int32 { listener.rawValue }

  /// Takes the next connection that waits; what is returned as welcome or excess is counted.
  func next() -> Arrival {
    switch listener.accept() {
    case .none: return .none
    case .exhausted: return turnAwayByReserve()
    case .connection(let descriptor, let peer):
      switch occupancy.enter(peer) {
      case .welcome: return .welcome(descriptor, peer)
      case .excess(let incident): return .excess(descriptor, peer, incident)
      case .dropped: return .dropped
      }
    }
  }

  /// Left alone, a client that cannot be accepted would keep the listener ready for ever.
  private func turnAwayByReserve() -> Arrival {
    alarm?.ring("no descriptor is left for new connections, so they are closed or wait")
    guard reserve != nil else {
      reserve = Acceptor.makeReserve()
      return .stuck
    }
    reserve = nil
    if case .connection = listener.accept() { occupancy.drop() }
    reserve = Acceptor.makeReserve()
    return reserve == nil ? .stuck : .dropped
  }

  private static func makeReserve() -> FileDescriptor? {
    let raw = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
    return raw >= 0 ? FileDescriptor(owning: raw) : nil
  }
}
