import HTTP
import Testing

@Suite struct FieldsTests {
  @Test func `names are equal in any case, and their order is kept`() throws {
    let other = try #require(FieldName("X-Other"))
    var fields: Fields = [.vary: "Accept", other: "1"]
    fields.append(.vary, "Origin")
    #expect(fields[try #require(FieldName("VARY"))] == "Accept")
    #expect(fields.values(of: .vary) == ["Accept", "Origin"])
    #expect(fields.list(of: .vary) == "Accept, Origin")
    #expect(fields.map(\.name.text) == ["Vary", "X-Other", "Vary"])
    fields[.vary] = "Cookie"
    #expect(fields.map(\.value) == ["1", "Cookie"])
    fields[.vary] = nil
    #expect(fields.list(of: .vary) == nil)
  }

  @Test func `a value cannot begin a line of its own`() {
    let fields: Fields = [.location: "/a\r\nSet-Cookie: b=c\u{00}"]
    #expect(fields[.location] == "/a  Set-Cookie: b=c")
    #expect(Array(fields).count == 1)
  }

  @Test func `a received list can be changed`() throws {
    let request = try #require(parse(get("Host: a", "X: 1")).requests.first)
    var fields = request.fields
    fields.append(.accept, "*/*")
    #expect(fields.map(\.name.text) == ["Host", "X", "Accept"])
    #expect(request.fields.map(\.name.text) == ["Host", "X"])
  }

  @Test(arguments: ["", "a b", "a:", "\u{E9}"])
  func `a name is a token`(text: String) {
    #expect(FieldName(text) == nil)
    #expect(Method(text) == nil)
  }
}
