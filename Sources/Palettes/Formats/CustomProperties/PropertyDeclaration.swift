import Documents

/// One declaration of a custom property for the whole page.
struct PropertyDeclaration {
  /// The name of the property, as its index among all names.
  let name: Int
  /// The declaration.
  let css: CSSDeclaration
  /// When it applies.
  let conditions: CSSConditions
  /// How strong its cascade layer is; declarations outside of layers are the strongest.
  let layer: Int
  /// The number of the block in which it stands.
  let block: Int

  /// Tells whether this declaration, which comes later, wins over `other` where both apply.
  func overrides(_ other: PropertyDeclaration) -> Bool {
    if css.isImportant != other.css.isImportant { return css.isImportant }
    if layer != other.layer { return (layer > other.layer) != css.isImportant }
    return conditions.specificity >= other.conditions.specificity
  }
}
