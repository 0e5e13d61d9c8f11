import Audits
import Colors
import Documents
import Palettes
import Testing

/// Faults that users of other tools reported, as cases of our own; numbers by exact arithmetic.
@Suite struct AuditTests {
  @Test func `a translucent panel lies on the page of its own mode`() throws {
    let css = """
      :root { --page: #f4f5f7; --panel: rgb(0 0 0 / 0.04); --text: #5c6673; }
      .dark { --page: #10151c; --panel: rgb(255 255 255 / 0.06); --text: #8793a1; }
      """
    let policy = """
      {"pairs": [{"foreground": "text", "background": "panel", "layers": ["page"]}], "infer": false}
      """
    let measured = try audit(css, file: "a.css", policy: policy).measurements
    #expect(measured.map(\.mode.name) == ["light", "dark"])
    let ratios = measured.compactMap { $0.contrast?.ratio }
    try #require(ratios.count == 2)
    #expect(abs(ratios[0] - 4.894897) < 1e-4)
    #expect(abs(ratios[1] - 5.051329) < 1e-4)
    #expect(measured.allSatisfy { $0.verdict == .pass })
  }

  @Test func `cycles are named once, and what is sound is still measured`() throws {
    let tokens = """
      {"color": {"$type": "color",
        "a": {"$value": "{color.b}"}, "b": {"$value": "{color.c}"}, "c": {"$value": "{color.a}"},
        "self": {"$value": "{color.self}"}, "victim": {"$value": "{color.a}"},
        "base": {"$value": "#1f6f4a"}, "left": {"$value": "{color.base}"},
        "basement": {"$value": "{color.base}"}, "base-2": {"$value": "{color.basement}"},
        "paper": {"$value": "#fffdf7"}}}
      """
    let policy = """
      {"infer": false, "pairs": [
        {"foreground": ["color.left", "color.base-2", "color.victim"], "background": "color.paper"}]}
      """
    let audit = try audit(tokens, policy: policy)
    for name in ["color.left", "color.base-2"] as [ExactText] {
      let ratio = try #require(audit.measurements(name, on: "color.paper").first?.contrast?.ratio)
      #expect(abs(ratio - 6.017393) < 1e-5)
    }
    let victim = try #require(audit.measurements("color.victim", on: "color.paper").first)
    #expect(victim.verdict.name == "undetermined")
    #expect(victim.contrast == nil)
    let messages = audit.findings(.unresolvedReference).map(\.message)
    #expect(messages.filter { $0.contains("color.a -> color.b -> color.c -> color.a") }.count == 1)
    #expect(messages.contains { $0.contains("color.self") })
    #expect(!messages.contains { $0.contains("basement") || $0.contains("color.right") })
    #expect(audit.worst == .error)
  }

  @Test func `a name given twice is a finding with both lines, and the last value counts`() throws {
    let tokens = """
      {
        "color": {
          "ink": { "$value": "#1b1b1f", "$type": "color" },
          "muted": { "$value": "#6a6a72", "$type": "color" },
          "muted": { "$value": "#b9b9c2", "$type": "color" },
          "paper": { "$value": "#ffffff", "$type": "color" }
        }
      }
      """
    let policy = """
      {"pairs": [{"foreground": "color.muted", "background": "color.paper"}]}
      """
    let audit = try audit(tokens, policy: policy)
    let finding = try #require(audit.findings(.duplicateSwatch).first)
    let lines = [finding.place?.start.line] + finding.notes.map { $0.place.start.line }
    #expect(Set(lines) == [4, 5])
    let ratio = try #require(
      audit.measurements("color.muted", on: "color.paper").last?.contrast?.ratio
    )
    #expect(abs(ratio - 1.94779) < 1e-5)
  }

  @Test func `a byte-order mark and CR LF leave lines and columns right`() throws {
    let text = """
      {
        "color": {
          "ink": { "$type": "color", "$value": "#767b80" },
          "fog": { "$type": "color", "$value": "#9aa0a6" },
          "paper": { "$type": "color", "$value": "#ffffff" }
        }
      }

      """.replacing("\n", with: "\r\n")
    let file = SourceFile(name: "a.tokens.json", bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    let policy = """
      {"pairs": [{"foreground": ["color.fog", "color.ink"], "background": "color.paper"}]}
      """
    let audit = try audit(file, policy: policy)
    let findings = audit.findings(.textContrast)
    #expect(findings.map { $0.place?.start.line } == [4, 3])
    let ratios = findings.compactMap { $0.measurement?.contrast?.ratio }
    #expect(zip(ratios, [2.640526, 4.272464]).allSatisfy { abs($0 - $1) < 1e-5 })
  }

  @Test func `numbers as texts are findings of their own, and the rest is measured`() throws {
    let tokens = """
      {"c": {"$type": "color",
        "x": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.3, 0.4], "alpha": "0.5"}},
        "y": {"$value": {"colorSpace": "srgb", "components": ["0.2", "0.3", "0.4"]}},
        "z": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.3, 0.4], "alpha": 0.5}},
        "w": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.3]}},
        "white": {"$value": "#fff"}}}
      """
    let policy = """
      {"pairs": [{"foreground": ["c.x", "c.y", "c.z", "c.w"], "background": "c.white"}]}
      """
    let audit = try audit(tokens, policy: policy)
    #expect(audit.findings(.unreadableColor).compactMap(\.swatch) == ["c.x", "c.y", "c.w"])
    let measured = try #require(audit.measurements("c.z", on: "c.white").first)
    let contrast = try #require(measured.contrast)
    #expect(abs((contrast.ratio ?? 0) - 2.488835) < 1e-5)
    #expect(contrast.minimumAt.foreground.hex == "#99a6b3")
  }

  @Test func `components are the value and hex is a fallback`() throws {
    let tokens = """
      {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6],
        "alpha": 0.4, "hex": "#ff0000"}}, "white": {"$type": "color", "$value": "#ffffff"}}
      """
    let audit = try audit(
      tokens,
      policy: ##"{"pairs": [{"foreground": "c", "background": "white"}]}"##
    )
    let contrast = try #require(audit.measurements("c", on: "white").first?.contrast)
    #expect(abs((contrast.ratio ?? 0) - 1.832788) < 1e-5)
    #expect(contrast.minimumAt.foreground.hex == "#adc2d6")
    let message = try #require(audit.findings(.valueMismatch).first?.message)
    #expect(message.contains("#ff0000"))
    #expect(message.contains("#336699"))
  }

  @Test func `spellings of a name that look alike stay two swatches`() throws {
    let tokens = """
      {"brand": {"caf\\u00e9": {"$type": "color", "$value": "#6f4e37"},
        "cafe\\u0301": {"$type": "color", "$value": "#d8c3a5"},
        "label": {"$type": "color", "$value": "{brand.cafe\\u0301}"}}}
      """
    let palette = try audit(tokens).palettes[0].reading.palette
    #expect(palette.swatches.count == 3)
    #expect(palette.swatch("brand.label")?.values.first?.value.color?.hex == "#d8c3a5")
  }

  @Test func `a chain of 20,000 aliases is followed to its end`() throws {
    let links = (0..<19_999).map { ##""t\##($0)": {"$value": "{t\##($0 + 1)}"}"## }
    let tokens = """
      {"$type": "color", \(links.joined(separator: ",")),
       "t19999": {"$value": "#1f6f4a"}, "white": {"$value": "#fff"}}
      """
    let audit = try audit(
      tokens,
      policy: ##"{"infer": false, "pairs": [{"foreground": "t0", "background": "white"}]}"##
    )
    let ratio = try #require(audit.measurements.first?.contrast?.ratio)
    #expect(abs(ratio - 6.120808) < 1e-5)
  }

  @Test func `every pair of 120 colours is measured`() throws {
    let names = (0..<120).map {
      ##""c\##($0)": {"$value": "#\##(hex(UInt32($0) &* 27_644_437))"}"##
    }
    let audit = try audit(
      "{\"$type\": \"color\", \(names.joined(separator: ","))}",
      policy: ##"{"infer": false, "pairs": [{"foreground": "c*", "background": "c*"}]}"##
    )
    #expect(audit.measurements.count == 120 * 119)
  }

  @Test func `groups nested 20,000 deep are a plain error`() {
    let tokens =
      String(repeating: ##"{"a":"##, count: 20_000) + "{}" + String(repeating: "}", count: 20_000)
    #expect(throws: PaletteError.self) { try audit(tokens) }
  }

  private func hex(_ value: UInt32) -> String {
    let digits = String(value & 0xFF_FFFF, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
