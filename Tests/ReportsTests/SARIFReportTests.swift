import Audits
import Colors
import Documents
import Foundation
import Palettes
import Reports
import Testing

@Suite struct SARIFReportTests {
  private func audit(
    _ text: String,
    in file: String = "theme.css",
    policy: String = "{}"
  ) throws -> Audit {
    let tree = SourceTree(SourceFile(name: file, text: text))
    return Audit(
      of: [try PaletteFormat.reading(of: tree, as: nil)],
      under: try Policy(reading: SourceFile(name: "legible.json", text: policy))
    )
  }

  private static let failing = "\n\n  :root { --card: #fff; --card-foreground: #999; }"

  // SARIF 2.1.0, 3.30.5 and 3.30.6: lines and columns begin with 1; 3.4.4: the URI is a reference of
  // RFC 3986. The first path is that of stbenjam/skillsaw#85 and vimeo/psalm#11903.
  @Test(arguments: [
    "design tokens/light #2.css", "a%20b?c.css", "../é😀/x:y.css", "/tmp/a b.css",
    "a\nb\u{1B}\".css",
  ])
  func `a place is a URI reference that decodes to the path, and a region`(path: String) throws {
    let result = try #require(try SARIF.run(of: audit(Self.failing, in: path)).results.first)
    let place = try #require(SARIF.place(of: result))
    #expect(place.uri.wholeMatch(of: /(?:file:\/\/)?(?:[A-Za-z0-9._~\/-]|%[0-9A-F]{2})+/) != nil)
    #expect(URL(string: place.uri) != nil)
    let decoded = place.uri.replacing(/^file:\/\//, with: "").removingPercentEncoding
    #expect(decoded == path)
    #expect(place.uri.hasPrefix("file:///") == path.hasPrefix("/"))
    #expect(
      place.region == ["startLine": 3, "startColumn": 44, "endLine": 3, "endColumn": 48]
    )
  }

  @Test func `standard input is no place`() throws {
    let result = try #require(try SARIF.run(of: audit(Self.failing, in: "-")).results.first)
    #expect(result["locations"] == nil)
  }

  @Test func `columns are counted as it says`() throws {
    let css = ":root { /* 😀e\u{301} */ --card: #fff; --card-foreground: #999; }"
    let sarif = try SARIF.run(of: audit(css))
    #expect(sarif.run["columnKind"] as? String == "unicodeCodePoints")
    let result = try #require(sarif.results.first)
    let place = try #require(SARIF.place(of: result))
    let literal = try #require(css.range(of: "#999"))
    let offset = css.unicodeScalars.distance(from: css.startIndex, to: literal.lowerBound)
    #expect(place.region["startColumn"] == offset + 1)
  }

  @Test func `every result names its rule, and no two have one fingerprint`() throws {
    let sarif = try SARIF.run(of: try SampleAudit.make())
    var seen: Set<String> = []
    for result in sarif.results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(sarif.rules[index]["id"] as? String == result["ruleId"] as? String)
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      let print = try #require(prints["primaryLocationLineHash"])
      #expect(seen.insert(print).inserted)
    }
    #expect(sarif.results.count == (try SampleAudit.make()).findings.count)
  }

  @Test func `lines above a finding do not change its fingerprint`() throws {
    func prints(_ text: String) throws -> [[String: String]?] {
      try SARIF.run(of: audit(text)).results.map { $0["partialFingerprints"] as? [String: String] }
    }
    let lines = String(repeating: "\n", count: 40)
    #expect(try prints(Self.failing) == prints(lines + Self.failing))
  }

  // Extra-Chill/homeboy#14738, facebook/astryx#4386.
  @Test func `order, lines and letter case do not change a fingerprint`() throws {
    let before =
      ##"{"color":{"fog":{"$type":"color","$value":"#9aa0a6"},"paper":{"$type":"color","$value":"#ffffff"}}}"##
    let after =
      String(repeating: "\n", count: 40)
      + ##"{"color":{"paper":{"$type":"color","$value":"#ffffff"},"## + "\n\n"
      + ##""fog":{"$type":"color","$value":"#9AA0A6"}}}"##
    let policy = #"{"pairs": [{"foreground": "color.fog", "background": "color.paper"}]}"#
    func prints(_ text: String) throws -> [[String: String]?] {
      try SARIF.run(of: audit(text, in: "a.tokens.json", policy: policy)).results
        .map { $0["partialFingerprints"] as? [String: String] }
    }
    let expected = try prints(before)
    #expect(expected.count == 1)
    #expect(try prints(after) == expected)
  }

  // SARIF 2.1.0, 3.27.23: either all results have suppressions or none; 3.35.2: the kinds.
  @Test func `what was accepted is suppressed, and comes last`() throws {
    let audit = try SampleAudit.make()
    let results = try SARIF.run(of: audit).results
    let lists = results.map { $0["suppressions"] as? [[String: Any]] }
    #expect(lists.allSatisfy { $0 != nil })
    let accepted = audit.findings.count - audit.open.count
    #expect(accepted == 1)
    #expect(lists.map { $0?.count } == Array(repeating: 0, count: audit.open.count) + [1])
    let suppression = try #require(lists.last??.first)
    #expect(suppression["kind"] as? String == "external")
    #expect(suppression["status"] as? String == "accepted")
    #expect((suppression["justification"] as? String)?.isEmpty == false)
    let properties = try #require(results.last?["properties"] as? [String: Any])
    #expect(properties["foreground"] as? String == "--muted-foreground")
  }

  // The limits are those of "SARIF support for code scanning" (docs.github.com).
  @Test func `every rule has the texts that GitHub shows, none too long`() throws {
    let rules = try SARIF.run(of: SampleAudit.empty).rules
    #expect(rules.map { $0["id"] as? String } == Rule.all.map(\.id))
    for rule in rules {
      let help = try #require(rule["help"] as? [String: String])
      let texts = [
        (rule["shortDescription"] as? [String: String])?["text"],
        (rule["fullDescription"] as? [String: String])?["text"], help["text"], help["markdown"],
      ]
      for text in texts {
        let text = try #require(text)
        #expect(!text.isEmpty && text.unicodeScalars.count <= 1024)
      }
      let tags = try #require((rule["properties"] as? [String: Any])?["tags"] as? [String])
      let id = try #require(rule["id"] as? String)
      if let criterion = Rule.named(id)?.criterion {
        #expect(tags.contains("WCAG \(criterion.number)"))
      }
    }
  }

  @Test func `no text is empty, whatever the names are`() throws {
    func texts(_ value: Any) -> [String] {
      switch value {
      case let object as [String: Any]: object.values.flatMap(texts)
      case let array as [Any]: array.flatMap(texts)
      case let text as String: [text]
      default: []
      }
    }
    let nameless =
      ##"{"": {"$type": "color", "$value": "#999"}, "x": {"$type": "color", "$value": "{y}"}}"##
    for audit in [try SampleAudit.make(), SampleAudit.empty, try audit(nameless, in: "a.json")] {
      #expect(!texts(try SARIF.run(of: audit).document).contains(""))
    }
  }

  // SARIF 2.1.0, 3.11.5.
  @Test func `braces of a message are doubled, so that none is a placeholder`() throws {
    let css = #":root { --\{x\}\}́: #fff; --\{x\}\}́-foreground: #999; }"#
    let results = try SARIF.run(of: audit(css)).results
    let message = try #require(results.first?["message"] as? [String: String])
    let text = try #require(message["text"])
    #expect(text.hasPrefix("--{{x}}}}\u{301}-foreground on --{{x}}}}\u{301} has 2.84:1"))
  }

  @Test func `an audit that measured nothing was not successful, and says why`() throws {
    let sarif = try SARIF.run(of: SampleAudit.empty)
    #expect(sarif.invocation["executionSuccessful"] as? Bool == false)
    let notes = try #require(
      sarif.invocation["toolExecutionNotifications"] as? [[String: Any]]
    )
    #expect(notes.contains { $0["level"] as? String == "error" })
  }

  @Test func `what could not be read is told without a place`() throws {
    let options = ReportOptions(complaints: ["design tokens/light #2.json:1:1: it is no JSON"])
    let sarif = try SARIF.run(of: try SampleAudit.make(), options)
    #expect(sarif.invocation["executionSuccessful"] as? Bool == false)
    let notes = try #require(
      sarif.invocation["toolExecutionNotifications"] as? [[String: Any]]
    )
    let told = try #require(notes.first { $0["level"] as? String == "error" })
    #expect((told["message"] as? [String: String])?["text"] == options.complaints[0])
    #expect(told["locations"] == nil)
  }

  @Test func `two audits of different files have categories of their own, two of the same do not`()
    throws
  {
    func category(_ file: String, level: String = "AA") throws -> String? {
      let audit = try audit(Self.failing, in: file, policy: #"{"level": "\#(level)"}"#)
      return (try SARIF.run(of: audit).run["automationDetails"] as? [String: String])?["id"]
    }
    #expect(try category("a/x.css") == category("a/x.css"))
    #expect(try category("a/x.css") != category("a/y.css"))
    #expect(try category("a/x.css") != category("a/x.css", level: "AAA"))
    #expect(try category("a/x.css")?.hasSuffix("/") == true)
  }

  /// 160 texts on 160 grounds have no contrast: 25,600 findings, of which GitHub takes 25,000.
  @Test func `no more than 25,000 results are written, and the rest is told`() throws {
    let names = (0..<160).map { "--t\($0): currentColor; --g\($0): currentColor;" }
    let policy = #"{"infer": false, "pairs": [{"foreground": "--t*", "background": "--g*"}]}"#
    let audit = try audit(":root { \(names.joined(separator: "\n")) }", policy: policy)
    #expect(audit.findings.count >= 25_600)
    let text = String(decoding: ReportFormat.sarif.render(audit, ReportOptions()), as: UTF8.self)
    #expect(text.split(separator: "\n").filter { $0.contains(#"{"ruleId": "#) }.count == 25_000)
    let left = audit.findings.count - 25_000
    #expect(text.contains("\"\(left) of \(audit.findings.count) findings are left out"))
    #expect(text.contains(#""executionSuccessful": true"#))
  }
}
