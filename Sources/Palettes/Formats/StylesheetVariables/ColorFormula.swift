import Colors

/// A function of Sass or Less that Legible computes, because its definition is published.
struct ColorFormula: Sendable {
  /// The names of its parameters, in order, without the sigil.
  let parameters: [String]
  /// How many of them must be given.
  let required: Int
  /// Computes the value.
  let apply: @Sendable (FormulaArguments) throws(DraftFault) -> VariableValue

  init(
    _ parameters: String...,
    required: Int? = nil,
    apply: @escaping @Sendable (FormulaArguments) throws(DraftFault) -> VariableValue
  ) {
    self.parameters = parameters
    self.required = required ?? parameters.count
    self.apply = apply
  }

  /// Makes a formula of one colour and one amount.
  init(
    amount: String,
    _ numbers: ClosedRange<Double>,
    units: [String],
    _ change: @escaping @Sendable (Color, Double) throws(DraftFault) -> Color
  ) {
    self.init("color", amount) { arguments throws(DraftFault) in
      let number = try arguments.number(1, in: numbers, units: units)
      return .color(
        .computed([try arguments.color(0)]) { colors throws(DraftFault) in
          try change(colors[0], number)
        }
      )
    }
  }

  /// Makes a formula of one colour.
  init(_ change: @escaping @Sendable (Color) throws(DraftFault) -> Color) {
    self.init("color") { arguments throws(DraftFault) in
      .color(
        .computed([try arguments.color(0)]) { colors throws(DraftFault) in try change(colors[0]) }
      )
    }
  }
}

/// What is given to a function.
struct FormulaArguments: Sendable {
  /// The name of the function, as it is written.
  let function: String
  /// The language that would compute what is not computed here.
  let syntax: VariableSyntax
  /// The values by position; nil for one that is left out.
  let values: [VariableValue?]
  /// What each is as the key of a map: `blue` is a word there, not a colour.
  let words: [String?]
  /// Further named values, in the order of the text.
  let further: [(name: String, value: VariableValue)]

  /// The colour at a position.
  func color(_ index: Int) throws(DraftFault) -> ColorExpression {
    switch values[index] {
    case .color(let color)?: return color
    case .number?, .list?, .map?, .other?, .text?:
      throw DraftFault("\(function)() takes a colour as its argument \(index + 1)")
    case nil: throw DraftFault("\(function)() lacks its argument \(index + 1), a colour")
    }
  }

  /// The number at a position, in a range and in one of the units; "" is none.
  func number(
    _ index: Int,
    in range: ClosedRange<Double>,
    units: [String]
  ) throws(DraftFault) -> Double {
    guard let value = values[index] else {
      throw DraftFault("\(function)() lacks its argument \(index + 1), a number")
    }
    return try number(value, in: range, units: units)
  }

  /// A number, in a range and in one of the units.
  func number(
    _ value: VariableValue,
    in range: ClosedRange<Double>,
    units: [String]
  ) throws(DraftFault) -> Double {
    guard case .number(let number, let unit) = value else {
      if case .color(.undetermined(let reason)) = value { throw .undetermined(reason) }
      throw .undetermined(syntax.notEvaluated("an amount of \(function)() that is no plain number"))
    }
    guard units.contains(unit), range.contains(number) else {
      let shown = units.first ?? ""
      throw DraftFault(
        "\(function)() takes \(range.lowerBound.short)\(shown) to \(range.upperBound.short)\(shown)"
          + ", not \(number.short)\(unit)"
      )
    }
    return number
  }
}

extension Double {
  /// The number without a point where it is whole.
  var short: String {
    if let whole = Int64(exactly: self) { return "\(whole)" }
    return description
  }
}
