import HTTP
import Testing

@Suite struct RequestTargetTests {
  @Test(arguments: [
    ("/", "/", []), ("/v1/palettes", "/v1/palettes", ["v1", "palettes"]),
    ("/a/", "/a/", ["a", ""]), ("//a", "//a", ["", "a"]),
    ("/a%2Fb/%C3%A9?x", "/a%2Fb/%C3%A9", ["a/b", "\u{E9}"]),
    ("/%252e%252e", "/%252e%252e", ["%2e%2e"]), ("/a+b", "/a+b", ["a+b"]),
    ("http://host:80/a?b", "/a", ["a"]), ("http://host", "/", []), ("http://host?b", "/", []),
  ])
  func `paths are divided, then decoded once`(
    text: String,
    path: String,
    segments: [String]
  ) throws {
    let target = try RequestTarget(text)
    #expect(target.path == path)
    #expect(target.segments == segments)
  }

  @Test(arguments: [
    ("/", []), ("/?", []), ("/?a=1&b=2", [("a", "1"), ("b", "2")]),
    ("/?a", [("a", "")]), ("/?a=b=c", [("a", "b=c")]), ("/?=x", [("", "x")]),
    ("/?a=1&&a=2&", [("a", "1"), ("a", "2")]), ("/?a+b=c+d", [("a b", "c d")]),
    ("/?a=%26%3D%2B", [("a", "&=+")]), ("/?fg=%23777", [("fg", "#777")]),
    ("/?x=%2541", [("x", "%41")]), ("/?q=?/", [("q", "?/")]),
  ])
  func `queries are divided, then decoded once`(text: String, items: [(String, String)]) throws {
    let expected = items.map { QueryItem(name: $0.0, value: $0.1) }
    #expect(try RequestTarget(text).query == expected)
  }

  @Test func `only OPTIONS may ask for the server as a whole`() throws {
    #expect(try RequestTarget("*", method: .options).isAsterisk)
    #expect(throws: RequestError.malformedTarget) { try RequestTarget("*") }
  }

  @Test func `targets print as they were sent`() throws {
    for text in ["/", "/a%20b?c=%41", "/?a"] {
      #expect(try RequestTarget(text).description == text)
    }
  }
}
