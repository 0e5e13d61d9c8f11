/// The modes that the conditions of a stylesheet make.
struct PropertyModes {
  /// The modes, light before dark.
  let modes: [Mode]

  /// How many combinations of choices are multiplied.
  private static let mostCombinations = 64

  /// Multiplies the choices of all axes; what only a `:not()` names is a choice as well.
  ///
  /// What stands under no scheme is the light one where a dark one exists, and the other way round.
  /// More than 64 combinations are not multiplied: then only those that are written count.
  init(_ blocks: [PropertyBlock]) {
    let alternatives = Set(blocks.lazy.map(\.alternatives)).joined()
    let conditions = Set(alternatives.map(\.choices))
    var values: [Mode.Axis: Set<String>] = [:]
    for choice in Set(alternatives.map(\.exclusions)).union(conditions).joined() {
      values[choice.axis, default: []].insert(choice.value)
    }
    let schemes = values[.scheme] ?? []
    let unmarkedScheme =
      schemes.isEmpty
      ? nil : schemes.contains("dark") || !schemes.contains("light") ? "light" : "dark"
    var axes: [[Mode.Choice?]] = []
    for (axis, written) in values.sorted(by: { $0.key < $1.key }) {
      var options = written.sorted().map { Optional(Mode.Choice(axis, $0)) }
      if conditions.contains(where: { !$0.contains { $0.axis == axis } }) {
        let unmarked = axis == .scheme ? unmarkedScheme.map { Mode.Choice(axis, $0) } : nil
        if unmarked.map({ !written.contains($0.value) }) ?? true { options.append(unmarked) }
      }
      axes.append(options)
    }
    let product = axes.reduce(1) { min($0 * min($1.count, 1_000), 1_000) }
    let choices =
      product <= PropertyModes.mostCombinations
      ? axes.reduce([[]]) { choices, options in
        choices.flatMap { choices in options.map { choices + ($0.map { [$0] } ?? []) } }
      }
      : conditions.map { written in
        let isMarked = unmarkedScheme == nil || written.contains { $0.axis == .scheme }
        return written + (isMarked ? [] : unmarkedScheme.map { [Mode.Choice(.scheme, $0)] } ?? [])
      }
    let families = ModeFamilies(Array(alternatives))
    modes = Set(choices.filter(families.allow).map { Mode($0) }).sorted()
  }
}
