/// What lies around a colour and gives a value to words that have none by themselves.
///
/// It is one immutable object, so that reading a colour without it costs nothing.
public final class ColorSurroundings: Sendable {
  /// The text colour of the element, which `currentColor` stands for.
  public let currentColor: Color?
  /// What the system colours are.
  public let systemColors: SystemColors?

  /// Makes surroundings; whatever is left out stays undetermined.
  public init(currentColor: Color? = nil, systemColors: SystemColors? = nil) {
    self.currentColor = currentColor
    self.systemColors = systemColors
  }

  /// The colour that these surroundings give, or nil.
  func color(of word: UndeterminedColor) -> Color? {
    switch word {
    case .currentColor: currentColor
    case .systemColor(let name): systemColors?.color(named: name)
    case .wideKeyword, .substitution, .scheme: nil
    }
  }
}
