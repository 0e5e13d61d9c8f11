import Colors
import Documents

/// What Primer writes beside `$value` to change the colour that it leads to.
///
/// `alpha` replaces the alpha; `mix` first mixes in another colour, with its share as the weight;
/// `null` takes back what a file that is overridden says. No standard knows them; to pass them over
/// would measure colours that nobody sees.
struct TokenModification {
  /// The colour that is mixed in, as it is written, with its share from 0 to 1; nil for none.
  let mix: (color: JSONValue, weight: Double)?
  /// The alpha from 0 to 1, or nil to leave it.
  let alpha: Double?

  /// Reads the members of a token and of those that it overrides; nil when there are none.
  ///
  /// - Throws: a member of the wrong kind.
  init?(of layers: [JSONValue]) throws(TokenColor.Obstacle) {
    let written = ["alpha", "mix"].map { name in
      layers.lazy.compactMap { $0[ExactText(name)] }.first { _ in true }
    }
    guard written.contains(where: { $0 != nil }) else { return nil }
    alpha = try written[0].flatMap { value throws(TokenColor.Obstacle) -> Double? in
      if value.isNull { return nil }
      guard let number = value.number, (0...1).contains(number) else {
        throw .unreadable("alpha must be a number from 0 to 1, not \(value.excerpt)", value)
      }
      return number
    }
    mix = try written[1].flatMap {
      value throws(TokenColor.Obstacle) -> (color: JSONValue, weight: Double)? in
      // Primer leaves the colour as it is when half of a mix is missing.
      guard let color = value["color"], let weight = value["weight"] else { return nil }
      guard let number = weight.number, (0...1).contains(number) else {
        throw .unreadable(
          "the weight of a mix is a number from 0 to 1, not \(weight.excerpt)",
          weight
        )
      }
      return (color, number)
    }
    guard alpha != nil || mix != nil else { return nil }
  }

  /// The remark for people.
  var note: String {
    let changes = [mix.map { _ in "mix" }, alpha.map { _ in "alpha" }].compactMap { $0 }
    return "\(changes.joined(separator: " and ")) beside $value, as Primer writes it"
  }

  /// The colour after mixing and with the alpha.
  ///
  /// The mix is that of Primer's own tools, in gamma-encoded sRGB with weights that depend on the
  /// alphas (primer/primitives, `mix`, after `color.mix` of Sass, with the weight of the second).
  func callAsFunction(_ color: Color, mixedWith other: Color?) -> Color {
    var result = color
    if let mix, let other {
      let (first, second) = (color.converted(to: .srgb), other.converted(to: .srgb))
      let lean = 2 * mix.weight - 1
      let gap = first.alpha - second.alpha
      let combined = lean * gap == -1 ? lean : (lean + gap) / (1 + lean * gap)
      let share = (combined + 1) / 2
      result = Color(
        .srgb,
        first.components * (1 - share) + second.components * share,
        alpha: second.alpha * mix.weight + first.alpha * (1 - mix.weight)
      )
    }
    return alpha.map { result.withAlpha($0) } ?? result
  }
}
