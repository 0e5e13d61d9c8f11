import Documents
import Foundation
import Reports
import Testing

@Suite struct JSONReportTests {
  @Test func `every count is that of the lists`() throws {
    let object = try json(of: manyGrounds)
    let summary = try #require(object["summary"] as? [String: Any])
    let pairs = try #require(object["pairs"] as? [[String: Any]])
    let findings = try #require(object["findings"] as? [[String: Any]])
    let verdicts = pairs.compactMap { $0["verdict"] as? String }
    #expect(summary["checked"] as? Int == pairs.count)
    #expect(summary["failed"] as? Int == verdicts.filter { $0 == "fail" }.count)
    #expect(summary["passed"] as? Int == verdicts.filter { $0 == "pass" }.count)
    #expect(summary["swatches"] as? Int == (object["swatches"] as? [Any])?.count)
    let counted = try #require(summary["findings"] as? [String: Int])
    #expect(counted.values.reduce(0, +) == findings.count)
  }

  @Test func `swatches carry their place and a value for each mode`() throws {
    let swatches = try #require(try json(of: manyGrounds)["swatches"] as? [[String: Any]])
    let muted = try #require(swatches.first { $0["name"] as? String == "--text-muted" })
    #expect(muted["file"] as? String == "theme.css")
    #expect(muted["line"] as? Int == 5)
    #expect(muted["column"] as? Int == 17)
    let values = try #require(muted["values"] as? [String: [String: Any]])
    #expect(Set(values.keys) == ["light", "dark"])
    #expect(values["dark"]?["color"] as? String == "#808080")
    #expect(values["dark"]?["alpha"] as? Double == 1)
  }

  @Test func `findings have fingerprints of their own that lines do not change`() throws {
    func fingerprints(_ css: String) throws -> [String] {
      let findings = try #require(try json(of: css)["findings"] as? [[String: Any]])
      return findings.compactMap { $0["fingerprint"] as? String }
    }
    let plain = try fingerprints(manyGrounds)
    #expect(plain.count == Set(plain).count)
    #expect(try fingerprints(String(repeating: "\n", count: 40) + manyGrounds) == plain)
  }

  @Test func `the same audit gives the same bytes`() throws {
    #expect(try report(.json, of: manyGrounds) == report(.json, of: manyGrounds))
  }

  @Test func `hostile names stay names`() throws {
    let name = "--a\\\"b\\<script\\>\\]\\]\\>é😀"
    let css = ":root { \(name)-foreground: #aaa; \(name): #fff; }"
    let findings = try #require(try json(of: css)["findings"] as? [[String: Any]])
    #expect(findings.first?["background"] as? String == "--a\"b<script>]]>é😀")
  }

  @Test func `a finding carries the nearest colour that mends it`() throws {
    let css = ":root { --card: #fff; --card-foreground: #999; --bar: #7f8ea300; }"
    let findings = try #require(try json(of: css)["findings"] as? [[String: Any]])
    let finding = try #require(findings.first { $0["rule"] as? String == "text-contrast" })
    let suggestion = try #require(finding["suggestion"] as? [String: Any])
    #expect(suggestion["change"] as? String == "foreground")
    #expect(suggestion["kind"] as? String == "nearest")
    #expect(suggestion["color"] as? String == "#767676")
    #expect(suggestion["ratio"] as? Double ?? 0 >= 4.5)
    #expect(suggestion["difference"] as? Double ?? 0 > 0)
    #expect(findings.contains { $0["suggestion"] is NSNull })
  }
}
