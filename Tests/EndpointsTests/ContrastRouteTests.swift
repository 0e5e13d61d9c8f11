import Endpoints
import HTTP
import Testing

@Suite struct ContrastRouteTests {
  /// Queries, what is read from them, and the status (RFC 3986; `+` is a blank in a query).
  static let queries: [(query: String, foreground: String?, status: Int)] = [
    ("foreground=%23336699&background=%23ffffff", "#336699", 200),
    ("foreground=hsl(210%20100%25%20%2B20%25)&background=%23FFF", "#003366", 200),
    ("foreground=336699&background=fff", "#336699", 200),
    ("foreground=%2523336699&background=white", nil, 422),
    ("foreground=%zz&background=white", nil, 400),
    ("foreground=red&foreground=blue&background=white", nil, 400),
    ("foreground=red%26background%3Dblack&background=white", nil, 422),
    ("background=white", nil, 400), ("foreground=red", nil, 400),
    ("foreground=red&background=white&colour=1", nil, 400),
    ("foreground=red&background=white&level=B", nil, 422),
    ("foreground=red&background=white&size=big", nil, 422),
  ]

  @Test(arguments: queries)
  func `a query is split first and decoded once`(
    query: String,
    foreground: String?,
    status: Int
  ) throws {
    let response: Response
    do {
      response = try Ask.get("/v1/contrast?\(query)")
    } catch let error as RequestError {
      #expect(error.status.code == status)
      return
    }
    #expect(response.status.code == status, "\(response.text)")
    if let foreground { #expect(response.object["foreground"] as? String == foreground) }
    if status != 200 {
      #expect(response.fields[.contentType]?.hasPrefix("application/problem+json") == true)
      #expect(response.object["status"] as? Int == status)
    }
  }

  @Test func `a plus is a blank, and layers are composited`() throws {
    let response = try Ask.get(
      "/v1/contrast?foreground=rgb(0+51+102+/+50%25)&background=white"
    )
    let ratio = try #require(response.object["ratio"] as? Double)
    // #003366 at one half over white is rgb(127.5 153 178.5): by the formula of WCAG 2.2.
    #expect(abs(ratio - 2.952137) < 1e-5)
  }

  @Test func `a body asks the same as a query`() throws {
    let asked = try Ask.get("/v1/contrast?foreground=777&background=fff&size=24px")
    let posted = try Ask.post(
      "/v1/contrast",
      ##"{"foreground": "777", "background": "fff", "size": "24px"}"##,
      ("Content-Type", "application/json")
    )
    #expect(posted.status == .ok)
    #expect(posted.text == asked.text)
  }

  @Test func `many pairs are answered in order`() throws {
    let response = try Ask.post(
      "/v1/contrast",
      ##"{"pairs": [{"foreground": "#777", "background": "#fff"}, {"foreground": "#000", "background": ["#fff8", "#fff"]}]}"##
    )
    let pairs = try #require(response.object["pairs"] as? [[String: Any]])
    #expect(pairs.map { $0["verdict"] as? String } == ["fail", "pass"])
  }

  /// Bodies that cannot be answered: the status and the JSON pointer of the fault.
  static let faulty: [(body: String, status: Int, pointer: String?)] = [
    ("{", 400, nil), ("", 400, nil), ("[]", 400, nil),
    (##"{"foreground": "#777"}"##, 400, "/background"),
    (##"{"foreground": 7, "background": "#fff"}"##, 400, "/foreground"),
    (##"{"foreground": "#777", "background": "#ff"}"##, 422, "/background"),
    (##"{"foreground": "#777", "background": ["#fff", "x"]}"##, 422, "/background/1"),
    (
      ##"{"pairs": [{"foreground": "#777", "background": "#fff"}, {"foreground": "no", "background": "#fff"}]}"##,
      422, "/pairs/1/foreground"
    ),
    (##"{"foreground": "#777", "background": "#fff", "bold": true}"##, 400, "/bold"),
    (##"{"foreground": "#777", "foreground": "#888", "background": "#fff"}"##, 400, "/foreground"),
  ]

  @Test(arguments: faulty)
  func `a faulty body is answered with a pointer to the fault`(
    body: String,
    status: Int,
    pointer: String?
  ) throws {
    let response = try Ask.post("/v1/contrast", body)
    #expect(response.status.code == status, "\(response.text)")
    if let pointer { #expect(response.object["pointer"] as? String == pointer) }
  }

  @Test func `another media type is refused`() throws {
    let response = try Ask.post("/v1/contrast", "<a/>", ("Content-Type", "application/xml"))
    #expect(response.status.code == 415)
  }

  @Test func `what touches the foreground is asked about as in the command`() throws {
    let asked = try Ask.get(
      "/v1/contrast?foreground=7cc4ff&background=1e2430&use=link&beside=rgb(255+255+255/.55)&beside=fff"
    )
    #expect(asked.status == .ok)
    #expect(asked.object["verdict"] as? String == "fail")
    #expect((asked.object["beside"] as? [Any])?.count == 2)
    let posted = try Ask.post(
      "/v1/contrast",
      ##"{"foreground": "7cc4ff", "background": "1e2430", "use": "link", "##
        + ##""beside": ["rgb(255 255 255/.55)", "fff"]}"##,
      ("Content-Type", "application/json")
    )
    #expect(posted.object["ratio"] as? Double == asked.object["ratio"] as? Double)
    #expect((posted.object["beside"] as? [Any])?.count == 2)
    let cued = try Ask.get(
      "/v1/contrast?foreground=7cc4ff&background=1e2430&use=link&beside=fff&cue=underline"
    )
    #expect(cued.object["verdict"] as? String == "pass")
    let faulty = try Ask.get("/v1/contrast?foreground=7cc4ff&background=1e2430&beside=nonsense")
    #expect(faulty.status.code == 422)
    #expect(try Ask.get("/v1/contrast?foreground=777&background=fff&cue=+").status.code == 422)
  }

  @Test func `gradients are answered, and a body of very many is refused`() throws {
    let asked = try Ask.get(
      "/v1/contrast?foreground=fff&background=linear-gradient(%23f00,%20%2300f)"
    )
    #expect(asked.object["verdict"] as? String == "undetermined")
    let pair = ##"{"foreground": "#fff", "background": "linear-gradient(#000, #111)"}"##
    let pairs = Array(repeating: pair, count: 101).joined(separator: ",")
    let many = try Ask.post(
      "/v1/contrast",
      #"{"pairs": [\#(pairs)]}"#,
      ("Content-Type", "application/json")
    )
    #expect(many.status.code == 422)
    #expect(many.object["pointer"] as? String == "/pairs/100")
  }
}
