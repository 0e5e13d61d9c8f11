import Audits
import Colors
import Documents
import Palettes
import Testing

/// Ratios from the formulas of WCAG 2.2 and Compositing 1 in Python's doubles.
@Suite struct FocusTests {
  private func measure(
    _ ring: String,
    page: String,
    focus: String,
    more: String = "",
    level: ConformanceLevel = .aa
  ) throws -> Audit {
    let audit = try audit(
      ##"{"$type": "color", "unused": {"$value": "#123456"}}"##,
      policy: ##"""
        {"infer": false, "pairs": [{"foreground": "\##(ring)", "background": "\##(page)",
          "use": "focus", "focus": {\##(focus)}\##(more)}]}
        """##,
      level: level
    )
    try #require(audit.faults.isEmpty, "\(audit.faults.map(\.text))")
    return audit
  }

  @Test func `outside, the page counts and the component does not`() throws {
    // #1e40af has 8.722 on white and 1.301 on #1d4ed8.
    let audit = try measure(
      "#1e40af",
      page: "#fff",
      focus: ##""position": "outside", "under": "#1d4ed8""##
    )
    #expect(audit.measurements.map(\.verdict) == [.pass])
    #expect(abs((audit.measurements.first?.contrast?.ratio ?? 0) - 8.722410784954462) < 1e-9)
  }

  @Test func `inside, the component counts`() throws {
    let audit = try measure(
      "#1e40af",
      page: "#fff",
      focus: ##""position": "inside", "under": "#1d4ed8""##
    )
    #expect(audit.measurements.map(\.pairing.background) == ["#1d4ed8"])
    #expect(abs((audit.measurements.first?.contrast?.ratio ?? 0) - 1.3015379662819746) < 1e-9)
    #expect(audit.measuredFindings.map(\.rule) == ["focus-contrast"])
  }

  @Test func `a border is told from both`() throws {
    let audit = try measure(
      "#1e40af",
      page: "#fff",
      focus: ##""position": "border", "under": "#1d4ed8""##
    )
    #expect(audit.measurements.map(\.verdict) == [.pass, .fail])
    #expect(audit.findings(.focusContrast).count == 1)
  }

  @Test(arguments: [
    ("#1e40af", "#fff", "#1d4ed8", true), ("#eeeeee", "#fff", "#1d4ed8", true),
    ("#bbbbbb", "#fff", "#dddddd", false),
  ])
  func `a straddling one is told from either`(
    ring: String,
    page: String,
    under: String,
    passes: Bool
  ) throws {
    let audit = try measure(
      ring,
      page: page,
      focus: ##""position": "straddling", "under": "\##(under)""##
    )
    #expect(audit.measurements.map(\.verdict) == [passes ? .pass : .fail])
    #expect(audit.measurements.first?.ways.map(\.opponent) == [page, under])
  }

  @Test func `one band of several is enough against each side`() throws {
    // White on #1d4ed8 has 6.701, #1e40af on white 8.722: technique C40 in one indicator.
    let audit = try measure(
      "#1e40af",
      page: "#fff",
      focus: ##""position": "border", "under": "#1d4ed8", "bands": "#ffffff""##
    )
    #expect(audit.measurements.map(\.verdict) == [.pass, .pass])
    let inner = try #require(audit.measurements.last?.contrast?.ratio)
    #expect(abs(inner - 6.701618401398807) < 1e-9)
  }

  @Test func `a translucent ring is laid on what it lies on`() throws {
    // rgb(37 99 235 / 0.5) on white is (146, 177, 245): 2.136; on #0f172a (26, 61, 138.5): 1.769.
    let outside = try measure("rgb(37 99 235 / 0.5)", page: "#fff", focus: "")
    #expect(abs((outside.measurements.first?.contrast?.ratio ?? 0) - 2.1364110435939305) < 1e-9)
    let inside = try measure(
      "rgb(37 99 235 / 0.5)",
      page: "#fff",
      focus: ##""position": "inside", "under": "#0f172a""##
    )
    #expect(abs((inside.measurements.first?.contrast?.ratio ?? 0) - 1.7693723541514832) < 1e-9)
    // As a border it lies on the component, and is told from the page as it looks there.
    let border = try measure(
      "rgb(37 99 235 / 0.5)",
      page: "#fff",
      focus: ##""position": "border", "under": "#0f172a""##
    )
    #expect(abs((border.measurements.first?.contrast?.ratio ?? 0) - 10.089755794538224) < 1e-9)
  }

  @Test func `at level AAA it is told from the state before, where that is declared`() throws {
    let focus = ##""position": "border", "under": "#ffffff""##
    let before = ##", "beside": "#6b7280""##
    let aa = try measure("#1e40af", page: "#fff", focus: focus, more: before)
    #expect(aa.measurements.map(\.verdict) == [.pass, .pass])
    // #1e40af against #6b7280: 1.804, below the 3 of 2.4.13.
    let aaa = try measure("#1e40af", page: "#fff", focus: focus, more: before, level: .aaa)
    #expect(aaa.measurements.map(\.verdict) == [.pass, .pass, .fail])
    let missed = try #require(aaa.findings(.focusContrast).first?.measurement?.missed)
    #expect(missed.criterion == .focusAppearance)
    #expect(abs((aaa.measurements.last?.contrast?.ratio ?? 0) - 1.8042049188328542) < 1e-9)
  }

  @Test func `a name that is none makes the audit doubtful, and is told`() throws {
    let audit = try audit(
      ##"{"$type": "color", "unused": {"$value": "#123456"}}"##,
      policy: ##"""
        {"infer": false, "pairs": [{"foreground": "#1e40af", "background": "#fff",
          "use": "focus", "focus": {"position": "inside", "under": "button"}}]}
        """##
    )
    #expect(
      audit.faults.map(\.message) == ["the under button is neither a swatch nor a colour"]
    )
  }
}
