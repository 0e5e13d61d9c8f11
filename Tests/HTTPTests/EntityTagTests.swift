import HTTP
import Testing

@Suite struct EntityTagTests {
  @Test func `tags are read in both forms`() {
    #expect(EntityTag("\"a\"")?.opaque == "a")
    #expect(EntityTag("W/\"\"")?.isWeak == true)
    for text in ["", "a", "\"", "\"a", "w/\"a\"", "\"a\"b\"", "\"a b\""] {
      #expect(EntityTag(text) == nil)
    }
  }

  /// The table of RFC 9110, 8.8.3.2.
  @Test(arguments: [
    ("W/\"1\"", "W/\"1\"", false, true), ("W/\"1\"", "W/\"2\"", false, false),
    ("W/\"1\"", "\"1\"", false, true), ("\"1\"", "\"1\"", true, true),
  ])
  func `comparison is strong or weak`(left: String, right: String, strong: Bool, weak: Bool) throws
  {
    let (left, right) = (try #require(EntityTag(left)), try #require(EntityTag(right)))
    #expect(left.matchesStrongly(right) == strong)
    #expect(left.matchesWeakly(right) == weak)
  }

  @Test(arguments: [
    ("If-None-Match", "\"t\"", 304), ("If-None-Match", "\"z\", W/\"t\"", 304),
    ("If-None-Match", "*", 304), ("If-None-Match", "\"z\"", 200), ("If-None-Match", "t", 200),
    ("If-Match", "\"t\"", 200), ("If-Match", "*", 200), ("If-Match", "W/\"t\"", 412),
    ("If-Match", "\"z\"", 412), ("X", "\"t\"", 200),
  ])
  func `conditions are answered`(name: String, value: String, status: Int) throws {
    let tag = try #require(EntityTag("\"t\""))
    let field = try #require(FieldName(name))
    let request = Request(target: try RequestTarget("/"), fields: [field: value])
    let response = Response(.ok, .html, [1]).tagged(tag, for: request)
    #expect(response.status.code == status)
    #expect(status == 412 || response.fields[.eTag] == "\"t\"")
    #expect(response.body.isEmpty == (status == 304))
  }

  @Test func `different contents have different tags`() {
    let tags = ["", "a", "b", "ab", "ba"].map { EntityTag(of: Array($0.utf8)) }
    #expect(Set(tags).count == tags.count)
    #expect(tags.allSatisfy { EntityTag($0.description) == $0 })
  }
}
