import Documents
import Endpoints
import Testing

@Suite struct LogLineTests {
  private func record(
    method: String? = "GET",
    target: String? = "/v1/contrast?foreground=777",
    id: String = "1f",
    status: Int = 200,
    duration: Duration = .microseconds(1_234),
    reason: String? = nil
  ) -> RequestRecord {
    RequestRecord(
      time: "2026-12-01T15:04:05.678Z",
      id: id,
      peer: "192.0.2.1",
      method: method,
      target: target,
      route: "/v1/contrast",
      status: status,
      received: 7,
      sent: 512,
      duration: duration,
      reason: reason
    )
  }

  private func read(_ line: LogLine) throws -> JSONValue {
    let text = String(decoding: line.json, as: UTF8.self)
    #expect(text.hasSuffix("}\n"))
    #expect(text.utf8.filter { $0 < 0x20 }.count == 1, "\(text)")
    return try JSONValue(parsing: SourceFile(name: "line", bytes: line.json))
  }

  @Test func `a request is one object with everything`() throws {
    let line = try read(.request(record()))
    #expect(line["time"]?.string == "2026-12-01T15:04:05.678Z")
    #expect(line["level"]?.string == "info")
    #expect(line["event"]?.string == "request")
    #expect(line["id"]?.string == "1f")
    #expect(line["peer"]?.string == "192.0.2.1")
    #expect(line["method"]?.string == "GET")
    #expect(line["path"]?.string == "/v1/contrast")
    #expect(line["query"]?.string == "foreground=777")
    #expect(line["route"]?.string == "/v1/contrast")
    #expect(line["status"]?.number == 200)
    #expect(line["received"]?.number == 7)
    #expect(line["bytes"]?.number == 512)
    #expect(line["duration_ms"]?.number == 1.234)
    #expect(line["reason"] == nil)
  }

  @Test func `what could not be read is null`() throws {
    let record = record(method: nil, target: nil, status: 400, reason: "malformedField")
    let line = try read(.request(record))
    #expect(line["method"]?.isNull == true)
    #expect(line["path"]?.isNull == true)
    #expect(line["query"] == nil)
    #expect(line["reason"]?.string == "malformedField")
  }

  @Test(arguments: [(200, "info"), (404, "info"), (500, "error")])
  func `only a fault of the service is an error`(status: Int, level: String) throws {
    let line = try read(.request(record(status: status)))
    #expect(line["level"]?.string == level)
  }

  @Test func `a request that was turned away is a warning`() throws {
    let line = try read(.request(record(status: 503, reason: "tooManyConnections")))
    #expect(line["level"]?.string == "warning")
  }

  @Test(arguments: [
    "a\r\n{\"level\": \"info\"}", "\u{1B}[31mred", "\u{0}", "a\u{2028}b\u{85}c", "\u{202E}gpj.exe",
    "\"}, {\"", "\\", "\u{FEFF}\u{200B}",
  ])
  func `nothing that a client writes leaves its line or obeys`(text: String) throws {
    let hostile = record(method: text, target: "/" + text, id: text)
    for line in [LogLine.request(hostile), .event(time: "t", .error, name: "n", message: text)] {
      _ = try read(line)
      for bytes in [line.json, line.text] {
        let scalars = String(decoding: bytes, as: UTF8.self).dropLast().unicodeScalars
        for scalar in scalars {
          let category = scalar.properties.generalCategory
          #expect(
            ![.control, .format, .lineSeparator, .paragraphSeparator].contains(category),
            "\(scalar.value)"
          )
        }
      }
    }
  }

  @Test(arguments: ["a", "\"", "\u{1}", "\u{202E}", "é", "😀"])
  func `a line is taken by a pipe as one piece, whatever its texts are`(letter: Character) throws {
    let long = String(repeating: letter, count: 9_000)
    let record = record(method: long, target: "/\(long)?\(long)", id: long)
    for line in [LogLine.request(record), .event(time: "t", .info, name: "n", message: long)] {
      #expect(line.json.count <= 4_096)
      #expect(line.text.count <= 4_096)
      _ = try read(line)
    }
  }

  @Test func `a line for people tells the same`() {
    let text = String(decoding: LogLine.request(record()).text, as: UTF8.self)
    let start = "2026-12-01T15:04:05.678Z 200 GET /v1/contrast?foreground=777, "
    #expect(text == start + "512 B in 1.234 ms to 192.0.2.1\n")
  }
}
