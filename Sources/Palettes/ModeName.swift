extension Mode {
  /// Tells whether a name asks for this mode: its whole name, or one choice on one of its axes.
  ///
  /// `dark` asks for `dark` and for `dark/high-contrast`. A mode that chooses no scheme is asked
  /// for by `light` as well, since it is all that there is to see in daylight.
  public func answers(to name: String) -> Bool {
    if name == self.name || choices.contains(where: { $0.value == name }) { return true }
    return self == .default && name == "light"
  }
}
