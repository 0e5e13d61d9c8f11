import Colors
import Documents

/// Custom properties, whose text Sass copies but for `#{}` (Sass documentation, "Property
/// declarations", custom properties).
extension ValueReader {
  /// The text of a name in which `#{}` may stand, or nil when a part of it is not known.
  func text(_ range: Range<Int>) -> String? {
    var text = ""
    var index = range.lowerBound
    while index < range.upperBound {
      if sheet.isInterpolation(at: index) {
        guard let word = list(tokens.content(of: index + 1)).word else { return nil }
        text += word
        index = tokens.indexAfterValue(at: index + 1)
      } else {
        text += sheet.file.text(in: tokens[index].range)
        index += 1
      }
    }
    return text
  }

  /// Reads the value of a custom property.
  func property(_ range: Range<Int>) -> VariableValue {
    guard !range.isEmpty else { return .other }
    var isPart = false
    var index = range.lowerBound
    while index < range.upperBound {
      if sheet.isInterpolation(at: index) {
        let behind = tokens.indexAfterValue(at: index + 1)
        if index == range.lowerBound, behind >= range.upperBound {
          return list(tokens.content(of: index + 1))
        }
        isPart = true
        index = behind
      } else if let (name, behind) = sheet.variable(at: index) {
        return fault(
          "Sass copies $\(name) into a custom property as it stands; write #{$\(name)}",
          at: index..<behind
        )
      } else {
        index += 1
      }
    }
    if isPart { return .color(.undetermined(syntax.notEvaluated("#{} in a part of a value"))) }
    if let variable = PropertyValue(range, tokens).alias, variable.fallback == nil {
      return .color(.named(variable.name))
    }
    switch PropertyColor(sheet.file.text(in: tokens.sourceRange(of: range))) {
    case .state, .faulty: return css(range)
    case .other: return .other
    }
  }
}

extension CSSConditions {
  /// The mode of which they speak: of two schemes, the one that is not excluded.
  var mode: Mode {
    let schemes = exclusions.filter { $0.axis == .scheme }
    let others: [Mode.Choice] = schemes.compactMap { excluded in
      switch excluded.value {
      case "dark": Mode.Choice(.scheme, "light")
      case "light": Mode.Choice(.scheme, "dark")
      default: nil
      }
    }
    return Mode(Array(choices.union(others)))
  }
}
