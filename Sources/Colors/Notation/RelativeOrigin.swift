/// The colour from which a relative colour starts, as the words within its function see it.
struct RelativeOrigin: Sendable {
  /// The colour, in the space of the function.
  let color: Color
  /// What a component is multiplied by for its word: 255 within `rgb()`, else 1.
  let scale: Double

  /// Makes the origin of a function on `space` (CSS Color 5, section 4.1).
  init(_ origin: Color, in space: ColorSpace, scale: Double) {
    color = origin.converted(to: space)
    self.scale = scale
  }

  /// The number that a channel's name or `alpha` stands for, and whether it is missing.
  func value(of word: Keyword) -> (number: Double, isMissing: Bool)? {
    if word == alpha { return (color.alpha, color.missing.contains(.alpha)) }
    for index in 0..<3 where color.space.channels[index].keyword == word {
      return (
        color.components[index] * scale, color.missing.contains(MissingComponents(channel: index))
      )
    }
    return nil
  }
}

private let alpha = Keyword("alpha")
