import Endpoints
import HTTP
import Testing

/// Content that is out to break the reader.
@Suite struct HostileBodyTests {
  private static let deep = String(repeating: "[", count: 20_000)
  private static let pair = ##""foreground": "#777", "background": "#fff""##

  /// Bodies of `POST /v1/contrast`, and what is answered.
  static let bodies: [(body: String, status: Int)] = [
    ("", 400), (" ", 400), ("\u{FEFF}", 400), ("null", 400), ("[]", 400), ("\"x\"", 400),
    ("1e999999", 400), ("{", 400), ("{}", 400), ("{\"a\":1} x", 400), ("{'a':1}", 400),
    ("{\(pair),}", 400), ("// c\n{\(pair)}", 400), ("{\"foreground\": NaN}", 400),
    ("{\"foreground\": Infinity}", 400), ("{\"foreground\": \"\\ud800\"}", 400),
    ("{\(pair), \"groupOpacity\": 1e999999}", 422), ("{\(pair), \"groupOpacity\": -1}", 422),
    ("{\(pair), \"groupOpacity\": 5e-324}", 200), ("{\(pair), \"groupOpacity\": true}", 400),
    ("{\(pair), \"groupOpacity\": \"0.5\"}", 400), ("{\(pair), \"weight\": 0}", 422),
    ("{\(pair), \"weight\": 700}", 200), ("{\(pair), \"size\": 14}", 400),
    ("{\(pair), \"canvas\": null}", 400), ("{\(pair), \"use\": [\"text\"]}", 400),
    ("{\(pair), \"beside\": {}}", 400), ("{\(pair), \"beside\": [1]}", 400),
    ("{\(pair), \"explain\": \"true\"}", 400), ("{\(pair), \"explain\": true}", 200),
    ("{\(pair), \(pair)}", 400), ("{\"pairs\": {}}", 400), ("{\"pairs\": [1]}", 400),
    ("{\"pairs\": []}", 200), ("{\"pairs\": [], \(pair)}", 400),
    ("{\"pairs\": [{\(pair), \"use\": \"none\"}]}", 422),
    ("{\"foreground\": \"\\u0000\", \"background\": \"#fff\"}", 422),
    ("{\"foreground\": \"#777\", \"background\": []}", 400),
    (deep, 400), ("{\"a\":" + String(repeating: "{\"a\":", count: 5000), 400),
    ("{\"foreground\": \"#777\", \"background\": [\(list(33))]}", 400),
    ("{\"pairs\": [\(String(repeating: "{\(pair)},", count: 10_000)){\(pair)}]}", 400),
    (
      "{\"pairs\": [\(String(repeating: "{\(pair), \"explain\": true},", count: 100)){\(pair), \"explain\": true}]}",
      422
    ),
    (
      "{\"foreground\": \"\(String(repeating: "a", count: 100_000))\", \"background\": \"#fff\"}",
      422
    ),
    (
      "{\"foreground\": \"\(String(repeating: "color-mix(in srgb,", count: 5000))\", \"background\": \"#fff\"}",
      422
    ),
  ]

  private static func list(_ count: Int) -> String {
    Array(repeating: "\"#fff8\"", count: count).joined(separator: ",")
  }

  @Test(arguments: bodies)
  func `a body is answered with a result or a problem`(body: String, status: Int) throws {
    let response = try Ask.post("/v1/contrast", body, ("Content-Type", "application/json"))
    #expect(response.status.code == status, "\(body.prefix(80)): \(response.text.prefix(300))")
    guard status != 200 else { return }
    #expect(response.fields[.contentType] == "application/problem+json")
    #expect(response.body.count < 4000, "what was sent is not sent back whole")
  }

  @Test func `malformed JSON is told with its line and column`() throws {
    let response = try Ask.post("/v1/contrast", "{\n  \"foreground\": x\n}")
    #expect(response.text.contains("line 2, column 17"))
  }

  @Test func `another encoding than UTF-8 is refused`() throws {
    for bytes: [UInt8] in [
      [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], [0, 0x7B, 0, 0x7D], [0x7B, 0x22, 0xFF, 0x22, 0x7D],
    ] {
      let request = Request(
        method: .post,
        target: try RequestTarget("/v1/contrast"),
        fields: [.contentType: "application/json"],
        body: bytes
      )
      let response = Router(Route.all).respond(to: request, in: Ask.service)
      #expect(response.status == .badRequest)
      #expect(response.text.contains("UTF-"))
    }
  }

  @Test func `a fault deep in a list is pointed at`() throws {
    let response = try Ask.post(
      "/v1/contrast",
      "{\"pairs\": [{\(Self.pair)}, {\(Self.pair), \"use\": \"x\"}]}"
    )
    #expect(response.object["pointer"] as? String == "/pairs/1/use")
  }
}
