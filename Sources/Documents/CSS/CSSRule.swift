/// A rule of a stylesheet: what it selects, or which at-rule it is, and what stands in its block.
public struct CSSRule: Sendable {
  /// The name of an at-rule in lower case, without the `@`; nil for a rule with a selector.
  public let atName: String?
  /// The tokens before the block, without blanks at both ends.
  public let prelude: Range<Int>
  /// Whether there is a block; an at-rule such as `@import` ends at its semicolon.
  public let hasBlock: Bool
  /// What the block holds, in the order of the text.
  public let items: [CSSItem]
  /// The bytes of the rule, with its block.
  public let range: SourceRange
}

/// A property and its value.
public struct CSSDeclaration: Sendable {
  /// The name, escapes decoded; custom properties differ by case (CSS Variables 1, 2).
  public let name: ExactText
  /// The bytes of the name.
  public let nameRange: SourceRange
  /// The tokens of the value, without blanks at both ends and without `!important`.
  public let value: Range<Int>
  /// The bytes of the value; empty, behind the colon, when there is none.
  public let valueRange: SourceRange
  /// Whether `!important` stands behind the value.
  public let isImportant: Bool

  /// Whether the name begins with two hyphens.
  public var isCustomProperty: Bool { name.string.utf8.starts(with: "--".utf8) }
}

/// One part of a block.
public enum CSSItem: Sendable {
  /// A property and its value.
  case declaration(CSSDeclaration)
  /// A rule within a rule.
  case rule(CSSRule)
}
