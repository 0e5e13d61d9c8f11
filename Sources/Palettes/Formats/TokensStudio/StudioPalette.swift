import Colors
import Documents

/// Makes the draft of a palette: every colour with its values in all modes.
struct StudioPalette {
  /// The draft, whose references are not followed yet.
  var draft = PaletteDraft()
  private let catalogue: StudioCatalogue
  /// The values of tokens that are the same in all modes.
  private var known: [Int: DraftValue] = [:]

  /// Reads the values.
  ///
  /// - Throws: `.tooLarge` when colours and modes multiply beyond reason.
  init(
    _ catalogue: StudioCatalogue,
    _ modes: StudioModes,
    named name: String
  ) throws(PaletteError) {
    let colors = catalogue.isColor.count { $0 }
    try PaletteDraft.requireRoom(for: colors, inModes: modes.all.count, of: name)
    self.catalogue = catalogue
    draft.modes = modes.all.map(\.mode)
    var columns: [[(token: Int, value: DraftValue)?]] = []
    for mode in modes.all {
      var scope = StudioScope(mode, in: catalogue)
      columns.append(
        catalogue.paths.indices.map { path in
          guard catalogue.isColor[path], let token = scope.token(at: path),
            catalogue.tokens[token].mayBeColor
          else { return nil }
          return (token, value(of: token, in: &scope))
        }
      )
    }
    var isListed = Array(repeating: false, count: catalogue.paths.count)
    for set in modes.listed {
      for token in catalogue.tokensOfSet[set] { isListed[catalogue.pathOfToken[token]] = true }
    }
    for (path, name) in catalogue.paths.enumerated() {
      guard catalogue.isColor[path] else {
        draft.skipped += 1
        draft.others.insert(name)
        continue
      }
      add(name, columns.map { $0[path] }, isListed: isListed[path])
    }
  }

  private mutating func add(
    _ name: ExactText,
    _ column: [(token: Int, value: DraftValue)?],
    isListed: Bool
  ) {
    let tokens = column.compactMap { $0?.token }
    let isGradient =
      !tokens.isEmpty && tokens.allSatisfy { catalogue.tokens[$0].isGradient }
    // What no theme selects is left out, and what is no single colour.
    if tokens.isEmpty || isGradient { draft.skipped += 1 }
    var values: [(mode: Mode, value: DraftValue)] = []
    if let first = tokens.first, known[first] != nil, tokens.count == column.count,
      tokens.allSatisfy({ $0 == first }), let value = column.first??.value
    {
      values = [(.default, value)]
    } else {
      for (mode, entry) in zip(draft.modes, column) {
        if let entry { values.append((mode, entry.value)) }
      }
    }
    draft.swatches.append(
      DraftSwatch(name, values: values, isHidden: !isListed || isGradient, isExact: true)
    )
  }

  /// What a token is in one mode.
  private mutating func value(of position: Int, in scope: inout StudioScope) -> DraftValue {
    if let value = known[position] { return value }
    let token = catalogue.tokens[position]
    scope.hasLooked = false
    let value: DraftValue
    do throws(StudioObstacle) {
      value = try read(token, in: &scope)
    } catch {
      if let missing = error.missing { draft.missing.insert(missing) }
      value = DraftValue(error.content, of: token)
    }
    if !scope.hasLooked { known[position] = value }
    return value
  }

  private func read(
    _ token: StudioToken,
    in scope: inout StudioScope
  ) throws(StudioObstacle) -> DraftValue {
    guard let text = token.text else {
      guard token.value["colorSpace"] == nil else {
        throw .undetermined("colour objects are not read in files of Tokens Studio: write a text")
      }
      throw .fault("a colour is a text such as \"#1f2328\", not \(token.value.kindName)")
    }
    guard !token.isGradient else { throw .undetermined("a gradient is no single colour") }
    let base = try StudioExpression(text, in: &scope)
    guard let written = token.modifier else { return plain(base, text, token) }
    let (modifier, note) = try StudioModifier.read(written, in: &scope)
    guard let modifier else { return plain(base, text, token, notes: [note]) }
    let count = base.keys.count
    let content = DraftValue.Content.derived(from: base.keys + (modifier.mixed?.keys ?? [])) {
      colors throws(DraftFault) in
      let mixed = try modifier.mixed?.color(Array(colors.dropFirst(count)))
      return modifier.applied(to: try base.color(Array(colors.prefix(count))), mixed: mixed)
    }
    return DraftValue(content, of: token, notes: [note])
  }

  /// The value of a token without a modifier.
  private func plain(
    _ base: StudioExpression,
    _ text: BracedText,
    _ token: StudioToken,
    notes: [String] = []
  ) -> DraftValue {
    if let key = base.alias { return DraftValue(.alias(key), of: token, notes: notes) }
    let notes = notes + (token.type == nil ? ["no type is given; it is written like a colour"] : [])
    guard let css = base.css else {
      return DraftValue(
        .derived(from: base.keys) { colors throws(DraftFault) in try base.color(colors) },
        of: token,
        notes: notes
      )
    }
    let read =
      css == token.value.string
      ? DraftValue(css: token.value)
      : DraftValue(css: css, in: token.value.file, at: token.value.range, from: nil)
    return DraftValue(read.content, of: token, notes: notes)
  }
}

extension StudioToken {
  /// Whether it may have a colour, and has not the type of something else.
  fileprivate var mayBeColor: Bool { type == nil || type == "color" }
}

extension DraftValue {
  fileprivate init(_ content: Content, of token: StudioToken, notes: [String] = []) {
    self.init(
      content,
      source: token.value.string ?? token.value.sourceText,
      place: token.value.place,
      notes: token.notes + notes
    )
  }
}
