import Colors
import Documents

/// A colour written as an object or a list of numbers: `{"r": 80, "g": 73, "b": 90, "a": 1}`.
enum ColorComponents {
  /// Red, green and blue, or hue, saturation and lightness.
  enum Kind {
    case rgb, hsl

    fileprivate var names: [[ExactText]] {
      switch self {
      case .rgb: [["r", "red"], ["g", "green"], ["b", "blue"], ["a", "alpha"]]
      case .hsl: [["h", "hue"], ["s", "saturation"], ["l", "lightness"], ["a", "alpha"]]
      }
    }
  }

  /// Whether a value has three components of that kind by their names.
  ///
  /// Most of them have to be numbers: `red`, `green` and `blue` may also be scales of colours.
  static func are(_ kind: Kind, in value: JSONValue) -> Bool {
    let parts = kind.names.prefix(3).map { names in names.lazy.compactMap { value[$0] }.first }
    return parts.allSatisfy { $0 != nil } && parts.count { $0?.number != nil } > 1
  }

  /// Reads the components.
  ///
  /// Bytes and fractions are told apart by the colour itself, else by the other ones of the file.
  static func color(
    _ kind: Kind,
    _ value: JSONValue,
    _ scale: ComponentScale
  ) throws(DraftFault) -> Color {
    let parts =
      value.array
      ?? kind.names.compactMap { names in
        names.lazy.compactMap { value[$0] }.first
      }
    guard (3...4).contains(parts.count) else {
      throw DraftFault("a colour has three components and an alpha, not \(parts.count)")
    }
    var numbers: [Double] = []
    for part in parts {
      guard let number = part.number, number.isFinite, number >= 0 else {
        throw DraftFault(
          "components are numbers of at least 0, not \(part.sourceText.excerpt)",
          at: Place(part.range, in: part.file)
        )
      }
      numbers.append(number)
    }
    let alpha = numbers.count > 3 ? numbers[3] : 1
    let most =
      switch kind {
      case .rgb: scale.limit(of: numbers.prefix(3), 255, scale.hasBytes)
      case .hsl: scale.limit(of: numbers[1...2], 100, scale.hasPercentages)
      }
    let bounds = kind == .rgb ? [most, most, most, 1] : [360, most, most, 1]
    for (index, bound) in bounds.enumerated() where index < numbers.count {
      guard numbers[index] <= bound else {
        throw DraftFault(
          "this component is a number from 0 to \(Int(bound)), not \(parts[index].sourceText)",
          at: Place(parts[index].range, in: parts[index].file)
        )
      }
    }
    let components = SIMD3(numbers[0], numbers[1], numbers[2])
    return switch kind {
    case .rgb: Color(.srgb, components / most, alpha: alpha)
    case .hsl: Color(.hsl, components * SIMD3(1, 100 / most, 100 / most), alpha: alpha)
    }
  }
}

extension ComponentScale {
  /// The largest component that there may be: 1, or `whole`.
  fileprivate func limit(of numbers: ArraySlice<Double>, _ whole: Double, _ isWhole: Bool) -> Double
  {
    if numbers.contains(where: { $0 > 1 }) { return whole }
    if numbers.contains(where: { $0 > 0 && $0 < 1 }) { return 1 }
    return isWhole ? whole : 1
  }
}
