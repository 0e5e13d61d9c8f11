import Documents

/// The custom properties that a stylesheet sets for the whole page, in the order of the text.
struct PropertySheet {
  /// The tokens of the stylesheet.
  let tokens: CSSTokens
  /// The names, in the order of their first declaration.
  private(set) var names: [ExactText] = []
  /// Where each name stands in ``names``.
  private(set) var positions: [ExactText: Int] = [:]
  /// The declarations.
  private(set) var declarations: [PropertyDeclaration] = []
  /// The blocks in which they stand.
  private(set) var blocks: [PropertyBlock] = []
  /// The names of properties that are set only for parts of the page.
  private(set) var componentNames: Set<ExactText> = []
  /// Names that are declared twice in one block.
  private(set) var problems: [Reading.Problem] = []
  private var layers: [ExactText: Int] = [:]

  /// The strength of what stands in no layer.
  private static let unlayered = Int.max

  init(_ sheet: CSSStylesheet) {
    tokens = sheet.tokens
    for rule in sheet.rules { read(rule, [CSSConditions()], layer: PropertySheet.unlayered) }
    componentNames.subtract(names)
  }

  /// For each name, the declaration that wins in a mode of the choices given, as its index.
  func winners(in mode: Set<Mode.Choice>) -> [Int?] {
    let specificities = blocks.map { $0.specificity(in: mode) }
    var winners: [Int?] = Array(repeating: nil, count: names.count)
    for (index, declaration) in declarations.enumerated() {
      guard let own = specificities[declaration.block] else { continue }
      if let winner = winners[declaration.name] {
        let other = declarations[winner]
        let isImportant = declaration.css.isImportant
        let layers = (blocks[declaration.block].layer, blocks[other.block].layer)
        if isImportant != other.css.isImportant {
          guard isImportant else { continue }
        } else if layers.0 != layers.1 {
          // Among important declarations, the order of the layers is reversed.
          guard (layers.0 > layers.1) != isImportant else { continue }
        } else if own < specificities[other.block] ?? 0 {
          continue
        }
      }
      winners[declaration.name] = index
    }
    return winners
  }

  private mutating func read(_ rule: CSSRule, _ outer: [CSSConditions], layer: Int) {
    var layer = layer
    var conditions = outer
    switch rule.atName {
    case nil:
      let own = SelectorConditions(tokens)(rule.prelude)
      conditions = PropertySheet.combined(outer, own)
    case "media":
      conditions = PropertySheet.combined(outer, MediaConditions(tokens).media(rule.prelude))
    case "supports":
      let own = MediaConditions(tokens).supports(rule.prelude)
      conditions = PropertySheet.combined(outer, own.map { [$0] } ?? [])
    case "layer": layer = strength(ofLayers: rule)
    case "theme":
      // Tailwind writes its theme into the weakest layer.
      layer = -1
    case "variant":
      let words = ModeWords(tokens.file.text(in: tokens.sourceRange(of: rule.prelude)))
      let own = CSSConditions(words.choices)
      conditions = PropertySheet.combined(outer, [own])
    default: conditions = []
    }
    read(rule.items, conditions, layer: layer)
  }

  private static func combined(
    _ outer: [CSSConditions],
    _ inner: [CSSConditions]
  ) -> [CSSConditions] {
    // Nested lists of selectors could multiply without end.
    Array(
      outer.lazy.flatMap { outer in inner.lazy.map { outer.adding($0) } }.prefix(256)
    )
  }

  private mutating func read(_ items: [CSSItem], _ conditions: [CSSConditions], layer: Int) {
    let block = blocks.count
    blocks.append(PropertyBlock(alternatives: conditions, layer: layer))
    var firsts: [ExactText: CSSDeclaration] = [:]
    for item in items {
      switch item {
      case .rule(let rule): read(rule, conditions, layer: layer)
      case .declaration(let declaration) where declaration.isCustomProperty:
        if conditions.isEmpty {
          componentNames.insert(declaration.name)
          continue
        }
        if let first = firsts.updateValue(declaration, forKey: declaration.name) {
          report(first, declaration)
        }
        let name = index(of: declaration.name)
        declarations.append(PropertyDeclaration(name: name, css: declaration, block: block))
      case .declaration: continue
      }
    }
  }

  private mutating func index(of name: ExactText) -> Int {
    if let index = positions[name] { return index }
    positions[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// Registers the layers that a rule names, and tells how strong the last of them is.
  private mutating func strength(ofLayers rule: CSSRule) -> Int {
    let written = tokens.file.text(in: tokens.sourceRange(of: rule.prelude))
    var strength = layers.count
    for part in written.utf8.split(separator: UInt8(ascii: ",")) {
      let name = ExactText(
        String(decoding: part.filter { $0 > 0x20 }, as: UTF8.self)
      )
      strength = layers[name] ?? layers.count
      layers[name] = strength
    }
    if written.utf8.isEmpty { layers[ExactText("\(blocks.count)")] = strength }
    return strength
  }

  private mutating func report(_ first: CSSDeclaration, _ again: CSSDeclaration) {
    let file = tokens.file
    let line = file.location(at: first.nameRange.lowerBound).line
    let lastLine = file.location(at: again.nameRange.lowerBound).line
    let measured = first.isImportant && !again.isImportant ? "the important one" : "the last"
    problems.append(
      Reading.Problem(
        .duplicateSwatch,
        "\(again.name) is declared twice in one block, on lines \(line) and \(lastLine); "
          + "\(measured) is measured, rename or remove one",
        at: Place(again.nameRange, in: file),
        swatch: again.name,
        notes: [("first declared here", Place(first.nameRange, in: file))]
      )
    )
  }
}
