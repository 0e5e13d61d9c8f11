internal import Documents

/// Calculations: `calc()` and the like (CSS Values 4, section 10).
///
/// Each byte is read a bounded number of times, and the depth is limited, so that a calculation takes
/// linear time and little stack.
extension ColorScanner {
  /// Reads the arguments of a mathematical function, whose opening parenthesis has been read.
  mutating func readMath(
    _ function: MathFunction,
    from origin: RelativeOrigin?,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> CalculatedQuantity {
    let start = offset
    try enter()
    let first = try readSum(from: origin, in: text)
    var result = first
    var count = 1
    skipSpaces(in: text)
    while count < function.most, skip(",", in: text) {
      let next = try readSum(from: origin, in: text)
      guard next.unit == result.unit else { throw mixedUnits(from: start) }
      result.value = function.join(count, first.value, result.value, next.value)
      count += 1
      skipSpaces(in: text)
    }
    guard count >= function.least else { throw unexpected("a comma", in: text) }
    try leave(in: text)
    return result
  }

  private mutating func readSum(
    from origin: RelativeOrigin?,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> CalculatedQuantity {
    let start = offset
    var sum = try readProduct(from: origin, in: text)
    while true {
      let isApart = text.byte(at: offset)?.isCSSSpace == true
      skipSpaces(in: text)
      let sign = text.byte(at: offset)
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return sum }
      guard isApart, text.byte(at: offset + 1)?.isCSSSpace == true else {
        let range = SourceRange(offset, offset + 1)
        throw ColorSyntaxError(.unspacedOperator(text.excerpt(range)), at: range)
      }
      offset += 1
      let next = try readProduct(from: origin, in: text)
      guard next.unit == sum.unit else { throw mixedUnits(from: start) }
      sum.value += sign == UInt8(ascii: "+") ? next.value : -next.value
    }
  }

  private mutating func readProduct(
    from origin: RelativeOrigin?,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> CalculatedQuantity {
    var product = try readFactor(from: origin, in: text)
    while true {
      let end = offset
      skipSpaces(in: text)
      if skip("*", in: text) {
        product = product * (try readFactor(from: origin, in: text))
      } else if skip("/", in: text) {
        product = product / (try readFactor(from: origin, in: text))
      } else {
        // The white space tells a sum whether its operator stands apart.
        offset = end
        return product
      }
    }
  }

  private mutating func readFactor(
    from origin: RelativeOrigin?,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> CalculatedQuantity {
    skipSpaces(in: text)
    let start = offset
    if skip("(", in: text) {
      try enter()
      let sum = try readSum(from: origin, in: text)
      try leave(in: text)
      return sum
    }
    if let number = readNumber(in: text) { return try readUnit(of: number, in: text) }
    let word = skipIdentifier(in: text)
    if let keyword = Keyword(text, word), word.count > 0 {
      if skip("(", in: text) {
        return try readMath(try mathFunction(word, keyword, in: text), from: origin, in: text)
      }
      if let constant = constants[keyword] { return .number(constant) }
      if let value = origin?.value(of: keyword) { return .number(value.number) }
    }
    offset = start
    throw unexpected("a number, a percentage, an angle or a constant", in: text)
  }

  /// Reads what follows a number: a unit of angle, a percent sign, or nothing.
  mutating func readUnit(
    of number: Double,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> CalculatedQuantity {
    if skip("%", in: text) { return .percentage(number) }
    let unit = skipIdentifier(in: text)
    if unit.count == 0 { return .number(number) }
    guard let degrees = Keyword(text, unit).flatMap({ degreesByUnit[$0] }) else {
      throw ColorSyntaxError(
        .unit(text.excerpt(unit), expected: "a number, a percentage or an angle"),
        at: unit
      )
    }
    return .angle(number * degrees)
  }

  /// The mathematical function of a name, whose opening parenthesis has been read.
  func mathFunction(
    _ name: SourceRange,
    _ keyword: Keyword,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> MathFunction {
    if let function = MathFunction.byName[keyword] { return function }
    throw ColorSyntaxError(.unknownCalculation(text.excerpt(name)), at: name)
  }

  private func mixedUnits(from start: Int) -> ColorSyntaxError {
    ColorSyntaxError(.mixedUnits, at: SourceRange(start, offset))
  }
}

/// The constants of CSS Values 4, section 10.7.
private let constants: [Keyword: Double] = [
  Keyword("e"): 1.0.exponential, Keyword("pi"): .pi, Keyword("infinity"): .infinity,
  Keyword("-infinity"): -.infinity, Keyword("nan"): .nan,
]

/// How many degrees one of each unit is (CSS Values 4, section 7.1).
private let degreesByUnit = [
  Keyword("deg"): 1, Keyword("grad"): 0.9, Keyword("rad"): 180 / .pi, Keyword("turn"): 360,
]
