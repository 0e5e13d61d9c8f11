public import Colors

extension Palette {
  /// The palette as a viewing shows it: every colour changed, its alpha kept, all else as it was.
  ///
  /// Modes of a dark scheme are the author's own dark interface, which a smart inversion leaves alone.
  public func viewed(as viewing: Viewing) -> Palette {
    let swatches = swatches.map { swatch in
      let values = swatch.values.map { mode, value in
        let isDark = mode.value(on: .scheme) == "dark"
        return (mode: mode, value: value.viewed(as: viewing, isDark: isDark))
      }
      return Swatch(
        name: swatch.name,
        place: swatch.place,
        values: values,
        purpose: swatch.purpose
      )
    }
    var viewed = Palette(name: name, modes: modes, swatches: swatches, pairings: pairings)
    viewed.waivers = waivers
    return viewed
  }
}

extension Swatch.Value {
  fileprivate func viewed(as viewing: Viewing, isDark: Bool) -> Swatch.Value {
    guard let color else { return self }
    let seen = viewing(color, as: Viewing.Subject(isDark: isDark))
    return Swatch.Value(
      .color(seen),
      source: source,
      place: place,
      aliases: aliases,
      literal: literal,
      standIn: standIn,
      notes: notes
    )
  }
}
