/// When a rule applies, as far as it makes a mode: the choices, and how much its selector weighs.
struct CSSConditions: Hashable {
  /// The choices, at most one on each axis.
  private(set) var choices: Set<Mode.Choice> = []
  /// What must not be chosen, because of `:not()`; only on axes without a choice.
  private(set) var exclusions: Set<Mode.Choice> = []
  /// The choices that one value of an attribute or one class of a family makes, by that family; of
  /// two values of one attribute only one can be set.
  private(set) var families: [String: Set<Mode.Choice>] = [:]
  /// The specificity: a thousand for a class, an attribute or a pseudo-class, one for an element.
  var specificity = 0

  /// Makes conditions.
  init(_ choices: [Mode.Choice] = [], excluding excluded: [Mode.Choice] = [], specificity: Int = 0)
  {
    self.specificity = specificity
    add(choices)
    exclude(excluded)
  }

  /// Makes conditions of a value of a family, such as an attribute.
  init(_ choices: [Mode.Choice], of family: String?, specificity: Int) {
    self.init(choices, specificity: specificity)
    if let family { families[family] = Set(choices) }
  }

  /// Whether they hold in a mode of the choices given.
  func hold(in mode: Set<Mode.Choice>) -> Bool {
    choices.isSubset(of: mode) && exclusions.isDisjoint(with: mode)
  }

  /// These conditions, and those of a rule within.
  func adding(_ inner: CSSConditions) -> CSSConditions {
    var sum = self
    sum.add(inner.choices)
    sum.exclude(inner.exclusions)
    sum.families.merge(inner.families) { $1 }
    sum.specificity = min(sum.specificity + inner.specificity, 1_000_000)
    return sum
  }

  /// Adds choices; on an axis that has one already, the new one counts.
  private mutating func add(_ added: some Sequence<Mode.Choice>) {
    for choice in added {
      choices = choices.filter { $0.axis != choice.axis }
      choices.insert(choice)
      // In `@media (prefers-color-scheme: dark)`, `:not(.light)` says nothing new.
      exclusions = exclusions.filter { $0.axis != choice.axis }
    }
  }

  private mutating func exclude(_ excluded: some Sequence<Mode.Choice>) {
    for choice in excluded where !choices.contains(where: { $0.axis == choice.axis }) {
      exclusions.insert(choice)
    }
  }
}
