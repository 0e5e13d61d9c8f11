import Audits
import Colors
import Testing

@Suite struct ConformanceTests {
  private func outcomes(
    of css: String,
    at level: ConformanceLevel = .aa
  ) throws -> [String: Conformance] {
    let audit = try audit(css, file: "theme.css", level: level)
    return Dictionary(uniqueKeysWithValues: audit.conformance.map { ($0.number, $0) })
  }

  @Test func `text that passes throughout supports the criterion, as far as colours show`() throws {
    let said = try outcomes(of: ":root { --background: #fff; --foreground: #767676; }")
    #expect(said["1.4.3"]?.outcome == .supports)
    #expect(said["1.4.3"]?.remarks.contains("Colours cannot prove") == true)
  }

  @Test func `one failing pair is enough`() throws {
    // #777777 on white has 4.478:1 by the formula of WCAG 2.2.
    let said = try outcomes(
      of: ":root { --background: #fff; --foreground: #777; --card: #fff; --card-foreground: #000; }"
    )
    #expect(said["1.4.3"]?.outcome == .doesNotSupport)
    #expect(
      said["1.4.3"]?.remarks.contains("1 of 2 pairings misses it, at worst with 4.47:1") == true
    )
  }

  @Test func `what was not measured is not evaluated`() throws {
    let said = try outcomes(of: ":root { --background: #fff; --foreground: #000; }")
    #expect(said["1.4.11"]?.outcome == .notEvaluated)
    #expect(said["1.4.1"]?.outcome == .notEvaluated)
    #expect(said["1.4.6"]?.outcome == .notEvaluated)
    #expect(said["1.4.6"]?.remarks == "The audit was made at level AA.")
  }

  @Test func `the enhanced criterion is judged at its level`() throws {
    // #595959 on white has 7.004:1, #767676 has 4.542:1.
    let passing = try outcomes(
      of: ":root { --background: #fff; --foreground: #595959; }",
      at: .aaa
    )
    #expect(passing["1.4.6"]?.outcome == .supports)
    let failing = try outcomes(
      of: ":root { --background: #fff; --foreground: #767676; }",
      at: .aaa
    )
    #expect(failing["1.4.6"]?.outcome == .doesNotSupport)
    #expect(failing["1.4.3"]?.outcome == .supports)
  }

  @Test func `what depends on an unknown backdrop is not evaluated`() throws {
    let said = try outcomes(of: ":root { --veil: rgb(0 0 0 / 0.5); --veil-foreground: #fff; }")
    #expect(said["1.4.3"]?.outcome == .notEvaluated)
    #expect(said["1.4.3"]?.remarks.contains("could not be determined") == true)
  }

  @Test func `a guess decides nothing, and is told`() throws {
    let said = try outcomes(of: ":root { --background: #fff; --foreground: #000; --input: #eee; }")
    #expect(said["1.4.11"]?.outcome == .notEvaluated)
    #expect(said["1.4.11"]?.remarks.contains("1 guessed pairing misses it") == true)
  }

  @Test func `where all is exempt, the criterion does not apply`() throws {
    let said = try outcomes(
      of:
        ":root { --background: #fff; --off: #eee; /* legible: on var(--background) use disabled */ }"
    )
    #expect(said["1.4.3"]?.outcome == .notApplicable)
  }
}
