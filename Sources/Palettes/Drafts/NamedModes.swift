import Documents

/// The modes of names as a file has them, such as `light-high-contrast`, `darkHC` or `g90`.
struct NamedModes {
  /// The modes, in the order of their first mention.
  private(set) var all: [Mode] = []
  private var modes: [ExactText: Mode] = [:]

  /// The mode of a name; two names are never the same mode.
  mutating func mode(_ name: ExactText) -> Mode {
    if let mode = modes[name] { return mode }
    var mode = Mode(ModeWords(SwatchWords(name).words.joined(separator: " ")).choices)
    if all.contains(mode) { mode = Mode([Mode.Choice(.other, name.string)]) }
    modes[name] = mode
    all.append(mode)
    return mode
  }
}
