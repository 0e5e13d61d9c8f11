import HTTP
import Testing

@Suite struct MalformedHeadTests {
  /// Bytes that are no request, and why.
  struct Row: Sendable, CustomStringConvertible {
    let error: RequestError
    let status: Int
    let text: String
    init(_ error: RequestError, _ status: Int, _ text: String) {
      self.error = error
      self.status = status
      self.text = text
    }
    var description: String { "\(error): \(text.prefix(60).debugDescription)" }
  }

  static let table: [Row] =
    requestLines + targets + hosts + fields + lengths + codings + chunks + sizes

  /// RFC 9112, 2.2, 2.3 and 3.
  static let requestLines: [Row] = [
    Row(.tooManyEmptyLines, 400, String(repeating: "\r\n", count: 9) + get("Host: a")),
    Row(.bareLineEnd, 400, "GET / HTTP/1.1\nHost: a\n\n"),
    Row(.bareLineEnd, 400, "GET / HTTP/1.1\rHost: a\r\n\r\n"),
    Row(.bareLineEnd, 400, "GET /\nHTTP/1.1\r\nHost: a\r\n\r\n"),
    Row(.bareLineEnd, 400, "GET / HTTP/1.1\r\nHost: a\r\r\n\r\n"),
    Row(.controlByte, 400, "\u{16}\u{03}\u{01}\u{00}\r\n\r\n"),
    Row(.controlByte, 400, "GET /\u{00} HTTP/1.1\r\n\r\n"),
    Row(.malformedRequestLine, 400, " GET / HTTP/1.1\r\n\r\n"),
    Row(.malformedRequestLine, 400, "GET  / HTTP/1.1\r\n\r\n"),
    Row(.malformedRequestLine, 400, "GET / HTTP/1.1 \r\n\r\n"),
    Row(.malformedRequestLine, 400, "GET /a b HTTP/1.1\r\n\r\n"),
    Row(.malformedRequestLine, 400, "GET /\r\n\r\n"),
    Row(.malformedRequestLine, 400, "GET\t/\tHTTP/1.1\r\n\r\n"),
    Row(.malformedMethod, 400, "G@T / HTTP/1.1\r\n\r\n"),
    Row(.malformedMethod, 400, "G\u{E9}T / HTTP/1.1\r\n\r\n"),
    Row(.methodTooLong, 501, String(repeating: "A", count: 9000)),
    Row(.unsupportedMethod, 501, "CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n"),
    Row(.malformedVersion, 400, "GET / http/1.1\r\n\r\n"),
    Row(.malformedVersion, 400, "GET / HTTP/1.\r\n\r\n"),
    Row(.malformedVersion, 400, "GET / HTTP/1.10\r\n\r\n"),
    Row(.malformedVersion, 400, "GET / HTTP/0.9\r\n\r\n"),
    Row(.malformedVersion, 400, "GET / HTTP/1,1\r\n\r\n"),
    Row(.unsupportedVersion, 505, "GET / HTTP/2.0\r\n\r\n"),
    Row(.unsupportedVersion, 505, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
  ]

  /// RFC 9112, 3.2 and RFC 3986.
  static let targets: [Row] = [
    Row(.malformedTarget, 400, get("Host: a", target: "index.html")),
    Row(.malformedTarget, 400, get("Host: a", target: "*")),
    Row(.malformedTarget, 400, get("Host: a", target: "/\u{C3}\u{A9}")),
    Row(.malformedTarget, 400, get("Host: a", target: "/#part")),
    Row(.malformedTarget, 400, get("Host: a", target: "/a\\b")),
    Row(.malformedTarget, 400, get("Host: a", target: "/?a=\"")),
    Row(.malformedTarget, 400, get("Host: a", target: "http://user@a/")),
    Row(.malformedTarget, 400, get("Host: a", target: "http:///path")),
    Row(.malformedTarget, 400, get("Host: a", target: "ftp://a/")),
    Row(.malformedPercentEncoding, 400, get("Host: a", target: "/%zz")),
    Row(.malformedPercentEncoding, 400, get("Host: a", target: "/%4")),
    Row(.malformedPercentEncoding, 400, get("Host: a", target: "/?%")),
    Row(.malformedPercentEncoding, 400, get("Host: a", target: "/%00")),
    Row(.malformedPercentEncoding, 400, get("Host: a", target: "/%FF")),
    Row(.malformedPercentEncoding, 400, get("Host: a", target: "/%C0%AE")),
    Row(.dotSegment, 400, get("Host: a", target: "/a/../b")),
    Row(.dotSegment, 400, get("Host: a", target: "/%2e%2E/etc")),
    Row(.dotSegment, 400, get("Host: a", target: "/.")),
  ]

  /// RFC 9110, 7.2.
  static let hosts: [Row] = [
    Row(.missingHost, 400, get("X: 1")),
    Row(.repeatedHost, 400, get("Host: a", "Host: a")),
    Row(.malformedHost, 400, get("Host:")),
    Row(.malformedHost, 400, get("Host: a b")),
    Row(.malformedHost, 400, get("Host: a, b")),
    Row(.malformedHost, 400, get("Host: u@a")),
    Row(.malformedHost, 400, get("Host: a/b")),
    Row(.malformedHost, 400, get("Host: a:b")),
    Row(.malformedHost, 400, get("Host: a:80:80")),
    Row(.malformedHost, 400, get("Host: a:65536")),
    Row(.malformedHost, 400, get("Host: :80")),
    Row(.malformedHost, 400, get("Host: [::1")), Row(.malformedHost, 400, get("Host: [:::]")),
    Row(.malformedHost, 400, get("Host: [::12345]")),
    Row(.malformedHost, 400, get("Host: [1:2:3]")),
    Row(.malformedHost, 400, get("Host: [::1:::]")),
    Row(.malformedHost, 400, get("Host: [::1.2.3]")),
    Row(.malformedHost, 400, get("Host: [1:2:3:4:5:6:7:8:9]")),
    Row(.malformedHost, 400, get("Host: a%00")), Row(.malformedHost, 400, get("Host: a%0d%0A")),
    Row(.malformedHost, 400, get("Host: a%7f")),
    Row(.malformedHost, 400, get("Host: [a]")),
    Row(.malformedHost, 400, get("Host: %4")),
  ]

  /// RFC 9112, 5.
  static let fields: [Row] = [
    Row(.malformedField, 400, get("Host: a", "X : 1")),
    Row(.malformedField, 400, get("Host: a", "X\t: 1")),
    Row(.malformedField, 400, get("Host: a", "X")),
    Row(.malformedField, 400, get("Host: a", ": 1")),
    Row(.malformedField, 400, get("Host: a", "X(a): 1")),
    Row(.malformedField, 400, get("Host: a", "X\u{EF}: 1")),
    Row(.foldedField, 400, get("Host: a", "X: 1", " 2")),
    Row(.foldedField, 400, get("\tX: 1", "Host: a")),
    Row(.controlByte, 400, get("Host: a", "X: \u{07}")),
    Row(.controlByte, 400, get("Host: a", "X: \u{7F}")),
    Row(.unsupportedExpectation, 417, get("Host: a", "Expect: teapot")),
  ]

  /// RFC 9110, 8.6.
  static let lengths: [Row] =
    ["+5", "-5", "0x5", "5.0", "5 5", "", "5,5", "\"5\"", "\u{B2}", "\u{D9}\u{A5}"].map {
      Row(.malformedContentLength, 400, post("Content-Length: \($0)"))
    } + [
      Row(.repeatedContentLength, 400, post("Content-Length: 5", "Content-Length: 5")),
      Row(.contentTooLarge, 413, post("Content-Length: 1048577")),
      Row(.contentTooLarge, 413, post("Content-Length: 9223372036854775807")),
      Row(.contentTooLarge, 413, post("Content-Length: 18446744073709551621")),
      Row(
        .contentTooLarge,
        413,
        post("Content-Length: " + String(repeating: "9", count: 999))
      ),
    ]

  /// RFC 9112, 6.1.
  static let codings: [Row] = [
    Row(.conflictingFraming, 400, post("Content-Length: 5", "Transfer-Encoding: chunked")),
    Row(.conflictingFraming, 400, post("Transfer-Encoding: chunked", "Transfer-Encoding: x")),
    Row(
      .conflictingFraming,
      400,
      "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    ),
    Row(.unsupportedTransferCoding, 501, post("Transfer-Encoding: gzip")),
    Row(.unsupportedTransferCoding, 501, post("Transfer-Encoding: gzip, chunked")),
    Row(.unsupportedTransferCoding, 501, post("Transfer-Encoding: identity")),
    Row(.malformedTransferEncoding, 400, post("Transfer-Encoding: chunked, chunked")),
    Row(.malformedTransferEncoding, 400, post("Transfer-Encoding: ,chunked")),
    Row(.malformedTransferEncoding, 400, post("Transfer-Encoding: \"chunked\"")),
    Row(.malformedTransferEncoding, 400, post("Transfer-Encoding: chunked x")),
    Row(.malformedTransferEncoding, 400, post("Transfer-Encoding: \u{A0}chunked")),
    Row(.malformedTransferEncoding, 400, post("Transfer-Encoding:")),
  ]

  /// RFC 9112, 7.1, by way of a whole request.
  static let chunks: [Row] = [
    chunked(.malformedChunk, 400, "G\r\nhello\r\n0\r\n\r\n"),
    chunked(.contentTooLarge, 413, "FFFFFFFFFFFFFFFF\r\n"),
    chunked(.trailerTooLarge, 431, "0\r\nT: " + String(repeating: "a", count: 9000)),
  ]

  /// The limits of a head.
  static let sizes: [Row] = [
    Row(.targetTooLong, 414, get("Host: a", target: "/" + String(repeating: "a", count: 65536))),
    Row(.targetTooLong, 414, "GET /" + String(repeating: "a", count: 9000)),
    Row(.headTooLarge, 431, get("Host: a", "X: " + String(repeating: "a", count: 65536))),
    Row(.headTooLarge, 431, get("Host: a", "X: " + String(repeating: "a", count: 16_353))),
  ]

  private static func chunked(_ error: RequestError, _ status: Int, _ content: String) -> Row {
    Row(error, status, post("Transfer-Encoding: chunked", content: content))
  }

  @Test(arguments: table)
  func `what is no request is refused for its reason`(row: Row) {
    #expect(parse(row.text) == .refused([], row.error))
    #expect(row.error.status.code == row.status)
  }

  @Test func `the reasons that the parser finds are all in the table`() {
    let timers: Set<RequestError> = [.headTimeout, .contentTimeout]
    let decoder: Set<RequestError> = [.chunkLineTooLong, .chunkExtensionsTooLarge]
    let seen = Set(MalformedHeadTests.table.map(\.error))
    #expect(seen.union(timers).union(decoder) == Set(RequestError.allCases))
  }

  @Test(arguments: RequestError.allCases)
  func `every reason has a sentence and a status of its class`(error: RequestError) {
    #expect(error.message.hasSuffix("."))
    #expect([400, 408, 413, 414, 417, 431, 501, 505].contains(error.status.code))
  }

  /// What is unusual, but right.
  static let unusual: [String] = [
    get("Host: a:"), get("Host: a:65535"), get("Host: [::1]:80"),
    get("Host: [::]"), get("Host: [1::]"), get("Host: [1:2:3:4:5:6:7:8]"),
    get("Host: [::ffff:192.0.2.1]"), get("Host: [1:2:3:4:5:6:192.0.2.1]"), get("Host: a%41"),
    get("Host: 127.0.0.1"),
    get("hOsT:\t a \t"), get("Host: %C3%A9.example"), get("Host: a", "X:"),
    get("Host: a", "!#$%&'*+-.^_`|~09azAZ: 1"), get("Host: a", "X: \u{E9}\u{FF}\u{80}"),
    get("Host: a", "X: a\tb"), get("Host: a", target: "http://a"),
    get("Host: a", target: "HTTP://a/b?c"), get("Host: a", target: "https://a?b"),
    get("Host: a", target: "//a//"), get("Host: a", target: "/...?x=%0d%0a&.."),
    get("Host: a", "X: " + String(repeating: "a", count: 16_352)),
    get("Host: a", target: "/" + String(repeating: "a", count: 8178)),
    "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/1.0\r\n\r\n",
    "GET / HTTP/1.0\r\nExpect: teapot\r\n\r\n", "GET / HTTP/1.7\r\nHost: a\r\n\r\n",
    String(repeating: "\r\n", count: 8) + get("Host: a"),
    post("Content-Length: 000"), post("Transfer-Encoding: CHUNKED", content: "0\r\n\r\n"),
  ]

  @Test(arguments: unusual.indices)
  func `what is unusual but right is read`(index: Int) {
    let text = MalformedHeadTests.unusual[index]
    let outcome = parse(text)
    #expect(outcome.error == nil, "\(text.prefix(60).debugDescription)")
    #expect(outcome.requests.count == 1, "\(text.prefix(60).debugDescription)")
  }
}
