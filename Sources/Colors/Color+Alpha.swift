extension Color {
  /// The colour with another alpha, 0 to 1, which is clamped; it is not missing any more.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(space, components, alpha: alpha, missing: missing.subtracting(.alpha))
  }
}
