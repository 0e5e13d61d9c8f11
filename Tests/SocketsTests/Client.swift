import Foundation
import Sockets

/// A raw connection to a server of this process; nothing that it waits for takes longer than 20 s.
final class Client {
  private let descriptor: Int32
  private var received: [UInt8] = []
  /// Tells whether the connection was reset, and not closed in order.
  private(set) var wasReset = false

  /// Connects; nil when the connection is refused.
  init?(port: UInt16, isIPv6: Bool = false, receiveBuffer: Int32? = nil) {
    let family = isIPv6 ? AF_INET6 : AF_INET
    descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    if var size = receiveBuffer {
      unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, 4)
    }
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    let result =
      isIPv6 ? Client.connectIPv6(descriptor, port) : Client.connectIPv4(descriptor, port)
    // The object is whole already: its end closes the descriptor, also when this fails.
    guard result == 0 else { return nil }
  }

  deinit { Foundation.close(descriptor) }

  private static func connectIPv4(_ descriptor: Int32, _ port: UInt16) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return unsafe withUnsafeBytes(of: &address) { raw in
      unsafe connect(
        descriptor,
        raw.baseAddress?.assumingMemoryBound(to: sockaddr.self),
        socklen_t(raw.count)
      )
    }
  }

  private static func connectIPv6(_ descriptor: Int32, _ port: UInt16) -> Int32 {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    unsafe withUnsafeMutableBytes(of: &address.sin6_addr) { unsafe $0[15] = 1 }
    return unsafe withUnsafeBytes(of: &address) { raw in
      unsafe connect(
        descriptor,
        raw.baseAddress?.assumingMemoryBound(to: sockaddr.self),
        socklen_t(raw.count)
      )
    }
  }

  /// Sends a text; false when the server has closed.
  @discardableResult
  func send(_ text: String) -> Bool { Client.send(Array(text.utf8), descriptor) }

  /// Sends a text from another thread, for what cannot all be sent before answers are read.
  func sendAside(_ text: String) -> DispatchGroup {
    let group = DispatchGroup()
    group.enter()
    let thread = Thread { [descriptor] in
      _ = Client.send(Array(text.utf8), descriptor)
      group.leave()
    }
    thread.start()
    return group
  }

  private static func send(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { raw in
        unsafe Foundation.send(
          descriptor,
          UnsafeRawBufferPointer(rebasing: raw[start...]).baseAddress,
          raw.count - start,
          Int32(MSG_NOSIGNAL)
        )
      }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }

  /// Says that nothing more will be sent.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Reads until `count` bytes more have come, or the end.
  private func read(_ count: Int = 1) -> Bool {
    let wanted = received.count + count
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while received.count < wanted {
      let count = unsafe buffer.withUnsafeMutableBytes { raw in
        unsafe recv(descriptor, raw.baseAddress, raw.count, 0)
      }
      if count < 0, errno == ECONNRESET { wasReset = true }
      guard count > 0 else { return false }
      received += buffer[..<count]
    }
    return true
  }

  /// The next answer, or nil when the server closes, or is silent, before it is whole.
  func answer() -> Answer? {
    while true {
      if let (answer, length) = Answer.first(in: received) {
        received.removeFirst(length)
        return answer
      }
      guard read() else { return nil }
    }
  }

  /// Waits for the end; returns how many bytes came before it that were not read as answers.
  func bytesBeforeEnd() -> Int {
    while read() {}
    return received.count
  }
}
