/// The modes that the conditions of a stylesheet make.
struct PropertyModes {
  /// The modes, light before dark.
  let modes: [Mode]

  /// Multiplies the choices of all axes.
  ///
  /// What stands under no scheme is the light one where a dark one exists, and the other way round.
  /// More than 64 combinations are not multiplied: then only those that are written count.
  init(_ conditions: Set<Set<Mode.Choice>>) {
    var values: [Mode.Axis: Set<String>] = [:]
    for choice in conditions.joined() { values[choice.axis, default: []].insert(choice.value) }
    let schemes = values[.scheme] ?? []
    let unmarkedScheme =
      schemes.isEmpty
      ? nil : schemes.contains("dark") || !schemes.contains("light") ? "light" : "dark"
    var choices: [[Mode.Choice]] = [[]]
    for (axis, written) in values.sorted(by: { $0.key < $1.key }) {
      var options = written.sorted().map { Optional(Mode.Choice(axis, $0)) }
      let isUnmarked = conditions.contains { !$0.contains { $0.axis == axis } }
      if axis == .scheme {
        if isUnmarked, let unmarkedScheme, !written.contains(unmarkedScheme) {
          options.append(Mode.Choice(axis, unmarkedScheme))
        }
      } else if isUnmarked {
        options.append(nil)
      }
      choices = choices.prefix(128).flatMap { base in
        options.map { option in base + (option.map { [$0] } ?? []) }
      }
    }
    if choices.count > 64 {
      choices = conditions.map { written in
        let isMarked = unmarkedScheme == nil || written.contains { $0.axis == .scheme }
        let scheme = isMarked ? [] : unmarkedScheme.map { [Mode.Choice(.scheme, $0)] } ?? []
        return Array(written) + scheme
      }
    }
    modes = Array(Set(choices.map { Mode($0) }).sorted().prefix(256))
  }
}
