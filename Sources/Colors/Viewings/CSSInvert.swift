extension Viewing {
  /// `filter: invert(1)` on the page.
  public static let cssInvert = Viewing(
    id: "css-invert",
    summary: "filters the page with invert(1)",
    show: { color, _ in CSSFilter.invert(1)(color) }
  )
}
