extension CSSColor {
  /// This with every colour changed; what is undetermined stays so.
  func map(_ change: (Color) -> Color) -> CSSColor {
    switch self {
    case .color(let color): .color(change(color))
    case .undetermined: self
    case .lightDark(let light, let dark):
      .lightDark(light: light.map(change), dark: dark.map(change))
    }
  }

  /// A colour of two, scheme by scheme; undetermined if one of them is.
  func combined(with other: CSSColor, by join: (Color, Color) -> Color) -> CSSColor {
    switch (self, other) {
    case (.color(let first), .color(let second)): .color(join(first, second))
    case (.undetermined, .color), (.undetermined, .undetermined): self
    case (.color, .undetermined): other
    case (.lightDark, _), (_, .lightDark):
      .lightDark(
        light: resolved(in: .light).combined(with: other.resolved(in: .light), by: join),
        dark: resolved(in: .dark).combined(with: other.resolved(in: .dark), by: join)
      )
    }
  }
}
