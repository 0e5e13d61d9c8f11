import Audits
import Endpoints
import HTTP
import Reports
import Testing

@Suite struct SuggestRouteTests {
  @Test func `the answer has the bytes of the command`() throws {
    let response = try Ask.get("/v1/suggest?foreground=ff0000&background=fff&target=4.5")
    #expect(response.status == .ok)
    #expect(
      response.text
        == String(decoding: try PairRepair(.init("ff0000", on: "fff")).json, as: UTF8.self)
    )
  }

  @Test func `one side, several grounds, and none at all`() throws {
    let several = try Ask.get("/v1/suggest?foreground=999&background=fff&also=eee&also=%23e2e8f0")
    let suggestions = try #require(several.object["suggestions"] as? [[String: Any]])
    #expect(Set(suggestions.compactMap { $0["change"] as? String }) == ["foreground"])
    let none = try Ask.get("/v1/suggest?foreground=36c&background=7f8ea3&target=7&for=foreground")
    #expect(none.status == .ok)
    #expect((none.object["suggestions"] as? [Any])?.isEmpty == true)
    #expect((none.object["best"] as? [String: Any])?["color"] as? String == "#000000")
  }

  /// Queries that cannot be answered: the status and the JSON pointer of the fault.
  static let faulty: [(query: String, status: Int, pointer: String?)] = [
    ("foreground=999", 400, nil), ("background=fff", 400, nil),
    ("foreground=999&background=fff&colour=1", 400, nil),
    ("foreground=99&background=fff", 422, "/foreground"),
    ("foreground=999&background=fff8", 422, "/background"),
    ("foreground=999&background=fff&target=22", 422, "/target"),
    ("foreground=999&background=fff&target=1", 422, "/target"),
    ("foreground=999&background=fff&target=nan", 422, "/target"),
    ("foreground=999&background=fff&for=text", 422, "/for"),
    ("foreground=999&background=fff&also=eee&for=background", 422, "/for"),
    ("foreground=999&background=fff&also=eee&also=nope", 422, "/also/1"),
  ]

  @Test(arguments: faulty)
  func `a faulty query is answered with a pointer to the fault`(
    query: String,
    status: Int,
    pointer: String?
  ) throws {
    let response = try Ask.get("/v1/suggest?\(query)")
    #expect(response.status.code == status, "\(response.text)")
    if let pointer { #expect(response.object["pointer"] as? String == pointer) }
  }
}
