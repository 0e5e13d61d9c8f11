import HTTP
import Synchronization

/// What all loops of a server hold together: connections, each address's share, and large contents.
final class Occupancy: Sendable {
  /// So many connections over the limit are told of it at a time; any further ones are closed.
  private static let excess = 64

  private let maximum: Int
  /// Nil when an address may hold any number.
  private let maximumPerAddress: Int?
  private let maximumHeld: Int
  private let count = Atomic<Int>(0)
  private let entered = Atomic<Int>(0)
  private let dropped = Atomic<Int>(0)
  private let held = Atomic<Int>(0)
  /// The connections of each address; empty when nothing limits them.
  private let shares = Guarded<[PeerAddress: Int]>([:])

  /// Makes the count of nothing.
  init(_ configuration: ServerConfiguration) {
    maximum = configuration.maximumConnections
    maximumPerAddress = configuration.maximumConnectionsPerAddress
    maximumHeld = configuration.maximumHeldBytes
  }

  /// What becomes of a new connection.
  enum Admission {
    case welcome
    /// It is told that it is over a limit.
    case excess(Incident)
    /// It is closed at once, and not counted.
    case dropped
  }

  /// The number of connections now.
  var current: Int { count.load(ordering: .relaxed) }

  /// The number of connections that came, also of those that were turned away, since the start.
  var enteredInAll: Int { entered.load(ordering: .relaxed) }

  /// The number of connections that were closed without an answer, since the start.
  var droppedInAll: Int { dropped.load(ordering: .relaxed) }

  /// Counts one more, unless even the places for those who are turned away are taken.
  func enter(_ peer: PeerAddress) -> Admission {
    let current = count.add(1, ordering: .relaxed).newValue
    entered.add(1, ordering: .relaxed)
    let isWithinShare = enterShare(peer)
    if current <= maximum, isWithinShare { return .welcome }
    if current - maximum <= Occupancy.excess {
      return .excess(isWithinShare ? .tooManyConnections : .tooManyConnectionsOfAddress)
    }
    leave(peer)
    drop()
    return .dropped
  }

  /// Counts one less.
  func leave(_ peer: PeerAddress) {
    count.subtract(1, ordering: .relaxed)
    guard maximumPerAddress != nil else { return }
    shares.withLock { shares in
      let share = shares[peer.subscriber, default: 1] - 1
      shares[peer.subscriber] = share > 0 ? share : nil
    }
  }

  /// Counts a connection that was closed at once.
  func drop() { dropped.add(1, ordering: .relaxed) }

  private func enterShare(_ peer: PeerAddress) -> Bool {
    guard let maximumPerAddress else { return true }
    return shares.withLock { shares in
      let share = shares[peer.subscriber, default: 0] + 1
      shares[peer.subscriber] = share
      return share <= maximumPerAddress
    }
  }
}

extension Occupancy {
  /// The memory that large contents take.
  var heldBytes: Int { held.load(ordering: .relaxed) }

  /// Tells whether that is more than it may be.
  var isOverfull: Bool { heldBytes > maximumHeld }

  /// Counts `change` bytes more, or less, of large contents.
  func hold(_ change: Int) { held.add(change, ordering: .relaxed) }
}
