import Colors
import Documents

extension ValueReader {
  /// Reads the call of the function at an index; `start` is that of its namespace, if it has one.
  func call(_ namespace: String?, at index: Int, from start: Int) -> VariableValue {
    let name = tokens.text(of: tokens[index])
    let written = namespace.map { "\($0).\(name)" } ?? name
    let plain = syntax.key(name)
    let unknown = VariableValue.color(.undetermined(syntax.notEvaluated("\(written)()")))
    if namespace == nil {
      if routines.contains(plain) { return unknown }
      if PropertyColor.isFunction(plain) { return cssFunction(plain, at: index) }
      if plain.lowercased() == "var" { return css(index..<tokens.indexAfterValue(at: index)) }
    }
    let owner = namespace.map { module($0) ?? "" } ?? ""
    guard namespace == nil || !owner.isEmpty else { return unknown }
    let known = owner.isEmpty ? plain : "\(owner).\(plain)"
    guard let formula = syntax.functions[known] else {
      return functionsOfOthers.contains(plain) || modulesOfOthers.contains(owner) ? .other : unknown
    }
    do throws(DraftFault) {
      guard let arguments = try arguments(of: formula, written, tokens.content(of: index)) else {
        return unknown
      }
      return try formula.apply(arguments)
    } catch {
      var error = error
      guard !error.isUndetermined else { return .color(.undetermined(error.message)) }
      if error.place == nil {
        let range = tokens.sourceRange(of: start..<tokens.indexAfterValue(at: index))
        error.place = Place(range, in: sheet.file)
      }
      return .color(.fault(error))
    }
  }

  /// The arguments of a formula, by position and by name; nil when a list is spread over them.
  private func arguments(
    of formula: ColorFormula,
    _ function: String,
    _ content: Range<Int>
  ) throws(DraftFault) -> FormulaArguments? {
    var values: [VariableValue?] = formula.parameters.map { _ in nil }
    var words: [String?] = formula.parameters.map { _ in nil }
    var further: [(name: String, value: VariableValue)] = []
    var position = 0
    for part in split(tokens.trimmed(content)) where !part.isEmpty {
      if let last = part.last, tokens[last].isDelimiter(".") { return nil }
      if let (name, start) = keyword(part) {
        let given = spaced(start..<part.upperBound)
        if let index = formula.parameters.firstIndex(of: name) {
          values[index] = given
          words[index] = word(start..<part.upperBound)
        } else {
          further.append((name, given))
        }
      } else if position < values.count {
        values[position] = spaced(part)
        words[position] = word(part)
        position += 1
      } else {
        throw DraftFault("\(function)() takes \(values.count) arguments at most")
      }
    }
    return FormulaArguments(
      function: function,
      syntax: syntax,
      values: values,
      words: words,
      further: further
    )
  }

  /// The name of an argument that is given by name, and where its value begins.
  private func keyword(_ part: Range<Int>) -> (name: String, start: Int)? {
    guard syntax.sigil == "$", let (name, behind) = sheet.variable(at: part.lowerBound) else {
      return nil
    }
    var colon = behind
    while colon < part.upperBound, tokens[colon].isBlank { colon += 1 }
    guard colon < part.upperBound, tokens[colon].kind == .colon else { return nil }
    return (syntax.key(name), colon + 1)
  }

  // MARK: Functions of CSS

  /// Reads a colour function of CSS, in whose arguments variables may stand.
  private func cssFunction(_ name: String, at index: Int) -> VariableValue {
    let content = tokens.content(of: index)
    let whole = index..<tokens.indexAfterValue(at: index)
    if let color = colorWithAlpha(name, content) { return color }
    var text = name + "("
    var colors: [ColorExpression] = []
    var isLiteral = true
    var position = content.lowerBound
    while position < content.upperBound {
      let token = tokens[position]
      if token.isBlank {
        text += " "
        position += 1
        continue
      }
      let isCall = token.kind == .function && !isPlainFunction(position)
      let isModule =
        token.kind == .ident && tokens[position + 1].isDelimiter(".") && syntax.sigil == "$"
      let isVariable = sheet.variable(at: position) != nil
      guard isCall || isModule || isVariable || sheet.isInterpolation(at: position) else {
        text += sheet.file.text(in: token.range)
        position += 1
        continue
      }
      isLiteral = false
      let start = position
      position = endOfOperand(at: position, before: content.upperBound)
      switch spaced(start..<position) {
      case .number(let number, let unit): text += number.short + unit
      case .text(let word): text += word
      case .color(let color):
        if case .undetermined = color { return .color(color) }
        text += "\u{0}"
        colors.append(color)
      case .list, .map, .other:
        return .color(.undetermined(syntax.notEvaluated("\(name)() of these values")))
      }
    }
    if isLiteral { return css(whole) }
    let hasArithmetic = content.contains { index in
      ["+", "-", "*"].contains { tokens[index].isDelimiter($0) }
    }
    if hasArithmetic, !content.contains(where: { tokens.matches(tokens[$0], "calc") }) {
      return .color(.undetermined(syntax.notEvaluated("arithmetic")))
    }
    let parts = (text + ")").split(separator: "\u{0}", omittingEmptySubsequences: false)
    let place = Place(tokens.sourceRange(of: whole), in: sheet.file)
    return .color(
      .computed(colors) { colors throws(DraftFault) in
        var text = String(parts[0])
        for (color, part) in zip(colors, parts.dropFirst()) { text += color.css + part }
        let parsed: CSSColor
        do throws(ColorSyntaxError) {
          parsed = try CSSColor(parsing: text)
        } catch {
          throw DraftFault("\(text.excerpt) is no colour: \(error)", at: place)
        }
        guard let color = parsed.color else {
          throw .undetermined(parsed.undetermined?.description ?? text)
        }
        return color
      }
    )
  }

  /// `rgba($color, 50%)`: the colour with that alpha (Sass documentation, global functions, `rgb`).
  private func colorWithAlpha(_ name: String, _ content: Range<Int>) -> VariableValue? {
    guard name == "rgb" || name == "rgba" else { return nil }
    let parts = split(tokens.trimmed(content))
    guard parts.count == 2 else { return nil }
    guard case .color(let color) = spaced(parts[0]) else { return nil }
    let given = spaced(keyword(parts[1]).map { $0.start..<parts[1].upperBound } ?? parts[1])
    guard case .number(let number, let unit) = given, unit.isEmpty || unit == "%" else {
      if case .color(.undetermined(let reason)) = given { return .color(.undetermined(reason)) }
      return .color(.undetermined(syntax.notEvaluated("an alpha that is no plain number")))
    }
    let alpha = unit == "%" ? number / 100 : number
    return .color(.computed([color]) { colors throws(DraftFault) in colors[0].withAlpha(alpha) })
  }

  private func isPlainFunction(_ index: Int) -> Bool {
    let name = tokens.text(of: tokens[index]).lowercased()
    return PropertyColor.isFunction(name) || functionsOfCSS.contains(name)
  }

  /// The index behind the variable or call at an index.
  private func endOfOperand(at index: Int, before end: Int) -> Int {
    if sheet.isInterpolation(at: index) { return tokens.indexAfterValue(at: index + 1) }
    var index = index
    if tokens[index].kind == .ident { index += 2 }
    guard index < end else { return end }
    guard let (_, behind) = sheet.variable(at: index) else {
      return min(end, tokens.indexAfterValue(at: index))
    }
    let isMember = syntax.sigil == "@" && tokens[behind].kind == .openSquare
    return isMember ? min(end, tokens.indexAfterValue(at: behind)) : behind
  }
}

/// The functions of CSS that may stand among the components of a colour.
private let functionsOfCSS: Set<String> = ["var", "env", "calc", "min", "max", "clamp"]

/// Modules of Sass none of whose further functions gives a colour.
private let modulesOfOthers: Set<String> = ["math", "string", "selector"]

/// Functions whose value is no colour.
private let functionsOfOthers: Set<String> = [
  "calc", "min", "max", "clamp", "env", "attr", "url", "format", "local", "counter", "image-set",
  "linear-gradient", "radial-gradient", "conic-gradient", "repeating-linear-gradient",
  "repeating-radial-gradient", "cubic-bezier", "steps", "translate", "translatex", "translatey",
  "translate3d", "scale", "rotate", "skew", "matrix", "minmax", "repeat", "fit-content", "blur",
  "drop-shadow", "brightness", "contrast-filter", "percentage", "ceil", "floor", "round", "abs",
  "random", "unit", "unitless", "length", "index", "append", "join", "zip", "map-keys",
  "map-values", "map-has-key", "keys", "values", "has-key", "str-length", "str-index", "str-slice",
  "to-upper-case", "to-lower-case", "quote", "inspect", "type-of", "red", "green", "blue", "hue",
  "saturation", "lightness", "alpha", "opacity", "luma", "luminance", "escape", "pow", "sqrt",
  "mod",
]
