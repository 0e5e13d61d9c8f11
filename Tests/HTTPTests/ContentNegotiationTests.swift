import HTTP
import Testing

@Suite struct ContentNegotiationTests {
  @Test(
    arguments: [
      (nil, "application/json"), ("", "application/json"), ("*/*", "application/json"),
      ("text/html", "text/html"), ("text/*", "text/html"), ("TEXT/HTML", "text/html"),
      ("application/json;q=0.5, text/html", "text/html"),
      ("application/json;q=0.5, text/html;q=0.5", "application/json"),
      ("text/html;q=0.001, */*;q=0", "text/html"), ("image/png", nil),
      ("application/json;q=0, */*;q=0", nil), ("application/json;q=0, */*", "text/html"),
      ("image/png, */*;q=0.1", "application/json"), ("text/html;level=1", nil),
      ("text/html;charset=UTF-8", "text/html"),
      ("application/json;q=1.001, text/html", "text/html"),
      ("application/json;q=-1, text/html;q=0.2", "text/html"), ("nonsense", "application/json"),
      (",, text/html ;q=0.4,", "text/html"),
      ("text/html;v=\"a,b\", application/json;q=0.1", "application/json"),
    ] as [(String?, String?)]
  )
  func `the best of what is offered`(accept: String?, expected: String?) {
    let best = ContentNegotiation(accept: accept).best(of: [.json, .html])
    #expect(best?.essence == expected)
  }

  @Test func `the example of RFC 9110, 12,5,1`() throws {
    let accept =
      "text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed, "
      + "text/plain;format=fixed;q=0.4, */*;q=0.5"
    let negotiation = ContentNegotiation(accept: accept)
    let order = [
      "text/plain;format=flowed", "text/plain", "image/jpeg", "text/plain;format=fixed",
      "text/html;level=3",
    ]
    let types = try order.map { try #require(MediaType($0)) }
    for (better, worse) in zip(types, types.dropFirst()) {
      #expect(negotiation.best(of: [worse, better]) == better)
    }
  }

  @Test(arguments: [
    ("Application/JSON; Charset=\"UTF-8\"", "application/json"), ("text/css", "text/css"),
    ("a/b;c=d;e=\"f\\\"g\"", "a/b"),
  ])
  func `media types are read in any case`(text: String, essence: String) throws {
    let type = try #require(MediaType(text))
    #expect(type.essence == essence)
    #expect(type.description == text)
  }

  @Test func `parameters lose their quotes`() throws {
    let type = try #require(MediaType("a/b; C=\"d\\\"e\"; f=g"))
    #expect(type.parameters.map(\.name) == ["c", "f"])
    #expect(type.parameters.map(\.value) == ["d\"e", "g"])
  }

  @Test(arguments: [
    "", "text", "text/", "/x", "a/b/c", "a b/c", "a/b;c", "a/b;=d", "a/b;c=\"d", "a/b;c=d e",
  ])
  func `what is no media type is nil`(text: String) {
    #expect(MediaType(text) == nil)
  }
}
