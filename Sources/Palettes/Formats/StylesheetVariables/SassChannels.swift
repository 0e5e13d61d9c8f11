import Colors

/// `color.adjust()`, `color.scale()` and `color.change()` of the channels of legacy colours.
///
/// By the Sass documentation, `sass:color`: red, green and blue are 0 to 255, the channels of HSL and
/// HWB percentages; channels of two models at once are an error. Colours of other spaces, and the
/// argument `$space`, are left to a compiler.
enum SassChannels {
  /// What is done with a channel.
  enum Change {
    /// The amount is added.
    case adjust
    /// The channel goes that share of the way to its end.
    case scale
    /// The channel is set.
    case change
  }

  private struct Channel {
    let space: ColorSpace
    let index: Int
    /// The largest value, in the units of the argument.
    let most: Double
    let unit: String
  }

  private static let channels: [String: Channel] = [
    "red": Channel(space: .srgb, index: 0, most: 255, unit: ""),
    "green": Channel(space: .srgb, index: 1, most: 255, unit: ""),
    "blue": Channel(space: .srgb, index: 2, most: 255, unit: ""),
    "hue": Channel(space: .hsl, index: 0, most: .infinity, unit: "deg"),
    "saturation": Channel(space: .hsl, index: 1, most: 100, unit: "%"),
    "lightness": Channel(space: .hsl, index: 2, most: 100, unit: "%"),
    "whiteness": Channel(space: .hwb, index: 1, most: 100, unit: "%"),
    "blackness": Channel(space: .hwb, index: 2, most: 100, unit: "%"),
  ]

  private struct Step {
    let channel: Channel
    let amount: Double
  }

  /// The formula of one of the three functions.
  static func formula(_ change: Change) -> ColorFormula {
    ColorFormula("color") { arguments throws(DraftFault) in
      var steps: [Step] = []
      var alpha: Double?
      for (name, value) in arguments.further {
        if name == "alpha" {
          alpha = try amount(value, of: nil, change, arguments)
        } else if let channel = channels[name] {
          steps.append(
            Step(channel: channel, amount: try amount(value, of: channel, change, arguments))
          )
        } else {
          throw .undetermined(arguments.syntax.notEvaluated("$\(name) of \(arguments.function)()"))
        }
      }
      // A hue is that of HSL and of HWB alike.
      let isHWB = steps.contains { $0.channel.space == .hwb }
      let spaces = Set(
        steps.map { isHWB && $0.channel.unit == "deg" ? ColorSpace.hwb : $0.channel.space }
      )
      guard spaces.count <= 1 else {
        throw DraftFault(
          "\(arguments.function)() changes channels of one model at a time: rgb, hsl or hwb"
        )
      }
      let space = spaces.first ?? .srgb
      let (function, given) = (arguments.function, steps)
      let opacity = alpha
      return .color(
        .computed([try arguments.color(0)]) { colors throws(DraftFault) in
          try changed(colors[0], given, in: space, alpha: opacity, change, function)
        }
      )
    }
  }

  private static func amount(
    _ value: VariableValue,
    of channel: Channel?,
    _ change: Change,
    _ arguments: FormulaArguments
  ) throws(DraftFault) -> Double {
    if change == .scale {
      if channel?.unit == "deg" { throw DraftFault("\(arguments.function)() cannot scale a hue") }
      return try arguments.number(value, in: -100...100, units: ["%"]) / 100
    }
    guard let channel else {
      return try arguments.number(value, in: (change == .adjust ? -1 : 0)...1, units: [""])
    }
    if channel.unit == "deg" {
      return try arguments.number(value, in: -1e9...1e9, units: ["deg", ""])
    }
    return try arguments.number(
      value,
      in: (change == .adjust ? -channel.most : 0)...channel.most,
      units: [channel.unit, ""]
    )
  }

  private static func changed(
    _ color: Color,
    _ steps: [Step],
    in space: ColorSpace,
    alpha: Double?,
    _ change: Change,
    _ function: String
  ) throws(DraftFault) -> Color {
    guard [ColorSpace.srgb, .hsl, .hwb].contains(color.space) else {
      throw .undetermined(
        "not evaluated: \(function)() of a colour in \(color.space.id) needs a Sass compiler"
      )
    }
    var components = color.converted(to: space).components
    for step in steps {
      let isHue = step.channel.unit == "deg"
      let scale = space == .srgb ? 255.0 : 1
      let most = step.channel.most / scale
      let old = components[step.channel.index]
      let new =
        switch change {
        case .adjust: old + step.amount / scale
        case .scale: old + (step.amount > 0 ? most - old : old) * step.amount
        case .change: step.amount / scale
        }
      components[step.channel.index] = isHue ? new : min(max(new, 0), most)
    }
    let opacity =
      switch (alpha, change) {
      case (nil, _): color.alpha
      case (let alpha?, .adjust): color.alpha + alpha
      case (let alpha?, .scale):
        color.alpha + (alpha > 0 ? 1 - color.alpha : color.alpha) * alpha
      case (let alpha?, .change): alpha
      }
    return Color(space, components, alpha: opacity).converted(to: .srgb)
  }
}
