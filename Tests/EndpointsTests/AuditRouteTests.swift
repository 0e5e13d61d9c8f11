import Endpoints
import HTTP
import Reports
import Testing

@Suite struct AuditRouteTests {
  private static let css = ":root { --background: #fff; --foreground: #777; }"

  @Test(arguments: ["text/css", "text/css; charset=utf-8"])
  func `a palette is audited by its media type`(type: String) throws {
    let response = try Ask.post("/v1/audit", Self.css, ("Content-Type", type))
    #expect(response.status == .ok, "\(response.text)")
    let summary = try #require(response.object["summary"] as? [String: Any])
    #expect(summary["failed"] as? Int == 1)
  }

  @Test func `the content tells when the media type does not`() throws {
    #expect(try Ask.post("/v1/audit", Self.css).status == .ok)
    let tokens =
      ##"{"$type": "color", "background": {"$value": "#fff"}, "foreground": {"$value": "#777"}}"##
    #expect(try Ask.post("/v1/audit", tokens, ("Content-Type", "application/json")).status == .ok)
  }

  @Test func `the report is the one that Accept likes best`() throws {
    let text = try Ask.post("/v1/audit?from=css", Self.css, ("Accept", "text/plain"))
    #expect(text.fields[.contentType]?.hasPrefix("text/plain") == true)
    #expect(text.text.contains("[text-contrast]"))
    #expect(
      try Ask.post("/v1/audit?from=css", Self.css, ("Accept", "image/png")).status.code == 406
    )
    #expect(try Ask.post("/v1/audit?from=css", Self.css, ("Accept", "*/*")).text.hasPrefix("{"))
  }

  @Test(arguments: ReportFormat.all.map(\.id))
  func `every report has a media type of its own, and a name`(id: String) throws {
    let format = try #require(ReportFormat.named(id))
    let named = try Ask.post("/v1/audit?from=css&format=\(id)", Self.css)
    let accepted = try Ask.post("/v1/audit?from=css", Self.css, ("Accept", format.mediaType))
    for response in [named, accepted] {
      #expect(response.status == .ok)
      #expect(response.fields[.contentType]?.hasPrefix(format.mediaType) == true)
    }
    #expect(named.text == accepted.text)
  }

  @Test func `an XML that nobody names is not guessed`() throws {
    for type in ["application/xml", "text/xml"] {
      let response = try Ask.post("/v1/audit?from=css", Self.css, ("Accept", type))
      #expect(response.status.code == 406)
      #expect(response.text.contains("application/x.junit+xml"))
    }
    let any = try Ask.post("/v1/audit?from=css", Self.css, ("Accept", "application/*"))
    #expect(any.fields[.contentType]?.hasPrefix("application/json") == true)
  }

  @Test func `what is no palette is refused with a reason`() throws {
    #expect(try Ask.post("/v1/audit", "hello", ("Content-Type", "image/png")).status.code == 415)
    #expect(try Ask.post("/v1/audit", "{", ("Content-Type", "application/json")).status.code == 422)
    #expect(try Ask.post("/v1/audit?from=dcss", Self.css).status.code == 422)
    #expect(try Ask.post("/v1/audit", "").status.code == 400)
    #expect(try Ask.post("/v1/audit?mode=sepia", Self.css).status.code == 422)
  }

  @Test func `served palettes are listed, shown and audited`() throws {
    let list = try #require(
      try Ask.get("/v1/palettes").object["palettes"] as? [[String: Any]]
    )
    #expect(list.map { $0["name"] as? String } == ["plain"])
    let palette = try Ask.get("/v1/palettes/plain").object
    #expect((palette["swatches"] as? [Any])?.count == 2)
    let audit = try Ask.get("/v1/palettes/plain/audit").object
    #expect((audit["findings"] as? [Any])?.isEmpty == false)
    #expect(try Ask.get("/v1/palettes/plan").status.code == 404)
    #expect(try Ask.get("/v1/palettes/plan").text.contains("plain"))
  }

  @Test func `health answers`() throws {
    #expect(try Ask.get("/healthz").status == .ok)
  }
}
