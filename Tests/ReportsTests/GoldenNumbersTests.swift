import Audits
import Documents
import Foundation
import Reports
import Testing

/// Every number that a golden file shows is one of the JSON's, for the pair that it stands with.
@Suite struct GoldenNumbersTests {
  @Test(arguments: ReportFormat.all.map(\.id))
  func `every ratio is one that the JSON has`(id: String) throws {
    // What WCAG 2.2 asks for stands in what rules say of themselves.
    let pairs = try Pair.all() + [Pair.worstViewing()]
    let told = Rule.all.flatMap { rule in
      rule.explanation.matches(of: /[^\w.](\d+(?:\.\d+)?):1\b/).map { String($0.output.1) }
    }
    let known = Set(pairs.flatMap(\.shown) + told)
    let text = try golden(id)
    for match in text.matches(of: /[^\w.](\d+(?:\.\d+)?):1\b/) {
      let isKnown = known.contains(String(match.output.1))
      #expect(isKnown, "\(match.output.0)")
    }
  }

  @Test(arguments: ReportFormat.all.map(\.id))
  func `every long number is one that the JSON has`(id: String) throws {
    let written = try golden("json").matches(of: /: (\d+(?:\.\d+)?)/)
      .compactMap { Double($0.output.1) }
    let known = Set(written + (try Pair.all().flatMap(\.shown).compactMap(Double.init)))
    for match in try golden(id).matches(of: /[\w.#-]*\d\.\d{3,}[\w.]*/) {
      guard let number = Double(match.output) else { continue }
      let isKnown = known.contains(number)
      #expect(isKnown, "\(match.output)")
    }
  }

  @Test(arguments: ReportFormat.all.map(\.id))
  func `a sentence about a pair has the numbers of that pair`(id: String) throws {
    let pairs = try Pair.all()
    let sentence =
      /(--[-\w]+) on (--[-\w]+) has ([\d.]+):1 in mode ([\w\/-]+)(?:; [\w-]+ needs ([\d.]+):1)?/
    for match in try golden(id).matches(of: sentence) {
      let (foreground, background, mode) = (match.output.1, match.output.2, match.output.4)
      let pair = try #require(
        pairs.first {
          $0.foreground == foreground && $0.background == background && $0.mode == mode
        },
        "\(match.output.0)"
      )
      #expect(pair.shown.contains(String(match.output.3)), "\(match.output.0)")
      if let needed = match.output.5 { #expect(Double(needed) == pair.required) }
    }
  }

  private func golden(_ id: String) throws -> String {
    let format = try #require(ReportFormat.named(id))
    return try String(contentsOf: Golden.file(of: format), encoding: .utf8)
  }
}

/// A pair of the sample audit as the JSON's golden file has it.
struct Pair: Decodable {
  let palette: String
  let foreground: String
  let background: String
  let mode: String
  let ratio: Double?
  let minimum: Double?
  let maximum: Double?
  let required: Double?
  let verdict: String?

  private struct Report: Decodable {
    struct Summary: Decodable {
      let worstViewing: Pair
    }

    let summary: Summary
    let pairs: [Pair]
  }

  /// All pairs, in order.
  static func all() throws -> [Pair] {
    let bytes = try Data(contentsOf: Golden.file(of: .json))
    let pairs = try JSONDecoder().decode(Report.self, from: bytes).pairs
    try #require(!pairs.isEmpty)
    return pairs
  }

  /// The pair that other viewings make the worst.
  static func worstViewing() throws -> Pair {
    let bytes = try Data(contentsOf: Golden.file(of: .json))
    return try JSONDecoder().decode(Report.self, from: bytes).summary.worstViewing
  }

  /// The numbers as people see them: ratios with two decimals, intervals with three, cut off.
  var shown: [String] {
    let ends = [minimum, maximum].compactMap { $0 }.map { cut($0, places: 3) }
    let needed = required.map { String(format: "%g", $0) }
    return [ratio.map { cut($0, places: 2) }, needed].compactMap { $0 } + ends
  }

  /// The decimal digits of a number, cut off from its shortest text.
  private func cut(_ number: Double, places: Int) -> String {
    let digits = "\(number)".split(separator: ".")
    let fraction = digits.count > 1 ? digits[1].prefix(places) : ""
    return "\(digits[0])." + fraction + String(repeating: "0", count: places - fraction.count)
  }
}
