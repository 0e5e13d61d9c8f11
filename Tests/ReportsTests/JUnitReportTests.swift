import Audits
import Documents
import Foundation
import Palettes
import Reports
import TestSupport
import Testing

@Suite struct JUnitReportTests {
  private func root(_ audit: Audit, _ options: ReportOptions = ReportOptions()) throws -> ParsedXML
  {
    try #require(ParsedXML.root(of: ReportFormat.junit.render(audit, options)))
  }

  @Test(arguments: [Severity.error, .warning, .note])
  func `the counts are those of the cases`(failing: Severity) throws {
    let audit = try SampleAudit.make()
    let root = try root(audit, ReportOptions(failing: failing))
    let cases = root.all("testcase")
    let expected = [
      "tests": cases.count, "failures": root.all("failure").count,
      "errors": root.all("error").count, "skipped": root.all("skipped").count,
    ]
    for element in [root] + root.all("testsuite") {
      for (name, count) in expected { #expect(element.attributes[name] == "\(count)") }
    }
    let failures = root.all("failure").map(\.text)
    for finding in audit.open where finding.severity >= failing {
      #expect(failures.contains { $0.contains(finding.message.printable) }, "\(finding.message)")
    }
    #expect(failures.count <= audit.open.filter { $0.severity >= failing }.count)
  }

  @Test func `every pair in every mode is a case of its own, and so is every other finding`() throws
  {
    let audit = try SampleAudit.make()
    let cases = try root(audit).all("testcase")
    let unmeasured = audit.findings.filter {
      $0.measurement == nil || $0.viewing != "as-authored"
    }
    #expect(cases.count == audit.measurements.count + unmeasured.count)
    let names = cases.map { [$0.attributes["classname"], $0.attributes["name"]] }
    #expect(Set(names).count == names.count)
    #expect(cases.allSatisfy { $0.attributes["time"] == "0" })
  }

  @Test func `a case passes only where the pair does`() throws {
    let audit = try SampleAudit.make()
    for (measurement, element) in zip(audit.measurements, try root(audit).all("testcase")) {
      let isPassed = element.children.allSatisfy { $0.name == "system-out" }
      #expect(isPassed == (measurement.verdict == .pass), "\(element.attributes)")
      #expect(
        element.attributes["file"] == (measurement.place.file == "-" ? nil : measurement.place.file)
      )
    }
  }

  @Test func `what was accepted is skipped, with the reason`() throws {
    let skipped = try root(try SampleAudit.make()).all("skipped")
    let reasons = skipped.compactMap { $0.attributes["message"] }
    #expect(
      reasons.filter { $0.hasPrefix("waived: it was there when the baseline was written: ") }.count
        == 1
    )
  }

  @Test func `an audit of nothing has an error`() throws {
    #expect(try root(SampleAudit.empty).attributes["errors"] == "1")
    #expect(try root(SampleAudit.empty).all("error").first?.attributes["message"]?.isEmpty == false)
    let options = ReportOptions(complaints: ["a.css cannot be read"])
    #expect(try root(try SampleAudit.make(), options).attributes["errors"] == "1")
  }

  @Test func `a name with nothing but hostile characters is still a case`() throws {
    let tokens = ##"{"$type": "color", "\u0000": {"$value": "#999"}, "\n": {"$value": "#fff"}}"##
    let policy = ##"{"pairs": [{"foreground": "\u0000", "background": "\n"}]}"##
    let tree = SourceTree(SourceFile(name: "a.json", text: tokens))
    let audit = Audit(
      of: [try PaletteFormat.reading(of: tree, as: nil)],
      under: try Policy(reading: SourceFile(name: "legible.json", text: policy))
    )
    let element = try #require(try root(audit).all("testcase").first)
    #expect(element.attributes["name"] == "\\u{0} on \\u{a} in mode default")
  }
}
