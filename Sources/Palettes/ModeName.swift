extension Mode {
  /// Tells whether a name asks for this mode: its whole name, or one choice on one of its axes.
  ///
  /// `dark` asks for `dark` and for `dark/high-contrast`. A mode that chooses no scheme is asked
  /// for by `light` as well, since it is all that there is to see in daylight.
  public func answers(to name: String) -> Bool {
    if name == self.name || choices.contains(where: { $0.value == name }) { return true }
    if self == .default { return name == "light" }
    // `Dark` and `dark-dimmed` are how a file may write `dark` and `dark-dim`.
    let words = ModeWords(name)
    return words.areKnown && covers(Mode(words.choices))
  }
}
