extension ColorNotation {
  /// `lab()` (CSS Color 4, section 9.3).
  static let lab = ColorNotation(
    names: ["lab"],
    channels: ChannelFunction(
      name: "lab",
      space: .lab,
      expected: ["a lightness of 0 to 100 or of 0% to 100%"] + axes(to: "125"),
      limits: [0...100, ChannelFunction.unlimited, ChannelFunction.unlimited]
    )
  )

  /// `oklab()` (CSS Color 4, section 9.4).
  static let oklab = ColorNotation(
    names: ["oklab"],
    channels: ChannelFunction(
      name: "oklab",
      space: .oklab,
      expected: ["a lightness of 0 to 1 or of 0% to 100%"] + axes(to: "0.4"),
      limits: [0...1, ChannelFunction.unlimited, ChannelFunction.unlimited]
    )
  )
}

private func axes(to end: String) -> [String] {
  ["a", "b"].map { "a value for \($0) of -\(end) to \(end) or of -100% to 100%" }
}
