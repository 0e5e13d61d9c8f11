import Audits
import Foundation
import Reports
import Testing

/// No report is an empty success: each tells all six counts.
@Suite struct GoldenCountsTests {
  @Test(arguments: ReportFormat.all.map(\.id))
  func `every report tells what was checked and what came of it`(id: String) throws {
    let format = try #require(ReportFormat.named(id))
    let text = try String(contentsOf: Golden.file(of: format), encoding: .utf8)
    let pairs = try Pair.all()
    let counts = [
      ("checked", pairs.count { ["pass", "fail", "undetermined"].contains($0.verdict) }),
      ("passed", pairs.count { $0.verdict == "pass" }),
      ("failed", pairs.count { $0.verdict == "fail" }),
      ("undetermined", pairs.count { $0.verdict == "undetermined" }),
      ("exempt", pairs.count { $0.verdict == "exempt" }),
      ("waived", pairs.count { $0.verdict == "waived" }),
    ]
    for (name, count) in counts {
      let word = name.replacing(/ed$/, with: "")
      // As a sentence, "20 pairs checked"; as a member, "passed": 6; as a row, | passed | 6 |.
      let sentence = try Regex("\\b\(count)( pairs?)? \(word)")
      let member = try Regex("\\b\(name)\\b\\W+(value=\"|\\w+>\\W*)?\(count)\\b")
      #expect(text.contains(sentence) || text.contains(member), "\(count) \(name) in \(id)")
    }
  }
}
