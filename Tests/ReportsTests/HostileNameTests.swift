import Audits
import Documents
import Foundation
import Palettes
import Reports
import TestSupport
import Testing

/// A name that is out to break quotes, markup and terminals (reticlehq/reticle#69,
/// junit-team/junit-framework#2269): one failing pair, in every format.
@Suite struct HostileNameTests {
  private static let name = "a\"b<c>&'\u{1B}[31m\u{0}</script><img src=x onerror=1>]]>"
  private static let file = SourceFile(
    name: "tokens.json",
    text: #"""
      {"color": {"a\"b<c>&'\u001b[31m\u0000</script><img src=x onerror=1>]]>": {"$type": "color", "$value": "#aaaaaa"}, "paper": {"$type": "color", "$value": "#ffffff"}}}
      """#
  )
  private static let policy = SourceFile(
    name: "legible.json",
    text: #"{"pairs": [{"foreground": "color.a*", "background": "color.paper"}]}"#
  )

  private func audit() throws -> Audit {
    let reading = try PaletteFormat.reading(of: SourceTree(Self.file), as: nil)
    return Audit(of: [reading], under: try Policy(reading: Self.policy))
  }

  private func report(_ format: ReportFormat) throws -> [UInt8] {
    format.render(try audit(), ReportOptions())
  }

  private func text(_ format: ReportFormat) throws -> String {
    String(decoding: try report(format), as: UTF8.self)
  }

  @Test(arguments: ReportFormat.all.map(\.id))
  func `no control character is written`(id: String) throws {
    let text = try text(try #require(ReportFormat.named(id)))
    let allowed: Set<Unicode.Scalar> = ["\n", "\r"]
    #expect(
      !text.unicodeScalars.contains {
        $0.properties.generalCategory == .control && !allowed.contains($0)
      }
    )
  }

  @Test func `SARIF keeps the name in the message, and the ratio`() throws {
    let run = try SARIF.run(of: try audit())
    #expect(run.results.count == 1)
    let result = try #require(run.results.first)
    #expect((result["message"] as? [String: Any])?["text"] as? String == "\(message); \(advice)")
    let properties = try #require(result["properties"] as? [String: Any])
    #expect(properties["foreground"] as? String == "color.\(Self.name)")
    // The ratio of #aaaaaa on #ffffff by WCAG 2.2's formula, from an independent script.
    #expect(abs((properties["ratio"] as? Double ?? 0) - 2.323123) < 1e-6)
  }

  private var message: String {
    "color.\(Self.name) on color.paper has 2.32:1 in mode default; text needs 4.5:1"
  }

  private var advice: String {
    "make color.\(Self.name) darker: #767676 is enough on color.paper; or make that one lighter"
  }

  @Test func `JUnit is well formed and has one failure`() throws {
    let root = try #require(ParsedXML.root(of: try report(.junit)))
    #expect(root.attributes["failures"] == "1")
    #expect(root.all("failure").count == 1)
    #expect(root.all("failure").first?.attributes["message"] == message.printable)
  }

  @Test func `Checkstyle is well formed and has one error`() throws {
    let root = try #require(ParsedXML.root(of: try report(.checkstyle)))
    #expect(root.all("error").count == 1)
    #expect(root.all("error").first?.attributes["message"] == "\(message); \(advice)".printable)
  }

  @Test func `the others have one line or entry for it`() throws {
    #expect(
      try text(.concise).split(separator: "\n").filter { $0.contains("[text-contrast]") }.count == 1
    )
    #expect(try text(.github).split(separator: "\n").filter { $0.hasPrefix("::error ") }.count == 1)
    let entries =
      try JSONSerialization.jsonObject(with: Data(try report(.gitlab))) as? [[String: Any]] ?? []
    #expect(entries.filter { $0["severity"] as? String == "major" }.count == 1)
    let records = CSVRecords.read(try text(.csv))
    #expect(records.filter { $0["verdict"] == "fail" }.count == 1)
    #expect(records.first?["foreground"] == "color.\(Self.name)".withoutControls)
  }
}
