import Documents

/// One declaration of a custom property for the whole page.
struct PropertyDeclaration {
  /// The name of the property, as its index among all names.
  let name: Int
  /// The declaration.
  let css: CSSDeclaration
  /// The block in which it stands, as its index among all blocks.
  let block: Int
}
