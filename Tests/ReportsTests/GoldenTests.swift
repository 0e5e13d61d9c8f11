import Documents
import Foundation
import Reports
import Testing

/// Every format writes the one sample audit; what it wrote last time lies in `Golden/ID.ENDING`.
///
/// `RECORD=1 swift test --filter GoldenTests` writes the files anew; read the difference before you
/// commit it.
@Suite struct GoldenTests {
  @Test(arguments: ReportFormat.all.map(\.id))
  func `the sample audit is written as it was`(id: String) throws {
    let format = try #require(ReportFormat.named(id))
    let bytes = format.render(try SampleAudit.make(), ReportOptions())
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(bytes).write(to: Golden.file(of: format), options: .atomic)
    }
    let golden = try #require(try? Data(contentsOf: Golden.file(of: format)), "\(id) has no file")
    let difference = zip(Golden.lines(bytes), Golden.lines(Array(golden))).first { $0 != $1 }
    #expect(difference == nil)
    #expect(bytes == Array(golden))
  }

  @Test func `every golden file is that of a format`() throws {
    let names = Set(ReportFormat.all.map { "\($0.id).\($0.ending)" })
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.folder.path)
    #expect(Set(files) == names)
  }

  @Test(arguments: ReportFormat.all.map(\.id))
  func `the same audit gives the same bytes`(id: String) throws {
    let format = try #require(ReportFormat.named(id))
    let first = format.render(try SampleAudit.make(), ReportOptions())
    #expect(first == format.render(try SampleAudit.make(), ReportOptions()))
  }

  @Test(arguments: ReportFormat.all.map(\.id))
  func `nothing that a terminal would obey is written for machines`(id: String) throws {
    let format = try #require(ReportFormat.named(id))
    let text = String(
      decoding: format.render(try SampleAudit.make(), ReportOptions()),
      as: UTF8.self
    )
    for scalar in ["\u{0}", "\u{1B}"] {
      #expect(!text.unicodeScalars.contains { "\($0)" == scalar })
    }
  }

  @Test(arguments: ReportFormat.all.map(\.id))
  func `an audit of nothing is written, and says so`(id: String) throws {
    let format = try #require(ReportFormat.named(id))
    let text = String(decoding: format.render(SampleAudit.empty, ReportOptions()), as: UTF8.self)
    #expect(!text.isEmpty)
    #expect(text.contains(/(?i)no palette|nothing|\b0\b/))
  }
}

/// The golden files.
enum Golden {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  static func file(of format: ReportFormat) -> URL {
    folder.appendingPathComponent("\(format.id).\(format.ending)")
  }

  static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
