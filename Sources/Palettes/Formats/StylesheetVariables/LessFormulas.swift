import Colors

/// The functions of Less that are computed.
///
/// By the Less documentation, "Functions", color operations: lightness and saturation are those of
/// HSL, an amount is added to them, or with `relative` that share of them, and the result is clamped.
enum LessFormulas {
  /// The formulas by their names.
  static let all: [String: ColorFormula] = [
    "lighten": hsl("lighten") { $0.z += $1 ? $0.z * $2 / 100 : $2 },
    "darken": hsl("darken") { $0.z -= $1 ? $0.z * $2 / 100 : $2 },
    "saturate": hsl("saturate") { $0.y += $1 ? $0.y * $2 / 100 : $2 },
    "desaturate": hsl("desaturate") { $0.y -= $1 ? $0.y * $2 / 100 : $2 },
    "spin": ColorFormula(amount: "angle", -1e9...1e9, units: ["", "deg"]) {
      color,
      degrees throws(DraftFault) in
      try color.changingHSL("spin") { $0.x += degrees }
    },
    "greyscale": ColorFormula { color throws(DraftFault) in
      try color.changingHSL("greyscale") { $0.y = 0 }
    },
    "fade": alpha { $1 }, "fadein": alpha { $0 + $1 }, "fadeout": alpha { $0 - $1 },
    "mix": ColorFormula("color1", "color2", "weight", required: 2) { arguments throws(DraftFault) in
      try mix(try arguments.color(0), try arguments.color(1), arguments, weightAt: 2)
    },
    "tint": ColorFormula("color", "weight", required: 1) { arguments throws(DraftFault) in
      try mix(.literal(Color(.srgb, .one)), try arguments.color(0), arguments, weightAt: 1)
    },
    "shade": ColorFormula("color", "weight", required: 1) { arguments throws(DraftFault) in
      try mix(.literal(Color(.srgb, .zero)), try arguments.color(0), arguments, weightAt: 1)
    },
  ]

  private static let percent = ["%", ""]

  private static func hsl(
    _ name: String,
    _ change: @escaping @Sendable (inout SIMD3<Double>, Bool, Double) -> Void
  ) -> ColorFormula {
    ColorFormula("color", "amount", "method", required: 2) { arguments throws(DraftFault) in
      let amount = try arguments.number(1, in: 0...100, units: percent)
      var isRelative = false
      if case .text("relative")? = arguments.values[2] { isRelative = true }
      let relative = isRelative
      return .color(
        .computed([try arguments.color(0)]) { colors throws(DraftFault) in
          try colors[0].changingHSL(name) { change(&$0, relative, amount) }
        }
      )
    }
  }

  private static func alpha(
    _ change: @escaping @Sendable (Double, Double) -> Double
  ) -> ColorFormula {
    ColorFormula(amount: "amount", 0...100, units: percent) { color, amount throws(DraftFault) in
      color.withAlpha(change(color.alpha, amount / 100))
    }
  }

  private static func mix(
    _ first: ColorExpression,
    _ second: ColorExpression,
    _ arguments: FormulaArguments,
    weightAt index: Int
  ) throws(DraftFault) -> VariableValue {
    let weight =
      arguments.values[index] == nil
      ? 50 : try arguments.number(index, in: 0...100, units: percent)
    let function = arguments.function
    return .color(
      .computed([first, second]) { colors throws(DraftFault) in
        try colors[0].mixed(colors[1], weight: weight / 100, function)
      }
    )
  }
}
