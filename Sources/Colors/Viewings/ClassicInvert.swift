extension Viewing {
  /// Every channel complemented, images too: 1 - c on encoded values.
  ///
  /// No system publishes its formula; this is what browsers undo with `filter: invert(1)`.
  public static let classicInvert = Viewing(
    id: "classic-invert",
    summary: "inverts every colour, images too",
    show: { color, _ in color.inverted }
  )
}

extension OpaqueColor {
  /// The complement of each gamma-encoded channel.
  var inverted: OpaqueColor { OpaqueColor(1 - rgb) }
}
