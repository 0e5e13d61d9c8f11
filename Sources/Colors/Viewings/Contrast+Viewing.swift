extension Contrast {
  /// The contrast of the same two colours as a viewing shows them; nil when this one is an interval.
  ///
  /// Colours outside sRGB are shown as browsers clip them.
  public func seen(
    as viewing: Viewing,
    foreground: Viewing.Subject = Viewing.Subject(.text),
    background: Viewing.Subject = Viewing.Subject(.background)
  ) -> Contrast? {
    guard ratio != nil else { return nil }
    return Contrast(
      only: Appearance(
        foreground: viewing(minimumAt.foreground, as: foreground),
        background: viewing(minimumAt.background, as: background),
        backdrop: nil
      )
    )
  }
}
