/// Choices that exclude one another, since one attribute or one family of classes makes them.
///
/// `[data-theme=dark]` and `[data-theme=ocean]` never hold at once; `[data-theme=dark]` and
/// `[data-contrast=more]` do, and so do an attribute and a media query.
struct ModeFamilies {
  /// For each family, the choices that only it makes, and what its values choose of them.
  private let families: [(own: Set<Mode.Choice>, values: Set<Set<Mode.Choice>>)]

  init(_ alternatives: [CSSConditions]) {
    var values: [String: Set<Set<Mode.Choice>>] = [:]
    for conditions in alternatives {
      for (family, choices) in conditions.families { values[family, default: []].insert(choices) }
    }
    families = values.map { family, values in
      var own = values.reduce(into: Set<Mode.Choice>()) { $0.formUnion($1) }
      for conditions in alternatives {
        own.subtract(conditions.choices.subtracting(conditions.families[family] ?? []))
      }
      return (own, Set(values.map { $0.intersection(own) }))
    }
  }

  /// Whether choices can be made at once.
  func allow(_ choices: some Collection<Mode.Choice>) -> Bool {
    families.allSatisfy { family in
      let made = family.own.intersection(choices)
      return made.isEmpty || family.values.contains(made)
    }
  }
}
