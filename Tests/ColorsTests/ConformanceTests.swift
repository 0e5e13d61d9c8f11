import Colors
import Foundation
import Testing

/// The public suites, run by `Tests/conformance FOLDER`; without a folder there is nothing to run.
private let folder = ProcessInfo.processInfo.environment["LEGIBLE_CONFORMANCE_SUITES"]

@Suite(.enabled(if: folder != nil)) struct ConformanceTests {
  @Test func `the colours of css-parsing-tests are read`() throws {
    for name in ["color3", "color3_hsl", "color3_keywords"] {
      let list = try json("SimonSapin__css-parsing-tests/\(name).json") as? [Any] ?? []
      var tally = Tally(name: name)
      for index in stride(from: 0, to: list.count - 1, by: 2) {
        let text = try #require(list[index] as? String)
        let parsed = try? CSSColor(parsing: text)
        let isRight =
          switch list[index + 1] {
          case is NSNull: parsed == nil
          case "currentColor" as String: parsed == .undetermined(.currentColor)
          case let values as [Double]:
            parsed?.color.map { agrees($0, values, scale: name == "color3_keywords" ? 255 : 1) }
              ?? false
          default: false
          }
        tally.count(isRight, text, "\(list[index + 1])", parsed)
      }
      tally.report(allowing: deviations)
    }
  }

  @Test func `the colours of the web platform tests are read`() throws {
    let groups = try #require(
      try json("csstools__postcss-plugins/wpt-css-color.extract.json") as? [String: [[String: Any]]]
    )
    for (name, rows) in groups.sorted(by: { $0.key < $1.key }) {
      var tally = Tally(name: name)
      for row in rows {
        let text = try #require(row["in"] as? String)
        let parsed = try? CSSColor(parsing: text)
        let expected = (row["equals"] ?? row["srgb"]) as? String
        var isRight = expected == nil ? parsed == nil : false
        if let expected, let color = parsed?.color {
          isRight = try agrees(color, expected)
          // The extract maps these to sRGB in a way of its own; here a colour stays what it is.
          if !isRight, expected.hasPrefix("rgb"), !color.isInGamut() {
            tally.decided += 1
            continue
          }
        }
        tally.count(isRight, text, expected ?? "an error", parsed)
      }
      tally.report(allowing: deviations)
    }
  }
}

/// Cases that differ by a stated decision, with the reason.
private let deviations: [String: String] = {
  let later = "valid since CSS Color 4: alpha in rgb() and hsl(), in percent, or left out"
  let unit = "valid since CSS Color 4: a hue with a unit in the comma form"
  return [
    "rgb(0, 0, 0, 0)": later, "rgb(0%, 0%, 0%, 0%)": later, "rgb(0%, 0%, 0%, 0)": later,
    "rgba(255, 255, 255, 0%)": later, "rgba(0, 0, 0)": later, "rgba(0%, 0%, 0%)": later,
    "rgba(0%, 0%, 0%, 0%)": later, "hsl(0, 0%, 0%, 0%)": later, "hsla(0, 0%, 0%, 50%)": later,
    "hsl(30deg, 100%, 100%)": unit, "hsla(30deg, 100%, 100%, 1)": unit,
    "color-mix(in oklch, oklch(none 20 30deg), oklch(50 none 70deg))":
      "the same case in lch, and with a chroma of 0.2, keeps the hue 30, as the standard has it",
    #"rgb(0\t,  51 ,255)"#: "a backslash and a t, where the suite itself has a tab",
    #"rgb(10%\t,  20% ,30%)"#: "a backslash and a t, where the suite itself has a tab",
  ]
}()

private func json(_ path: String) throws -> Any {
  let url = URL(fileURLWithPath: try #require(folder)).appendingPathComponent(path)
  return try JSONSerialization.jsonObject(with: Data(contentsOf: url), options: .fragmentsAllowed)
}

/// Whether a colour is what css-parsing-tests says: levels that may lie outside sRGB, and an alpha.
private func agrees(_ color: Color, _ values: [Double], scale: Double) -> Bool {
  let rgb = OpaqueColor(SIMD3(values[0], values[1], values[2]) / scale)
  return distance(OpaqueColor(clipping: color).rgb, rgb.rgb) < 0.5 / 255
    && abs(color.alpha - min(max(values[3], 0), 1)) < 0.005
}

/// What a group of cases came to.
private struct Tally {
  let name: String
  var passed = 0
  var decided = 0
  var failures: [(text: String, line: String)] = []

  mutating func count(_ isRight: Bool, _ text: String, _ expected: String, _ found: CSSColor?) {
    if isRight {
      passed += 1
    } else {
      let found = found?.color?.css ?? found.map { "\($0)" } ?? "an error"
      failures.append((text, "\(text)\n      expected \(expected), found \(found)"))
    }
  }

  func report(allowing deviations: [String: String]) {
    let open = failures.filter { deviations[$0.text] == nil }
    let decisions = decided + failures.count - open.count
    print("\(name): \(passed) as expected, \(decisions) by decision, \(open.count) wrong")
    for failure in open { print("    " + failure.line) }
    #expect(open.isEmpty, "\(name)")
  }
}
