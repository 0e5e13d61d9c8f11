import Colors

/// The functions of `sass:color`, `sass:map` and `sass:list` that are computed.
///
/// By the Sass documentation, "Built-in modules": lightness and saturation are those of HSL, an
/// amount is added to them, and colours in rgb, hsl and hwb only are legacy colours.
enum SassFormulas {
  /// The formulas by their names, those of the modules and the older global ones.
  static let all: [String: ColorFormula] = {
    var all: [String: ColorFormula] = [:]
    for (names, formula) in named { for name in names { all[name] = formula } }
    return all
  }()

  private static let percent = ["%", ""]

  private static let named: [([String], ColorFormula)] = [
    (["lighten"], hsl("lighten") { $0.z += $1 }),
    (["darken"], hsl("darken") { $0.z -= $1 }),
    (["saturate"], hsl("saturate") { $0.y += $1 }),
    (["desaturate"], hsl("desaturate") { $0.y -= $1 }),
    (
      ["adjust-hue"],
      ColorFormula(amount: "degrees", -1e9...1e9, units: ["deg", ""]) {
        color,
        degrees throws(DraftFault) in
        try color.changingHSL("adjust-hue") { $0.x += degrees }
      }
    ),
    (
      ["complement", "color.complement"],
      ColorFormula { color throws(DraftFault) in
        try color.changingHSL("complement") { $0.x += 180 }
      }
    ),
    (
      ["grayscale", "color.grayscale"],
      ColorFormula { color throws(DraftFault) in
        try color.changingHSL("grayscale") { $0.y = 0 }
      }
    ),
    (["opacify", "fade-in"], alpha { $0 + $1 }),
    (["transparentize", "fade-out"], alpha { $0 - $1 }),
    (["invert", "color.invert"], invert), (["mix", "color.mix"], mix),
    (["adjust-color", "color.adjust"], SassChannels.formula(.adjust)),
    (["scale-color", "color.scale"], SassChannels.formula(.scale)),
    (["change-color", "color.change"], SassChannels.formula(.change)),
    (["map-get", "map.get"], mapGet), (["map-merge", "map.merge"], mapMerge),
    (["nth", "list.nth"], nth),
  ]

  private static func hsl(
    _ name: String,
    _ change: @escaping @Sendable (inout SIMD3<Double>, Double) -> Void
  ) -> ColorFormula {
    ColorFormula(amount: "amount", 0...100, units: percent) { color, amount throws(DraftFault) in
      try color.changingHSL(name) { change(&$0, amount) }
    }
  }

  private static func alpha(
    _ change: @escaping @Sendable (Double, Double) -> Double
  ) -> ColorFormula {
    ColorFormula(amount: "amount", 0...1, units: [""]) { color, amount throws(DraftFault) in
      color.withAlpha(change(color.alpha, amount))
    }
  }

  /// The inverse in sRGB, mixed with the colour: the more weight, the more of the inverse.
  private static let invert = ColorFormula("color", "weight", required: 1) {
    arguments throws(DraftFault) in
    let weight =
      arguments.values[1] == nil ? 100 : try arguments.number(1, in: 0...100, units: percent)
    return .color(
      .computed([try arguments.color(0)]) { colors throws(DraftFault) in
        let color = try colors[0].legacy("invert").converted(to: .srgb)
        let inverse = Color(.srgb, 1 - color.components, alpha: color.alpha)
        return try inverse.mixed(color, weight: weight / 100, "invert")
      }
    )
  }

  private static let mix = ColorFormula("color1", "color2", "weight", required: 2) {
    arguments throws(DraftFault) in
    let weight =
      arguments.values[2] == nil ? 50 : try arguments.number(2, in: 0...100, units: percent)
    return .color(
      .computed([try arguments.color(0), try arguments.color(1)]) { colors throws(DraftFault) in
        try colors[0].mixed(colors[1], weight: weight / 100, "mix")
      }
    )
  }

  /// `map.get($map, $key, $keys...)`; a key that is missing gives null, as in Sass.
  private static let mapGet = ColorFormula("map", "key", "key", "key", "key", "key", required: 2) {
    arguments throws(DraftFault) in
    guard var value = arguments.values[0] else { return .other }
    var path: [String] = []
    for (key, word) in zip(arguments.values, arguments.words).dropFirst() {
      guard key != nil else { break }
      guard let word else {
        throw .undetermined(arguments.syntax.notEvaluated("a key of \(arguments.function)()"))
      }
      path.append(word)
      switch value {
      case .map(let map):
        guard let found = map[word] else {
          throw DraftFault(
            "the map has no key \(path.joined(separator: ".")), so that its value is null",
            kind: .unresolvedReference
          )
        }
        value = found
      case .color: return value
      case .number, .text, .list, .other:
        throw DraftFault("\(arguments.function)() takes a map, and finds none")
      }
    }
    return value
  }

  private static let mapMerge = ColorFormula("map1", "map2") { arguments throws(DraftFault) in
    guard let first = arguments.values[0]?.asMap, let second = arguments.values[1]?.asMap else {
      throw .undetermined(arguments.syntax.notEvaluated("\(arguments.function)() of these values"))
    }
    return .map(first.merged(with: second))
  }

  private static let nth = ColorFormula("list", "n") { arguments throws(DraftFault) in
    guard case .list(let list)? = arguments.values[0], !list.isEmpty else {
      throw .undetermined(arguments.syntax.notEvaluated("\(arguments.function)() of this value"))
    }
    let count = Double(list.count)
    let number = try arguments.number(1, in: -count...count, units: [""])
    guard number != 0, let position = Int(exactly: number) else {
      throw DraftFault("\(arguments.function)() counts from 1, or from -1 at the end")
    }
    return list[position > 0 ? position - 1 : list.count + position].value
  }
}

extension VariableValue {
  /// The text of a word, a string or a number: what a key is compared by.
  var word: String? {
    switch self {
    case .text(let text): text
    case .number(let number, let unit): number.short + unit
    case .color, .list, .map, .other: nil
    }
  }

  /// The map, or the empty one of an empty list.
  var asMap: VariableMap? {
    switch self {
    case .map(let map): map
    case .list(let list) where list.isEmpty: VariableMap()
    default: nil
    }
  }
}
