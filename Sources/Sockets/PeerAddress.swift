import Foundation

/// Where a client is: an address without its port, in two words.
///
/// An IPv4 address that reached an IPv6 socket in its mapped form (RFC 4291, 2.5.5.2) counts as what
/// it is.
public struct PeerAddress: Sendable, Hashable, CustomStringConvertible {
  /// The first 8 bytes of an IPv6 address; nil for IPv4.
  private let network: UInt64?
  /// The last 8 bytes of an IPv6 address, or the 4 of an IPv4 one.
  private let host: UInt64

  private static let mapped: UInt64 = 0xFFFF

  /// Makes the address of the bytes that a system call filled in; all zeros when it is of no family.
  init(_ storage: sockaddr_storage) {
    let family = Int32(storage.ss_family)
    var storage = storage
    (network, host) = unsafe withUnsafeBytes(of: &storage) { raw in
      // Both families keep the port behind the family; IPv6 has its flow label before the address.
      guard family == AF_INET6 else {
        let word = unsafe raw.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
        return (nil, family == AF_INET ? UInt64(UInt32(bigEndian: word)) : 0)
      }
      let high = UInt64(bigEndian: unsafe raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      let low = UInt64(bigEndian: unsafe raw.loadUnaligned(fromByteOffset: 16, as: UInt64.self))
      let isMapped = high == 0 && low >> 32 == PeerAddress.mapped
      return isMapped ? (nil, low & 0xFFFF_FFFF) : (high, low)
    }
  }

  private init(network: UInt64?, host: UInt64) {
    self.network = network
    self.host = host
  }

  /// The addresses that are counted as one client: all of an IPv6 network of 64 bits, which is what
  /// one subscriber is given (RFC 6177), or the one of IPv4.
  var subscriber: PeerAddress { PeerAddress(network: network, host: network == nil ? host : 0) }

  /// Tells whether it is of the same machine.
  public var isLoopback: Bool {
    network.map { $0 == 0 && host == 1 } ?? (host >> 24 == 127)
  }

  /// The bytes in network order: 4 of IPv4 or 16 of IPv6.
  public var bytes: [UInt8] {
    let words = network.map { [$0, host] } ?? [host << 32]
    let bytes = words.flatMap { word in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
    return network == nil ? Array(bytes.prefix(4)) : bytes
  }

  /// The address as people write it, such as `192.0.2.1` or `2001:db8::1`.
  public var description: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    _ = unsafe bytes.withUnsafeBytes {
      unsafe inet_ntop(
        network == nil ? AF_INET : AF_INET6,
        $0.baseAddress,
        &text,
        socklen_t(INET6_ADDRSTRLEN)
      )
    }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  }
}

extension PeerAddress {
  /// Reads a numeric address of either family; nil when it is neither.
  public init?(_ text: String) {
    guard let address = SocketAddress(host: text, port: 0) else { return nil }
    let words = stride(from: 0, to: address.bytes.count, by: 4).map { start in
      address.bytes[start..<start + 4].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    if words.count == 1 {
      self.init(network: nil, host: words[0])
    } else if words[0] == 0, words[1] == 0, words[2] == PeerAddress.mapped {
      self.init(network: nil, host: words[3])
    } else {
      self.init(network: words[0] << 32 | words[1], host: words[2] << 32 | words[3])
    }
  }
}
