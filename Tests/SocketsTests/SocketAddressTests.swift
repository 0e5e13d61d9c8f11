import Sockets
import Testing

/// Addresses in numbers (RFC 4291, 2.2; RFC 3986, 3.2.2).
@Suite struct SocketAddressTests {
  @Test(arguments: [
    ("127.0.0.1", [127, 0, 0, 1], "127.0.0.1:80"),
    ("localhost", [127, 0, 0, 1], "127.0.0.1:80"),
    ("0.0.0.0", [0, 0, 0, 0], "0.0.0.0:80"),
    ("::1", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], "[::1]:80"),
  ])
  func `a numeric host is an address`(_ host: String, _ bytes: [UInt8], _ text: String) throws {
    let address = try #require(SocketAddress(host: host, port: 80))
    #expect(address.bytes == bytes && address.description == text)
  }

  @Test(arguments: ["", "example.org", "256.0.0.1", "1.2.3", "::g", "[::1]", "127.0.0.1:80"])
  func `any other host is none`(_ host: String) {
    #expect(SocketAddress(host: host, port: 80) == nil)
  }

  @Test func `a server does not start at a name`() throws {
    #expect(throws: SocketError.self) { try RunningServer { $0.host = "example.org" } }
  }
}
