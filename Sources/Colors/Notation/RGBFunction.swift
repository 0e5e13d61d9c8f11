extension ColorNotation {
  /// `rgb()` and `rgba()` (CSS Color 4, section 5.1).
  static let rgb = ColorNotation(names: ["rgb", "rgba"], channels: function)
}

private let function = ChannelFunction(
  name: "rgb",
  space: .srgb,
  expected: ["red", "green", "blue"].map { "a \($0) value of 0 to 255 or of 0% to 100%" },
  limits: [0...1, 0...1, 0...1],
  limitsRelative: false,
  scale: 255,
  legacy: .oneKind
)
