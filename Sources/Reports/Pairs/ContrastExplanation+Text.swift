public import Audits
import Colors
import Documents

extension PairCheck {
  /// How the verdict came about, for people: every number that it takes to compute it again.
  public func explanationText(_ style: TerminalStyle) -> String {
    guard schemes.isEmpty else {
      return schemes.map { scheme, check in
        "\(style.bold(scheme.rawValue))\n" + check.explanationText(style)
      }.joined(separator: "\n")
    }
    guard let explanation else { return "Nothing was computed: a colour has no value.\n" }
    var lines: [String] = []
    for (index, way) in explanation.ways.enumerated() {
      if explanation.ways.count > 1 {
        let end = index == 0 ? "The least contrast" : "The greatest contrast"
        lines.append(style.bold("\(end), over a backdrop of \(way.backdrop?.hex ?? "")"))
      }
      lines += Self.lines(of: way)
      lines.append("")
    }
    lines += ruleLines
    lines.append("")
    if explanation.otherwise.isEmpty {
      lines.append("Every other rule in use that Legible knows of gives the same verdict.")
    } else {
      lines.append("A tool answers otherwise that")
      for answer in explanation.otherwise {
        let ratio = DecimalText.truncated(answer.ratio, places: 4)
        lines.append(
          "  \(answer.summary): \(answer.verdict.name), \(ratio) against \(answer.required.shortest)"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of way: ContrastExplanation.Way) -> [String] {
    var lines = ["Layers, bottom to top, in encoded sRGB, not rounded:"]
    let names = way.compositing.steps.map(\.name.printable)
    let width = names.map(\.count).max() ?? 0
    for (step, name) in zip(way.compositing.steps, names) {
      let pad = String(repeating: " ", count: width - name.count)
      let laid =
        step.alpha == 1 ? "" : "  alpha \(step.alpha.shortest) gives \(numbers(step.result))"
      lines.append("  \(name)\(pad)  \(numbers(step.color))\(laid)")
    }
    lines.append(
      "Linear: c / \(LuminanceSteps.divisor) up to \(LuminanceSteps.knee), above it "
        + "((c + \(LuminanceSteps.offset)) / \(LuminanceSteps.scale))^\(LuminanceSteps.exponent)"
    )
    let weights = LuminanceSteps.weights
    let sides = [("foreground", way.foreground), ("background", way.background)]
    lines += sides.map { "  \($0)  \(numbers($1.linear))" }
    lines.append("Luminance: \(weights.x) R + \(weights.y) G + \(weights.z) B")
    lines += sides.map { "  \($0)  \(number($1.luminance))" }
    let ordered = [way.foreground.luminance, way.background.luminance].sorted(by: >)
    lines.append(
      "Ratio: (\(number(ordered[0])) + \(LuminanceSteps.flare)) / (\(number(ordered[1])) + "
        + "\(LuminanceSteps.flare)) = \(number(way.ratio))"
    )
    return lines
  }

  /// The rule in use, and the comparison that gives the verdict.
  private var ruleLines: [String] {
    guard let requirement = requirements.last, let contrast else {
      return ["Verdict: \(verdict.name)" + (verdict.reason.map { ", \($0)" } ?? "")]
    }
    let criterion = requirement.criterion
    let size = question.textSize
    var lines = [
      "Rule: WCAG 2.2, \(criterion), level \(criterion.level.rawValue); \(question.use) needs "
        + "\(requirement.displayed):1"
    ]
    if let pixels = size.pixels {
      let weight = size.weight.map { ", weight \($0.shortest)" } ?? ""
      lines.append(
        "Size: \(pixels.shortest) px\(weight): \(size.isLarge ? "large" : "not large"); large is "
          + "\(size.scale.size.shortest), or \(size.scale.boldSize.shortest) with weight 700"
      )
    }
    if let ways = contrast.ways, let p3 = ways.p3, p3 < ways.clipped {
      lines.append("A Display P3 screen shows less, \(Self.number(p3)), and that counts.")
    }
    let required = requirement.ratio.shortest
    let comparison =
      contrast.ratio.map {
        "\(Self.number($0)) \($0 >= requirement.ratio ? ">=" : "<") \(required)"
      }
      ?? "\(Self.number(contrast.minimum)) to \(Self.number(contrast.maximum)) against \(required)"
    lines.append("Verdict: \(comparison): \(verdict.name)")
    return lines
  }

  private static func numbers(_ channels: SIMD3<Double>) -> String {
    [channels.x, channels.y, channels.z].map(number).joined(separator: " ")
  }

  private static func number(_ value: Double) -> String { DecimalText.truncated(value, places: 9) }
}

extension Double {
  /// The shortest decimal text that reads back as the same number.
  fileprivate var shortest: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
