import Sockets
import Testing

@Suite struct PeerAddressTests {
  @Test(arguments: [
    ("192.0.2.1", "192.0.2.1"), ("0.0.0.0", "0.0.0.0"), ("255.255.255.255", "255.255.255.255"),
    ("2001:DB8:0:0::1", "2001:db8::1"), ("::1", "::1"), ("::", "::"),
    ("::ffff:192.0.2.7", "192.0.2.7"), ("::ffff:0:1.2.3.4", "::ffff:0:102:304"),
  ])
  func `addresses of both families are written as people write them`(text: String, printed: String)
  {
    #expect(PeerAddress(text)?.description == printed)
  }

  @Test(arguments: [
    ("127.0.0.1", true), ("127.9.9.9", true), ("::1", true), ("::ffff:127.0.0.1", true),
    ("128.0.0.1", false), ("::2", false), ("1::1", false), ("0.0.0.0", false),
  ])
  func `the loopback is known`(text: String, isLoopback: Bool) {
    #expect(PeerAddress(text)?.isLoopback == isLoopback)
  }

  @Test func `what is no address is nil`() {
    #expect(PeerAddress("192.0.2") == nil)
    #expect(PeerAddress("") == nil)
  }
}
