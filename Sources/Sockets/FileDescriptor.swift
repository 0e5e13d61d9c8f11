import Foundation

/// An open file or socket, which has one owner and is closed exactly once.
public struct FileDescriptor: ~Copyable, Sendable {
  /// The system's number for it.
  public let rawValue: Int32

  /// Takes ownership of a number that a system call returned.
  package init(owning rawValue: Int32) { self.rawValue = rawValue }

  deinit { _ = close(rawValue) }

  /// Makes reads and writes return at once, and keeps it from programs started later.
  func makeNonblocking() throws(SocketError) {
    let flags = fcntl(rawValue, F_GETFL)
    guard flags >= 0, fcntl(rawValue, F_SETFL, flags | O_NONBLOCK) >= 0,
      fcntl(rawValue, F_SETFD, FD_CLOEXEC) >= 0
    else { throw .last("fcntl") }
  }

  /// Sets an option of a socket to 1.
  func enable(_ option: Int32, level: Int32) throws(SocketError) {
    var one: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    guard unsafe setsockopt(rawValue, level, option, &one, size) == 0 else {
      throw .last("setsockopt")
    }
  }

  /// Tells whether the connection of a socket is lost; it says so only once.
  func isLost() -> Bool {
    var code: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    guard unsafe getsockopt(rawValue, SOL_SOCKET, SO_ERROR, &code, &size) == 0 else { return true }
    return code != 0
  }
}

extension FileDescriptor {
  /// What became of an attempt to read or write without waiting.
  package enum Transfer: Equatable {
    /// This many bytes were moved; never 0.
    case moved(Int)
    /// Nothing can be moved now.
    case wouldBlock
    /// The other side has ended its stream.
    case ended
    /// The connection is lost.
    case failed
  }

  /// Reads what is there into `buffer`, from its start, and `limit` bytes at most.
  package func read(into buffer: inout [UInt8], atMost limit: Int = .max) -> Transfer {
    transfer {
      unsafe buffer.withUnsafeMutableBytes {
        unsafe recv(rawValue, $0.baseAddress, min($0.count, limit), 0)
      }
    }
  }

  /// Writes the bytes from `start` on, as many as fit.
  ///
  /// With `hasMore`, a packet that is not full may wait for what is written next.
  package func write(_ bytes: [UInt8], from start: Int, hasMore: Bool = false) -> Transfer {
    let flags = hasMore ? FileDescriptor.more : 0
    return transfer {
      unsafe bytes.withUnsafeBytes { bytes in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[start...])
        return unsafe send(rawValue, rest.baseAddress, rest.count, flags)
      }
    }
  }

  private static var more: Int32 {
    #if os(Linux)
    Int32(MSG_MORE)
    #else
    0
    #endif
  }

  private func transfer(_ call: () -> Int) -> Transfer {
    while true {
      let count = call()
      if count > 0 { return .moved(count) }
      if count == 0 { return .ended }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return .wouldBlock
      default: return .failed
      }
    }
  }
}
