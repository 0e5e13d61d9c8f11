import Colors
import Documents

/// What every custom property is in one mode, after `var()` and `light-dark()` are substituted.
///
/// Members of a cycle are invalid, all of them, even where a fallback is written (CSS Variables 1,
/// section 2.3); a property that refers to an invalid one is invalid unless it has a fallback.
struct PropertyResolution {
  /// What a property is in the end.
  enum End {
    /// A text without `var()`: that of a declaration, or one that was put together.
    case text(Text)
    /// No value, for the reason given.
    case invalid(PropertyFault)
    /// A text that grew too long to be a colour.
    case tooLong
  }

  /// A text, and whose it is.
  struct Text {
    /// The text, or nil where it is that of the declaration as it is written.
    var substituted: String?
    /// The declaration that holds the literal, as its index.
    var declaration: Int
    /// The names that lead there.
    var aliases: [ExactText] = []
    /// Remarks, such as which fallback was used.
    var notes: [String] = []
  }

  /// What each property is, or nil when it is not declared in this mode.
  private(set) var ends: [End?]
  /// The cycles, each as a path.
  let cycles: [[Int]]
  private let sheet: PropertySheet
  private let values: [PropertyValue]
  private let isDark: Bool

  private static let longest = 1_024

  /// Resolves the properties whose winning declarations are given, by name.
  init(
    _ sheet: PropertySheet,
    _ values: [PropertyValue],
    winners: [Int?],
    isDark: Bool
  ) {
    self.sheet = sheet
    self.values = values
    self.isDark = isDark
    let targets = winners.map { winner in
      winner.map { values[$0].references.compactMap { sheet.positions[$0] } } ?? []
    }
    let graph = ReferenceGraph(targets)
    cycles = graph.cycles
    ends = Array(repeating: nil, count: winners.count)
    for name in graph.order {
      guard let winner = winners[name] else { continue }
      if let cycle = graph.cycleOfMember[name] {
        ends[name] = .invalid(.cycle(path(ofCycle: cycle)))
      } else {
        ends[name] = end(ofDeclaration: winner)
      }
    }
  }

  /// A cycle as people read it: `--a -> --b -> --a`, shortened when it is long.
  func path(ofCycle cycle: Int) -> String {
    let members = cycles[cycle].map { sheet.names[$0].string }
    let shown =
      members.count > 12 ? members.prefix(10) + ["...", members.last ?? ""] : members[...]
    return (shown + [members.first ?? ""]).joined(separator: " -> ")
  }

  private func end(ofDeclaration index: Int) -> End {
    let css = sheet.declarations[index].css
    let value = values[index]
    if value.references.isEmpty, !value.hasSchemes { return .text(Text(declaration: index)) }
    if let alias = value.alias, let end = end(of: alias.name) {
      switch end {
      case .text(var text):
        text.aliases = text.aliases.prefixed(by: alias.name)
        return .text(text)
      case .tooLong: return .tooLong
      case .invalid: break
      }
    }
    var written: [UInt8] = []
    var notes: [String] = []
    switch substitute(css.value, into: &written, &notes) {
    case .done:
      let text = collapsed(String(decoding: written, as: UTF8.self))
      return .text(Text(substituted: text, declaration: index, notes: notes))
    case .invalid(let fault): return .invalid(fault)
    case .tooLong: return .tooLong
    }
  }

  /// A colour that was put together in its shortest form, so that mixtures of mixtures stay short.
  private func collapsed(_ text: String) -> String {
    guard PropertyColor.beginsFunction(text), let color = (try? CSSColor(parsing: text))?.color
    else { return text }
    return color.css
  }

  private func end(of name: ExactText) -> End? { sheet.positions[name].flatMap { ends[$0] } }

  private enum Substitution {
    case done
    case invalid(PropertyFault)
    case tooLong
  }

  /// Writes the tokens of a value, with what each `var()` stands for in its place.
  private func substitute(
    _ range: Range<Int>,
    into text: inout [UInt8],
    _ notes: inout [String]
  ) -> Substitution {
    let tokens = sheet.tokens
    var index = range.lowerBound
    while index < range.upperBound {
      guard text.count < PropertyResolution.longest else { return .tooLong }
      let token = tokens[index]
      if let schemes = PropertyValue.schemes(at: index, tokens) {
        let chosen = isDark ? schemes.dark : schemes.light
        let outcome = substitute(chosen, into: &text, &notes)
        guard case .done = outcome else { return outcome }
        index = tokens.indexAfterValue(at: index)
        continue
      }
      guard token.kind == .function, tokens.matches(token, "var") else {
        if token.kind == .comment {
          text.append(0x20)
        } else {
          text += tokens.file.bytes[token.range.lowerBound..<token.range.upperBound]
        }
        index += 1
        continue
      }
      guard let variable = PropertyValue.variable(at: index, tokens) else {
        return .invalid(.nameless)
      }
      index = tokens.indexAfterValue(at: index)
      switch end(of: variable.name) {
      case .text(let value):
        let literal = sheet.declarations[value.declaration].css.valueRange
        text +=
          value.substituted.map { Array($0.utf8) }
          ?? Array(tokens.file.bytes[literal.lowerBound..<literal.upperBound])
      case .tooLong: return .tooLong
      case .invalid, nil:
        guard let fallback = variable.fallback else { return .invalid(fault(of: variable.name)) }
        notes.append("\(variable.name) has no value here: the fallback is used")
        let outcome = substitute(fallback, into: &text, &notes)
        guard case .done = outcome else { return outcome }
      }
    }
    return .done
  }

  /// The fault of a property that refers to `name`, which has no value.
  private func fault(of name: ExactText) -> PropertyFault {
    switch end(of: name) {
    case .invalid(let fault): fault.leading(through: name)
    case nil: sheet.positions[name] == nil ? .undeclared(name) : .absent(name)
    default: .dependent(name)
    }
  }
}
