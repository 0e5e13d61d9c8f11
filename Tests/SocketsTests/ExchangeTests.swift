import HTTP
import Sockets
import Testing

@Suite struct ExchangeTests {
  @Test(arguments: PollingMethod.allCases)
  func `every answer is told of once`(poller: PollingMethod) throws {
    let live = try LiveServer(poller)
    live.gate.open()
    let client = try live.connect()
    client.send(get("/a?b=%20c") + "HEAD /ab HTTP/1.1\r\nHost: a\r\n\r\n" + get("/long"))
    #expect(client.answer()?.body == "a")
    #expect(client.answer(toHead: true)?.status == 200)
    #expect(client.answer()?.body == "/long")
    client.send(post("/", "Content-Length: 3") + "abc")
    #expect(client.answer()?.body == "abc")
    client.send(post("/missing", "Content-Length: 1000000"))
    #expect(client.answer()?.status == 404)
    #expect(live.stop() == true)

    let all = live.exchanges.all
    #expect(all.map(\.method) == ["GET", "HEAD", "GET", "POST", "POST"])
    #expect(all.map(\.target) == ["/a?b=%20c", "/ab", "/long", "/", "/missing"])
    #expect(all.map(\.route) == ["/{name}", "/{name}", "/long{name}", nil, nil])
    #expect(all.map(\.status.code) == [200, 200, 200, 200, 404])
    #expect(all.map(\.requestContent) == [0, 0, 0, 3, 0])
    #expect(all.prefix(4).map(\.responseContent) == [1, 0, 5, 3])
    #expect(all.allSatisfy { $0.incident == nil && $0.peer.description == "127.0.0.1" })
    #expect(Set(all.map(\.id)).count == all.count)
    for exchange in all { #expect(exchange.duration >= .zero && exchange.duration < .seconds(20)) }
  }

  @Test(arguments: [
    ("NONSENSE\r\n\r\n", nil as String?, nil as String?, 400, RequestError.malformedRequestLine),
    ("GET /a HTTP/1.1\r\n\r\n", nil, nil, 400, .missingHost),
    (post("/b", "Transfer-Encoding: chunked") + "x", "POST", "/b", 400, .malformedChunk),
    (post("/b", "Content-Length: 1048577"), nil, nil, 413, .contentTooLarge),
  ])
  func `a request that is refused is told of with the reason`(
    text: String,
    method: String?,
    target: String?,
    status: Int,
    error: RequestError
  ) throws {
    let live = try LiveServer(.best)
    let client = try live.connect()
    client.send(text)
    #expect(client.answer()?.status == status)
    #expect(client.isClosed())
    #expect(live.stop() == true)
    let exchange = try #require(live.exchanges.all.first)
    #expect(live.exchanges.all.count == 1)
    #expect(exchange.incident == .refused(error))
    #expect(exchange.status.code == status)
    #expect(exchange.method == method)
    #expect(exchange.target == target)
    #expect(exchange.responseContent > 0)
  }

  @Test func `the duration of a timeout is the time that was waited`() throws {
    let live = try LiveServer(.best) { $0.headTimeout = .milliseconds(150) }
    let client = try live.connect()
    client.send("GET / HT")
    #expect(client.answer()?.status == 408)
    #expect(live.stop() == true)
    let exchange = try #require(live.exchanges.all.first)
    #expect(exchange.incident == .refused(.headTimeout))
    #expect(exchange.duration >= .milliseconds(150))
  }

  @Test func `a client that is turned away is told of`() throws {
    let live = try LiveServer(.best) { $0.maximumConnections = 1 }
    let first = try live.connect()
    first.send(get("/1"))
    #expect(first.answer()?.body == "1")
    let second = try live.connect()
    #expect(second.answer()?.status == 503)
    #expect(second.isClosed())
    #expect(live.stop() == true)
    #expect(live.exchanges.all.map(\.incident) == [nil, .tooManyConnections])
  }

  @Test(arguments: [
    ("trace-1.a_B", "trace-1.a_B"), ("a b", nil as String?), ("", nil),
    (String(repeating: "x", count: 65), nil), ("a\"b", nil),
  ])
  func `an answer carries the name of its exchange when asked to`(
    sent: String,
    kept: String?
  ) throws {
    let live = try LiveServer(.best) { $0.exchangeField = FieldName("X-Request-Id") }
    let client = try live.connect()
    client.send(get("/a", "X-Request-Id: \(sent)") + get("/b"))
    let first = try #require(client.answer())
    #expect(client.answer()?.body == "b")
    #expect(live.stop() == true)
    let names = live.exchanges.all.map(\.id)
    #expect(names.count == 2)
    #expect(first.has("X-Request-Id: \(names[0])"))
    #expect((names[0] == kept) == (kept != nil))
    #expect(names[1].wholeMatch(of: /[0-9a-f]{16}/) != nil)
  }
}
