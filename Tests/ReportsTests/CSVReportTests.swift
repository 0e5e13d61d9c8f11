import Documents
import Foundation
import Reports
import Testing

@Suite struct CSVReportTests {
  @Test func `every pair of the JSON is a record with the same numbers`() throws {
    let text = try String(contentsOf: Golden.file(of: .csv), encoding: .utf8)
    let records = CSVRecords.read(text)
    let pairs = try Pair.all()
    #expect(records.count == pairs.count + 1)
    for (record, pair) in zip(records, pairs) {
      #expect(record["palette"] == pair.palette.withoutControls)
      #expect(record["foreground"] == pair.foreground.withoutControls)
      #expect(record["background"] == pair.background)
      #expect(record["mode"] == pair.mode)
      #expect(record["verdict"] == pair.verdict)
      let numbers = ["ratio", "minimum", "maximum", "required"].map {
        record[$0].flatMap(Double.init)
      }
      #expect(numbers == [pair.ratio, pair.minimum, pair.maximum, pair.required])
    }
  }

  @Test func `the last record is the counts, in the first field alone`() throws {
    let records = CSVRecords.read(try String(contentsOf: Golden.file(of: .csv), encoding: .utf8))
    let last = try #require(records.last)
    #expect(last["palette"]?.hasPrefix("# 20 pairs checked: ") == true)
    let others = last.filter { $0.key != "palette" }.values
    #expect(others.count == 19 && others.joined().isEmpty)
  }
}
