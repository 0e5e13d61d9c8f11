extension ColorNotation {
  /// `lch()` (CSS Color 4, section 9.3).
  static let lch = ColorNotation(
    names: ["lch"],
    channels: ChannelFunction(
      name: "lch",
      space: .lch,
      expected: [
        "a lightness of 0 to 100 or of 0% to 100%", "a chroma of 0 to 150 or of 0% to 100%",
        ChannelFunction.hue,
      ],
      limits: [0...100, ChannelFunction.positive, ChannelFunction.unlimited]
    )
  )

  /// `oklch()` (CSS Color 4, section 9.4).
  static let oklch = ColorNotation(
    names: ["oklch"],
    channels: ChannelFunction(
      name: "oklch",
      space: .oklch,
      expected: [
        "a lightness of 0 to 1 or of 0% to 100%", "a chroma of 0 to 0.4 or of 0% to 100%",
        ChannelFunction.hue,
      ],
      limits: [0...1, ChannelFunction.positive, ChannelFunction.unlimited]
    )
  )
}
