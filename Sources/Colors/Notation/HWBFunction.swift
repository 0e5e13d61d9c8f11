extension ColorNotation {
  /// `hwb()`, which has no comma form (CSS Color 4, section 8.1).
  static let hwb = ColorNotation(names: ["hwb"], channels: function)
}

private let function = ChannelFunction(
  name: "hwb",
  space: .hwb,
  expected: [ChannelFunction.hue, "a whiteness, such as 20%", "a blackness, such as 20%"],
  limits: [ChannelFunction.unlimited, 0...100, 0...100],
  limitsRelative: false
)
