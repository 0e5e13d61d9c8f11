import Audits
import Documents
import Foundation
import Palettes
import Reports
import Testing

@Suite struct LabelEvidenceTests {
  /// Apple's gray #8e8e93 on white has 3.2605, by the published values.
  private static let css = """
    :root { --paper: #ffffff; --gray: #8e8e93; --ink: #000000; }
    """

  private static let policy = """
    {
      "platform": "ios",
      "infer": false,
      "pairs": [
        {"foreground": "gray", "background": "paper", "textStyle": "title2"},
        {"foreground": "ink", "background": "paper"}
      ]
    }
    """

  private func report(_ format: ReportFormat, policy: String = policy) throws -> String {
    let tree = SourceTree(SourceFile(name: "theme.css", text: Self.css))
    let audit = Audit(
      of: [try PaletteFormat.reading(of: tree, as: nil)],
      under: try Policy(reading: SourceFile(name: "legible.json", text: policy))
    )
    return String(decoding: format.render(audit, ReportOptions()), as: UTF8.self)
  }

  @Test func `the text ends with what the colours show for the labels, and the counts`() throws {
    let text = try report(.text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("Accessibility Nutrition Labels") })
    #expect(
      lines[start] == "Accessibility Nutrition Labels of theme on iOS, as far as colours show them:"
    )
    #expect(
      lines[start + 1].contains(#/Sufficient Contrast +no +Failing pairs: 1 of 2; the worst is/#)
    )
    #expect(lines[start + 1].contains("--gray on --paper, 3.26:1 in default, needs 4.5:1"))
    #expect(lines[start + 2].contains(#/Dark Interface +- +No colour has a dark variant/#))
    #expect(lines[start + 3].contains(#/Differentiate Without Color Alone +- +No set/#))
    #expect(lines[start + 4].contains(#/Larger Text +- +.*title2 from xLarge \(24 pt\) on/#))
    #expect(lines[start + 5].contains("Colours cannot show text on images"))
    #expect(lines[(start + 6)...].contains { $0.hasPrefix("FAIL  theme: 3 swatches") })
  }

  @Test func `without a platform of Apple there is neither text nor JSON of it`() throws {
    let plain = Self.policy.replacing("\"platform\": \"ios\",", with: "")
    #expect(try !report(.text, policy: plain).contains("Nutrition"))
    #expect(try !report(.json, policy: plain).contains("\"evidence\""))
  }

  @Test func `the JSON has each label with its outcome and its limits`() throws {
    let data = Data(try report(.json).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let evidence = try #require(object["evidence"] as? [[String: Any]])
    #expect(evidence.map { $0["palette"] as? String } == ["theme"])
    #expect(evidence[0]["platform"] as? String == "ios")
    let labels = try #require(evidence[0]["labels"] as? [[String: String]])
    #expect(labels.map { $0["label"] } == NutritionLabel.all.map(\.id))
    #expect(labels.map { $0["outcome"] } == ["contradicts", "silent", "silent", "silent"])
    #expect(labels.allSatisfy { $0["limits"]?.isEmpty == false })
  }

  /// Human Interface Guidelines, Typography: title2 has 22 points at large, 24 at xLarge, 56 at most.
  @Test func `the JSON has every size of a text style, and whether it is large`() throws {
    let data = Data(try report(.json).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let evidence = try #require(object["evidence"] as? [[String: Any]])
    let styles = try #require(evidence[0]["textStyles"] as? [[String: Any]])
    #expect(styles.map { $0["textStyle"] as? String } == ["title2"])
    #expect(styles[0]["largeFrom"] as? String == "xLarge")
    let pairs = try #require(styles[0]["pairs"] as? [[String: String]])
    #expect(pairs == [["foreground": "--gray", "background": "--paper"]])
    let sizes = try #require(styles[0]["sizes"] as? [[String: Any]])
    #expect(sizes.count == 12)
    #expect(sizes.map { $0["points"] as? Double }[3...4] == [22, 24])
    #expect(sizes.last?["points"] as? Double == 56)
    #expect(
      sizes.map { $0["large"] as? Bool } == Array(repeating: false, count: 4)
        + Array(repeating: true, count: 8)
    )
    #expect(sizes.allSatisfy { $0["largeByAppleHIG"] as? Bool == true })
  }
}
