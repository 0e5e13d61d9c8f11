package import Foundation

/// An address of the Internet with a port.
public struct SocketAddress: Sendable, Hashable, CustomStringConvertible {
  /// The address in network order: 4 bytes of IPv4 or 16 of IPv6.
  public let bytes: [UInt8]
  /// The port; 0 asks the system for any that is free.
  public let port: UInt16

  /// Reads a numeric address of either family, or `localhost`; nil when it is neither.
  public init?(host: String, port: UInt16) {
    let host = host == "localhost" ? "127.0.0.1" : host
    self.port = port
    var four = in_addr()
    var sixteen = in6_addr()
    if unsafe inet_pton(AF_INET, host, &four) == 1 {
      bytes = unsafe withUnsafeBytes(of: &four) { unsafe Array($0) }
    } else if unsafe inet_pton(AF_INET6, host, &sixteen) == 1 {
      bytes = unsafe withUnsafeBytes(of: &sixteen) { unsafe Array($0) }
    } else {
      return nil
    }
  }

  /// Makes the address of a socket's own end.
  init(of descriptor: borrowing FileDescriptor) throws(SocketError) {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = unsafe withUnsafeMutablePointer(to: &storage) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(descriptor.rawValue, $0, &size)
      }
    }
    guard result == 0 else { throw .last("getsockname") }
    let raw = unsafe withUnsafeBytes(of: &storage) { unsafe Array($0) }
    // Both families keep the port behind the family; IPv6 has its flow label before the address.
    port = UInt16(raw[2]) << 8 | UInt16(raw[3])
    bytes = Int32(storage.ss_family) == AF_INET6 ? Array(raw[8..<24]) : Array(raw[4..<8])
  }

  /// Tells whether it is of IPv6.
  public var isIPv6: Bool { bytes.count == 16 }

  /// Tells whether only this machine reaches it (RFC 1122, 3.2.1.3; RFC 4291, 2.5.3).
  public var isLoopback: Bool { isIPv6 ? bytes == SocketAddress.loopback6 : bytes[0] == 127 }

  private static let loopback6: [UInt8] = Array(repeating: 0, count: 15) + [1]

  /// The family's number for the system.
  package var family: Int32 { isIPv6 ? AF_INET6 : AF_INET }

  /// The address and the port as in a URL: `127.0.0.1:80` or `[::1]:80`.
  public var description: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    _ = unsafe bytes.withUnsafeBytes {
      unsafe inet_ntop(family, $0.baseAddress, &text, socklen_t(INET6_ADDRSTRLEN))
    }
    let host = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    return isIPv6 ? "[\(host)]:\(port)" : "\(host):\(port)"
  }

  /// Lends the form that system calls take.
  package func withSystemForm<Result>(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var storage = sockaddr_storage()
    storage.ss_family = sa_family_t(family)
    unsafe withUnsafeMutableBytes(of: &storage) { raw in
      unsafe raw[2] = UInt8(port >> 8)
      unsafe raw[3] = UInt8(port & 0xFF)
      let start = isIPv6 ? 8 : 4
      for (index, byte) in bytes.enumerated() { unsafe raw[start + index] = byte }
    }
    let size =
      isIPv6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
    return unsafe withUnsafePointer(to: &storage) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe body($0, socklen_t(size))
      }
    }
  }
}
