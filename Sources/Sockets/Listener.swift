import Foundation

/// A socket that clients connect to; it is shared by the loops and closed with its last reference.
final class Listener: Sendable {
  /// What became of an attempt to accept a connection.
  enum Accepted: ~Copyable {
    case connection(FileDescriptor, PeerAddress)
    /// Nobody waits.
    case none
    /// No descriptor is free.
    case exhausted
  }

  /// The address with the port that the system chose.
  let address: SocketAddress
  private let descriptor: FileDescriptor

  /// Binds and listens.
  init(on address: SocketAddress, backlog: Int32) throws(SocketError) {
    let raw = socket(address.family, Listener.streamType, 0)
    guard raw >= 0 else { throw .last("socket") }
    descriptor = FileDescriptor(owning: raw)
    try descriptor.makeNonblocking()
    // A restart need not wait until the connections of the last run are forgotten.
    try descriptor.enable(SO_REUSEADDR, level: SOL_SOCKET)
    let isBound = unsafe address.withSystemForm { unsafe bind(raw, $0, $1) == 0 }
    guard isBound else { throw .last("bind", subject: address.description) }
    guard listen(raw, backlog) == 0 else { throw .last("listen", subject: address.description) }
    self.address = try SocketAddress(of: descriptor)
  }

  /// The system's number for it.
  var rawValue: Int32 { descriptor.rawValue }

  /// Accepts a connection if one waits.
  func accept() -> Accepted {
    while true {
      var storage = sockaddr_storage()
      var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
      let raw = unsafe withUnsafeMutablePointer(to: &storage) {
        unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe Foundation.accept(descriptor.rawValue, $0, &size)
        }
      }
      if raw >= 0 {
        let connection = FileDescriptor(owning: raw)
        do throws(SocketError) {
          try connection.makeNonblocking()
          // An answer goes out at once, not when the last one has been acknowledged.
          try connection.enable(Int32(TCP_NODELAY), level: Int32(IPPROTO_TCP))
        } catch {
          continue
        }
        return .connection(connection, PeerAddress(storage))
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .exhausted
      default: return .none
      }
    }
  }

  /// The type of a socket of TCP.
  static var streamType: Int32 {
    #if os(Linux)
    Int32(SOCK_STREAM.rawValue)
    #else
    SOCK_STREAM
    #endif
  }
}
