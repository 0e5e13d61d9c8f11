import HTTP
import Sockets
import Testing

@Suite struct SocketAddressTests {
  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1:80"), ("localhost", "127.0.0.1:80"), ("0.0.0.0", "0.0.0.0:80"),
    ("::1", "[::1]:80"), ("::", "[::]:80"), ("2001:DB8:0:0::1", "[2001:db8::1]:80"),
  ])
  func `numeric addresses of both families are read`(host: String, printed: String) {
    #expect(SocketAddress(host: host, port: 80)?.description == printed)
  }

  @Test(arguments: ["", "a", "127.0.0.1:80", "[::1]", "256.0.0.1", "1.2.3", " 127.0.0.1"])
  func `anything else is nil`(host: String) {
    #expect(SocketAddress(host: host, port: 80) == nil)
  }

  @Test func `a server listens on IPv6`() throws {
    var configuration = ServerConfiguration()
    configuration.host = "::1"
    let server = Server(configuration: configuration) { _ in Response(.ok) }
    try server.start()
    #expect(server.address?.description == "[::1]:\(server.port)")
    #expect(server.port > 0)
  }
}
