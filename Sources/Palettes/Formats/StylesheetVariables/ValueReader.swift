import Colors
import Documents

/// A reference to a variable.
struct VariableReference {
  /// The namespace before the name, or nil.
  let namespace: String?
  /// The form in which names compare, with the sigil.
  let key: ExactText
  /// The bytes of the reference.
  let range: SourceRange
}

/// Reads the values of variables from the tokens of one file.
struct ValueReader {
  /// The file.
  let sheet: VariableSheet
  /// The language.
  let syntax: VariableSyntax
  /// The functions that files define themselves: they hide those of the language.
  let routines: Set<String>
  /// The value of a variable.
  let value: (VariableReference) -> VariableValue
  /// The name of the language's own module that has a namespace, or nil.
  let module: (String) -> String?

  var tokens: CSSTokens { sheet.tokens }

  /// Reads a whole value.
  func read(_ range: Range<Int>) -> VariableValue {
    let faulty = range.first { [.badString, .badURL].contains(tokens[$0].kind) }
    if let faulty = faulty ?? tokens.firstStray(in: range) {
      let reason =
        tokens[faulty].kind == .badString
        ? "a string is not closed on its line" : "a bracket closes nothing"
      return fault(reason, at: faulty..<faulty + 1)
    }
    return list(range)
  }

  // MARK: Lists, maps and operations

  /// Reads what may be a list with commas.
  func list(_ range: Range<Int>) -> VariableValue {
    let range = tokens.trimmed(range)
    guard !range.isEmpty else { return .other }
    let parts = split(range)
    guard parts.count > 1 else { return spaced(range) }
    return elements(parts)
  }

  private func elements(_ parts: [Range<Int>]) -> VariableValue {
    .list(
      parts.enumerated().map { position, part in
        VariableEntry(key: "\(position + 1)", value: spaced(part), origin: origin(of: part))
      }
    )
  }

  /// The parts between commas, without blanks; a comma at the end adds none.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if tokens[index].kind == .comma {
        parts.append(tokens.trimmed(start..<index))
        start = index + 1
      }
      index = tokens.indexAfterValue(at: index)
    }
    let last = tokens.trimmed(start..<max(start, range.upperBound))
    if !last.isEmpty || parts.isEmpty { parts.append(last) }
    return parts
  }

  /// Where a value is written.
  func origin(of range: Range<Int>) -> ValueOrigin {
    let bytes = tokens.sourceRange(of: range)
    return ValueOrigin(place: Place(bytes, in: sheet.file), source: sheet.file.text(in: bytes))
  }

  /// Reads operands with blanks or operators between them.
  func spaced(_ range: Range<Int>) -> VariableValue {
    let range = tokens.trimmed(range)
    guard !range.isEmpty else { return .other }
    if let whole = interpolation(range) { return whole }
    var operands: [(value: VariableValue, range: Range<Int>)] = []
    var operators: [Unicode.Scalar] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      if token.isBlank {
        index += 1
      } else if token.kind == .colon {
        return colon(at: index, in: range)
      } else if let scalar = operation(at: index) {
        operators.append(scalar)
        index += 1
      } else {
        let start = index
        let value = operand(&index, before: range.upperBound)
        operands.append((value, start..<index))
      }
    }
    if !operators.isEmpty { return operation(operands.map(\.value), operators) }
    guard operands.count > 1 else { return operands.first?.value ?? .other }
    let areColors = operands.allSatisfy { if case .color = $0.value { true } else { false } }
    guard areColors else { return .other }
    return .list(
      operands.enumerated().map { position, operand in
        VariableEntry(
          key: "\(position + 1)",
          value: operand.value,
          origin: origin(of: operand.range)
        )
      }
    )
  }

  /// The operator at an index, or nil.
  private func operation(at index: Int) -> Unicode.Scalar? {
    for scalar in ["+", "-", "*", "/", "%", "=", "<", ">", "!"] as [Unicode.Scalar]
    where tokens[index].isDelimiter(scalar) {
      return scalar
    }
    return nil
  }

  /// Computes with plain numbers, from left to right where products come first.
  private func operation(
    _ operands: [VariableValue],
    _ operators: [Unicode.Scalar]
  ) -> VariableValue {
    var terms: [(number: Double, unit: String)] = []
    for operand in operands {
      switch operand {
      case .number(let number, let unit): terms.append((number, unit))
      case .color: return .color(.undetermined(syntax.notEvaluated("arithmetic")))
      default: return .other
      }
    }
    guard terms.count == operators.count + 1, let first = terms.first else { return .other }
    var sums = [first]
    for (scalar, term) in zip(operators, terms.dropFirst()) {
      guard let last = sums.last, last.unit == term.unit || last.unit.isEmpty || term.unit.isEmpty
      else { return .other }
      let unit = last.unit.isEmpty ? term.unit : last.unit
      switch scalar {
      case "+": sums.append((term.number, unit))
      case "-": sums.append((-term.number, unit))
      case "*" where last.unit.isEmpty || term.unit.isEmpty:
        sums[sums.count - 1] = (last.number * term.number, unit)
      default: return .other
      }
    }
    let unit = sums.first { !$0.unit.isEmpty }?.unit ?? ""
    guard sums.allSatisfy({ $0.unit == unit || $0.unit.isEmpty }) else { return .other }
    return .number(sums.reduce(0) { $0 + $1.number }, unit: unit)
  }

  /// A colon outside of a map: mostly the next declaration, whose predecessor lacks its semicolon.
  private func colon(at index: Int, in range: Range<Int>) -> VariableValue {
    var before = index - 1
    while before > range.lowerBound, tokens[before].isBlank { before -= 1 }
    let start = syntax.sigil == "@" ? before : before - 1
    guard start > range.lowerBound, let (name, _) = sheet.variable(at: start) else { return .other }
    return fault(
      "a semicolon is missing before \(syntax.sigil)\(name)",
      at: start..<start + 1
    )
  }

  /// The value of a `#{}` that is all there is; undetermined when it is a part; nil for none.
  private func interpolation(_ range: Range<Int>) -> VariableValue? {
    var index = range.lowerBound
    while index < range.upperBound {
      if sheet.isInterpolation(at: index) {
        let block = index + 1
        guard index == range.lowerBound, tokens.indexAfterValue(at: block) >= range.upperBound,
          syntax.sigil == "$"
        else {
          return .color(.undetermined(syntax.notEvaluated(syntax.sigil == "$" ? "#{}" : "@{}")))
        }
        return list(tokens.content(of: block))
      }
      index = tokens.indexAfterValue(at: index)
    }
    return nil
  }

  /// Reads what stands in parentheses: a map, a list, or a value.
  private func parenthesised(_ content: Range<Int>) -> VariableValue {
    let content = tokens.trimmed(content)
    guard !content.isEmpty else { return .list([]) }
    let parts = split(content)
    let colons = parts.map { part in topLevelColon(in: part) }
    if colons.allSatisfy({ $0 != nil }) {
      return .map(
        VariableMap(
          zip(parts, colons).compactMap { part, colon in
            colon.map { colon in
              let value = tokens.trimmed(colon + 1..<part.upperBound)
              return VariableEntry(
                key: key(tokens.trimmed(part.lowerBound..<colon)),
                value: spaced(value),
                origin: origin(of: value)
              )
            }
          }
        )
      )
    }
    let hasComma = content.last.map { tokens[$0].kind == .comma } ?? false
    return parts.count > 1 || hasComma ? elements(parts) : spaced(content)
  }

  private func topLevelColon(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].kind == .colon { return index }
      if sheet.isInterpolation(at: index) { index += 1 }
      index = tokens.indexAfterValue(at: index)
    }
    return nil
  }

  /// The text of a map's key.
  private func key(_ range: Range<Int>) -> String {
    word(range) ?? sheet.file.text(in: tokens.sourceRange(of: range))
  }

  /// What a value is as a key, or nil when it is none.
  func word(_ range: Range<Int>) -> String? {
    let range = tokens.trimmed(range)
    if range.count == 1, let token = range.first.map({ tokens[$0] }),
      [.string, .ident].contains(token.kind)
    {
      return tokens.text(of: token)
    }
    return spaced(range).word
  }

  // MARK: Operands

  private func operand(_ index: inout Int, before end: Int) -> VariableValue {
    let start = index
    let token = tokens[start]
    if let (name, behind) = sheet.variable(at: start) {
      index = behind
      let found = value(reference(nil, name, start..<behind))
      return syntax.sigil == "@" ? member(of: found, &index, before: end) : found
    }
    index = tokens.indexAfterValue(at: start)
    switch token.kind {
    case .number: return .number(token.number, unit: "")
    case .percentage: return .number(token.number, unit: "%")
    case .dimension:
      return .number(token.number, unit: sheet.file.text(in: token.unitRange).lowercased())
    case .string: return .text(tokens.text(of: token))
    case .hash: return css(start..<index)
    case .function: return call(nil, at: start, from: start)
    case .openParenthesis: return parenthesised(tokens.content(of: start))
    case .openBrace where syntax.sigil == "@": return ruleset(tokens.content(of: start))
    case .ident: return word(&index, from: start, before: end)
    case .delimiter where token.isDelimiter("~") && index < end && tokens[index].kind == .string:
      index += 1
      let text = tokens.text(of: tokens[index - 1])
      if let color = (try? CSSColor(parsing: text))?.color { return .color(.literal(color)) }
      return .text(text)
    case .delimiter where token.isDelimiter("@"):
      index = end
      return .color(.undetermined(syntax.notEvaluated("a variable that is named by another")))
    default: return .other
    }
  }

  /// Reads a name: that of a colour, or of a module whose member follows.
  private func word(_ index: inout Int, from start: Int, before end: Int) -> VariableValue {
    let token = tokens[start]
    let next = start + 2
    if syntax.sigil == "$", next < end, tokens[start + 1].isDelimiter("."),
      tokens[start + 1].range.lowerBound == token.range.upperBound,
      tokens[next].range.lowerBound == tokens[start + 1].range.upperBound
    {
      let namespace = syntax.key(tokens.text(of: token))
      if let (name, behind) = sheet.variable(at: next) {
        index = behind
        return value(reference(namespace, name, start..<behind))
      }
      if tokens[next].kind == .function {
        index = tokens.indexAfterValue(at: next)
        return call(namespace, at: next, from: start)
      }
    }
    let text = tokens.text(of: token)
    if let color = try? CSSColor(parsing: text) {
      switch color {
      case .color(let color): return .color(.literal(color))
      case .undetermined(.wideKeyword): break
      default:
        return .color(.undetermined(color.undetermined?.description ?? text))
      }
    }
    return .text(text)
  }

  private func reference(
    _ namespace: String?,
    _ name: String,
    _ range: Range<Int>
  )
    -> VariableReference
  {
    VariableReference(
      namespace: namespace,
      key: ExactText(syntax.sigil + syntax.key(name)),
      range: tokens.sourceRange(of: range)
    )
  }

  /// A colour of CSS, written without variables.
  func css(_ range: Range<Int>) -> VariableValue {
    let bytes = tokens.sourceRange(of: range)
    let draft = DraftValue(
      css: sheet.file.text(in: bytes),
      in: sheet.file,
      at: bytes,
      from: bytes.lowerBound
    )
    switch draft.content {
    case .color(let color): return .color(.literal(color))
    case .undetermined(let reason): return .color(.undetermined(reason))
    case .fault(let fault): return .color(.fault(fault))
    case .alias, .derived: return .other
    }
  }

  func fault(_ message: String, at range: Range<Int>) -> VariableValue {
    .color(.fault(DraftFault(message, at: Place(tokens.sourceRange(of: range), in: sheet.file))))
  }
}
