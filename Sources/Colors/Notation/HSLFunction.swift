extension ColorNotation {
  /// `hsl()` and `hsla()` (CSS Color 4, section 7.1).
  static let hsl = ColorNotation(names: ["hsl", "hsla"], channels: function)
}

private let function = ChannelFunction(
  name: "hsl",
  space: .hsl,
  expected: [ChannelFunction.hue, "a saturation, such as 50%", "a lightness, such as 50%"],
  limits: [ChannelFunction.unlimited, ChannelFunction.positive, ChannelFunction.unlimited],
  legacy: .huePercentages
)

extension ChannelFunction {
  /// What a hue may be, for messages.
  static let hue = "a hue in degrees, such as 210 or 210deg"
}
