import HTTP
import Testing

@Suite struct ResponseEncoderTests {
  /// The example of RFC 9110, 5.6.7.
  static let date = HTTPDate(secondsSinceEpoch: 784_111_777)

  static func encode(_ response: Response, _ context: ResponseEncoder.Context) -> String {
    var encoder = ResponseEncoder()
    var output: [UInt8] = []
    encoder.append(response, in: context, at: date, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test func `an answer has its length and its date`() {
    let response = Response(.ok, .html, latin1("<p>"))
    #expect(
      ResponseEncoderTests.encode(response, .init(keepsAlive: true)) == """
        HTTP/1.1 200 OK\r
        Date: Sun, 06 Nov 1994 08:49:37 GMT\r
        Content-Length: 3\r
        Content-Type: text/html; charset=utf-8\r
        \r
        <p>
        """
    )
  }

  @Test func `HEAD has the fields of the content but not the content`() {
    let response = Response(.ok, .html, latin1("<p>"))
    let text = ResponseEncoderTests.encode(response, .init(isHead: true, keepsAlive: true))
    #expect(text.contains("Content-Length: 3\r\n"))
    #expect(text.hasSuffix("\r\n\r\n"))
  }

  @Test(arguments: [Status.noContent, .notModified])
  func `some answers never have content`(status: Status) {
    let response = Response(status, body: latin1("x"))
    let text = ResponseEncoderTests.encode(response, .init(keepsAlive: true))
    #expect(!text.contains("Content-Length"))
    #expect(text.hasSuffix("\r\n\r\n"))
  }

  @Test(
    arguments: [
      (HTTPVersion.http11, true, nil), (.http11, false, "close"),
      (.http10, true, "keep-alive"), (.http10, false, "close"),
    ] as [(HTTPVersion, Bool, String?)]
  )
  func `the connection field says what is not the default`(
    version: HTTPVersion,
    keepsAlive: Bool,
    expected: String?
  ) {
    let context = ResponseEncoder.Context(version: version, keepsAlive: keepsAlive)
    let text = ResponseEncoderTests.encode(Response(.ok), context)
    #expect(text.contains("Connection:") == (expected != nil))
    if let expected { #expect(text.contains("\r\nConnection: \(expected)\r\n")) }
  }

  @Test func `one encoder writes different answers at different times`() {
    var encoder = ResponseEncoder()
    var output: [UInt8] = []
    for (status, second) in [(Status.ok, 0), (.notFound, 0), (.notFound, 1), (.noContent, 1)] {
      let date = HTTPDate(secondsSinceEpoch: second)
      encoder.append(Response(status), in: .init(keepsAlive: true), at: date, to: &output)
    }
    #expect(
      String(decoding: output, as: UTF8.self) == """
        HTTP/1.1 200 OK\r\nDate: Thu, 01 Jan 1970 00:00:00 GMT\r\nContent-Length: 0\r\n\r\n\
        HTTP/1.1 404 Not Found\r\nDate: Thu, 01 Jan 1970 00:00:00 GMT\r\nContent-Length: 0\r\n\r\n\
        HTTP/1.1 404 Not Found\r\nDate: Thu, 01 Jan 1970 00:00:01 GMT\r\nContent-Length: 0\r\n\r\n\
        HTTP/1.1 204 No Content\r\nDate: Thu, 01 Jan 1970 00:00:01 GMT\r\n\r\n
        """
    )
  }
}
