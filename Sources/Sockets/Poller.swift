/// Waits until one of many descriptors can be read or written.
protocol Poller: ~Copyable {
  /// Makes a poller that watches nothing.
  init() throws(SocketError)

  /// Begins to watch a descriptor.
  mutating func add(_ descriptor: Int32, for interest: Interest) throws(SocketError)

  /// Changes what a watched descriptor is watched for.
  mutating func change(_ descriptor: Int32, to interest: Interest)

  /// Ends watching, before the descriptor is closed.
  mutating func remove(_ descriptor: Int32)

  /// Waits until something is ready or the time is over; -1 waits for ever.
  ///
  /// Replaces `ready` by the descriptors that can be served; a lost connection is among them.
  mutating func wait(milliseconds: Int32, into ready: inout [Int32])
}

/// What a descriptor is watched for.
enum Interest: Sendable, Hashable {
  /// Bytes, or a connection, to receive.
  case reading
  /// Room for bytes to send.
  case writing
  /// The end of the other side's stream, or the loss of the connection.
  case departure
  /// The loss of the connection only.
  case loss
}

/// The ways of waiting that a server can use.
public enum PollingMethod: Sendable, Hashable, CaseIterable {
  #if os(Linux)
  /// Linux's epoll, whose cost does not grow with idle connections.
  case epoll
  #endif
  /// POSIX poll, which every system has.
  case poll

  /// The best one of this system.
  public static var best: PollingMethod {
    #if os(Linux)
    .epoll
    #else
    .poll
    #endif
  }
}
