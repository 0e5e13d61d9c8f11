import Documents
import Testing

@Suite struct JSONPointerTests {
  /// The document of RFC 6901, section 5.
  private static let document = """
    {"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\\\j": 5,
     "k\\"l": 6, " ": 7, "m~n": 8}
    """

  @Test(
    arguments: [
      ("/foo", "[\"bar\", \"baz\"]"), ("/foo/0", "\"bar\""), ("/", "0"), ("/a~1b", "1"),
      ("/c%d", "2"), ("/e^f", "3"), ("/g|h", "4"), ("/i\\j", "5"), ("/k\"l", "6"), ("/ ", "7"),
      ("/m~0n", "8"), ("/foo/2", nil), ("/foo/01", nil), ("/foo/-", nil), ("/bar", nil),
      ("/foo/0/x", nil),
    ] as [(String, String?)]
  )
  func `leads to the value that RFC 6901 names`(text: String, source: String?) throws {
    let value = try JSONValue(
      parsing: SourceFile(name: "a.json", text: JSONPointerTests.document)
    )
    let pointer = try #require(JSONPointer(text))
    #expect(value[pointer]?.sourceText == source)
    #expect(pointer.description == text)
  }

  @Test(arguments: ["a", "a/b", "/~", "/~2", "/a~"])
  func `refuses what is no pointer`(text: String) {
    #expect(JSONPointer(text) == nil)
  }

  @Test func `an empty pointer leads to the whole document`() throws {
    let value = try JSONValue(parsing: SourceFile(name: "a.json", text: "[1]"))
    #expect(value[try #require(JSONPointer(""))]?.sourceText == "[1]")
  }
}
