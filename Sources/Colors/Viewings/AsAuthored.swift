extension Viewing {
  /// The colours as the author wrote them.
  public static let asAuthored = Viewing(
    id: "as-authored",
    summary: "shows the colours as they are written",
    changesRatios: false,
    show: { color, _ in color }
  )
}
