extension Viewing {
  /// Inversion that leaves media and dark modes alone.
  public static let smartInvert = Viewing(
    id: "smart-invert",
    summary: "inverts colours, but not media and not dark modes",
    show: { color, subject in subject.isMedia || subject.isDark ? color : color.inverted }
  )
}
