extension Swatch {
  /// Whether its name, or what its format says of it, makes it something on which others lie.
  public var isGround: Bool {
    if case .ground? = SwatchRole(SwatchWords(name), purpose: purpose) { true } else { false }
  }
}
