extension Viewing {
  /// `filter: grayscale(1)` on the page, which weighs gamma-encoded values.
  ///
  /// The grey of the same luminance is the vision ``Vision/achromatopsia``.
  public static let grayscale = Viewing(
    id: "grayscale",
    summary: "filters the page with grayscale(1)",
    show: { color, _ in CSSFilter.grayscale(1)(color) }
  )
}
