/// When a rule applies, as far as it makes a mode: the choices, and how much its selector weighs.
struct CSSConditions: Hashable {
  /// The choices, at most one on each axis.
  private(set) var choices: Set<Mode.Choice> = []
  /// The specificity: a thousand for a class, an attribute or a pseudo-class, one for an element.
  var specificity = 0

  /// Adds choices; on an axis that has one already, the new one counts.
  mutating func add(_ added: some Sequence<Mode.Choice>) {
    for choice in added {
      choices = choices.filter { $0.axis != choice.axis }
      choices.insert(choice)
    }
  }

  /// These conditions, and those of a rule within.
  func adding(_ inner: CSSConditions) -> CSSConditions {
    var sum = self
    sum.add(inner.choices)
    sum.specificity = min(sum.specificity + inner.specificity, 1_000_000)
    return sum
  }
}
