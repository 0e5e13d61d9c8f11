/// What decides when the declarations of one block apply, and how strong they are.
struct PropertyBlock {
  /// The conditions of each of its selectors and media queries; one of them has to hold.
  let alternatives: [CSSConditions]
  /// How strong its cascade layer is; declarations outside of layers are the strongest.
  let layer: Int

  /// The greatest specificity of a selector that applies in a mode, or nil when none does.
  func specificity(in mode: Set<Mode.Choice>) -> Int? {
    alternatives.lazy.filter { $0.hold(in: mode) }.map(\.specificity).max()
  }
}
