import Documents

/// A statement of a stylesheet that is about variables.
enum VariableStatement {
  /// A variable gets a value.
  case assignment(VariableAssignment)
  /// Another file is made use of.
  case link(StylesheetLink)
  /// A custom property is written for the whole page.
  case property(EmittedProperty)
}

/// A custom property that a rule for the whole page, or for a mode of it, writes into the CSS.
struct EmittedProperty {
  /// The tokens of the name, in which `#{}` may stand.
  let name: Range<Int>
  /// The tokens of the value.
  let value: Range<Int>
  /// The conditions of each selector of the rule; one of them has to hold.
  let conditions: [CSSConditions]
  /// The variables that are local to the rule.
  let locals: Set<ExactText>
}

/// A variable and its value, as they are written.
struct VariableAssignment {
  /// The name with its sigil, as it is written.
  let name: String
  /// The form in which names compare, with the sigil.
  let key: ExactText
  /// The bytes of the name.
  let nameRange: SourceRange
  /// The tokens of the value, without its flags.
  let value: Range<Int>
  /// Whether it counts only where there is no value yet.
  var isDefault = false
  /// Whether it stands in a block whose running cannot be told, such as that of `@if`.
  var isConditional = false
}

/// A reference to another file.
struct StylesheetLink {
  /// The ways to refer to a file.
  enum Kind {
    /// `@use`: its variables have a namespace.
    case use
    /// `@forward`: its variables are this file's to give.
    case forward
    /// `@import`: its statements stand here.
    case `import`
  }

  /// The way.
  let kind: Kind
  /// The path as it is written.
  let path: String
  /// The bytes of the path.
  let range: SourceRange
  /// The name of its own that `as` gives: the namespace, `*`, or the prefix of what is forwarded.
  var name: String?
  /// The tokens between the parentheses of `with`.
  var configuration: Range<Int>?
}
