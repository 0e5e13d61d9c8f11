import Colors
import Documents

/// Makes swatches and problems of the custom properties of one file.
struct PropertyReading {
  private let sheet: PropertySheet
  private let bare: BareComponents
  private let values: [PropertyValue]
  private var literals: [Int: PropertyColor] = [:]
  private var read: [[(mode: Mode, value: Swatch.Value)]]
  /// The values that are gradients, by the index of the name.
  private var readGradients: [Int: [(mode: Mode, value: Swatch.Value)]] = [:]
  /// Properties without a value, which are colours if another mode or their name says so.
  private var colorless:
    [(name: Int, mode: Mode, text: PropertyResolution.Text, declaration: Int)] =
      []
  /// The names of grounds that coloured properties ask for.
  private var grounds: Set<SwatchWords> = []
  private var unresolved: [(name: Int, mode: Mode, fault: PropertyFault, declaration: Int)] = []
  private var reported: Set<Report> = []
  private var suggestions = 16
  private(set) var problems: [Reading.Problem] = []
  /// The modes of the palette.
  let modes: [Mode]

  private struct Report: Hashable {
    let offset: Int
    let message: String
  }

  /// The most names that are resolved, counted once for each mode.
  private static let mostValues = 1 << 19

  /// Reads the properties in every mode.
  ///
  /// - Throws: `.tooLarge` when names and modes multiply beyond reason, or there are more than 256
  ///   modes.
  init(_ sheet: PropertySheet) throws(PaletteError) {
    self.sheet = sheet
    values = sheet.declarations.map { PropertyValue($0.css.value, sheet.tokens) }
    bare = BareComponents(sheet, values)
    read = Array(repeating: [], count: sheet.names.count)
    modes = PropertyModes(PropertyReading.blocksOfColors(sheet, bare, values)).modes
    guard modes.count <= 256,
      modes.count == 1 || sheet.names.count <= PropertyReading.mostValues / modes.count
    else {
      throw PaletteError(
        .tooLarge,
        "the file has \(sheet.names.count) custom properties in \(modes.count) "
          + "modes; up to 256 modes and \(PropertyReading.mostValues) values are read, so split it"
      )
    }
    for mode in modes { read(mode) }
    grounds = namedGrounds()
    reportColorless()
    reportUnresolved()
  }

  /// The properties that are colours, in the order of the file.
  var swatches: [Swatch] {
    zip(sheet.names, read).compactMap { name, values in
      values.first.map { Swatch(name: name, place: $0.value.place, values: values) }
    }
  }

  /// The properties that are gradients, in the order of the file.
  var gradients: [Swatch] {
    readGradients.sorted { $0.key < $1.key }.compactMap { name, values in
      values.first.map {
        Swatch(name: sheet.names[name], place: $0.value.place, values: values)
      }
    }
  }

  /// The names that properties refer to and that no file declares.
  var undeclared: Set<ExactText> {
    Set(values.lazy.flatMap(\.references).filter { sheet.positions[$0] == nil })
  }

  /// How many names are no colours of the page.
  var skipped: Int { read.count { $0.isEmpty } + sheet.componentNames.count }

  /// The blocks in which properties stand that may be colours: only they make modes.
  private static func blocksOfColors(
    _ sheet: PropertySheet,
    _ bare: BareComponents,
    _ values: [PropertyValue]
  ) -> [PropertyBlock] {
    var mayBeColor = Array(repeating: false, count: sheet.names.count)
    var targets: [[Int]] = Array(repeating: [], count: sheet.names.count)
    for (index, declaration) in sheet.declarations.enumerated() {
      targets[declaration.name] += values[index].references.compactMap { sheet.positions[$0] }
      guard values[index].references.isEmpty else { continue }
      if bare.functions[index] != nil {
        mayBeColor[declaration.name] = true
      } else if case .other = PropertyColor(sheet.tokens.file.text(in: declaration.css.valueRange))
      {
        continue
      } else {
        mayBeColor[declaration.name] = true
      }
    }
    for name in ReferenceGraph(targets).order where !mayBeColor[name] {
      mayBeColor[name] = targets[name].contains { mayBeColor[$0] }
    }
    let colors = sheet.declarations.indices.filter { mayBeColor[sheet.declarations[$0].name] }
    var blocks = Set(colors.map { sheet.declarations[$0].block }).map { sheet.blocks[$0] }
    if colors.contains(where: { values[$0].hasSchemes }) {
      let dark = CSSConditions([Mode.Choice(.scheme, "dark")])
      blocks.append(PropertyBlock(alternatives: [dark], layer: 0))
    }
    return blocks
  }

  private mutating func read(_ mode: Mode) {
    let winners = sheet.winners(in: Set(mode.choices))
    let resolution = PropertyResolution(
      sheet,
      values,
      winners: winners,
      isDark: mode.value(on: .scheme)?.utf8.starts(with: "dark".utf8) == true
    )
    for (name, winner) in winners.enumerated() {
      guard let winner, let end = resolution.ends[name] else { continue }
      let css = sheet.declarations[winner].css
      let place = Place(css.valueRange, in: sheet.tokens.file)
      switch end {
      case .tooLong: unresolved.append((name, mode, .tooLong, winner))
      case .invalid(let fault): unresolved.append((name, mode, fault, winner))
      case .text(let text):
        guard let state = state(of: text, written: winner, name, mode, place) else {
          if let gradient = gradient(of: text) {
            let value = Swatch.Value(
              gradient,
              source: sheet.tokens.file.text(in: css.valueRange),
              place: place,
              aliases: text.aliases,
              notes: text.notes
            )
            readGradients[name, default: []].append((mode, value))
          } else {
            colorless.append((name, mode, text, winner))
          }
          continue
        }
        let value = Swatch.Value(
          state.state,
          source: sheet.tokens.file.text(in: css.valueRange),
          place: place,
          aliases: text.aliases,
          notes: text.notes + state.notes
        )
        read[name].append((mode, value))
      }
    }
  }

  /// What a text is as a gradient, or nil when it does not begin like one.
  private func gradient(of text: PropertyResolution.Text) -> Swatch.State? {
    let declared = sheet.declarations[text.declaration].css.valueRange
    return Swatch.State(gradient: text.substituted ?? sheet.tokens.file.text(in: declared))
  }

  /// The state of a property's text, or nil when the text is no colour.
  private mutating func state(
    of text: PropertyResolution.Text,
    written: Int,
    _ name: Int,
    _ mode: Mode,
    _ place: Place
  ) -> (state: Swatch.State, notes: [String])? {
    let color: PropertyColor
    var notes: [String] = []
    if let substituted = text.substituted {
      color = PropertyColor(substituted)
    } else {
      color = literal(text.declaration)
      if let function = bare.functions[text.declaration] {
        notes.append("bare components, read as those of \(function)()")
      }
    }
    switch color {
    case .state(let state): return (state, notes)
    case .other: return nil
    case .faulty(let message, let range):
      // An alias of a faulty literal is faulty too, and the literal is reported once.
      if text.substituted != nil || text.declaration == written {
        report(message, text, range, name, mode, place)
      }
      return (.faulty, notes)
    }
  }

  private mutating func literal(_ index: Int) -> PropertyColor {
    if let color = literals[index] { return color }
    let declaration = sheet.declarations[index]
    var text = sheet.tokens.file.text(in: declaration.css.valueRange)
    if let function = bare.functions[index] { text = "\(function)(\(text))" }
    let color = PropertyColor(text)
    literals[index] = color
    return color
  }

  private mutating func report(
    _ message: String,
    _ text: PropertyResolution.Text,
    _ range: SourceRange,
    _ name: Int,
    _ mode: Mode,
    _ place: Place
  ) {
    guard reported.insert(Report(offset: place.range.lowerBound, message: message)).inserted else {
      return
    }
    let declaration = sheet.declarations[text.declaration]
    let start = declaration.css.valueRange.lowerBound
    let isVerbatim =
      text.substituted == nil && range.count > 0 && bare.functions[text.declaration] == nil
    problems.append(
      Reading.Problem(
        .unreadableColor,
        "\(sheet.names[name]): \(message)",
        at: isVerbatim
          ? Place(
            SourceRange(start + range.lowerBound, start + range.upperBound),
            in: sheet.tokens.file
          )
          : place,
        swatch: sheet.names[name],
        mode: modes.count > 1 ? mode : nil
      )
    )
  }

  // MARK: Values that are no colours where a name asks for one

  /// Reports values that are no colours of properties on which, by their names, others lie.
  ///
  /// `--primary: rebecapurple` is nothing to a palette by itself; beside a `--on-primary` it is a
  /// ground that cannot be measured. A colour that a missing semicolon spoils is told as well.
  private mutating func reportColorless() {
    for (name, mode, text, winner) in colorless {
      let swallowing = text.substituted == nil ? swallowing(at: winner) : nil
      guard swallowing != nil || isGround(name) else { continue }
      let range = sheet.declarations[winner].css.valueRange
      let place = Place(range, in: sheet.tokens.file)
      let source = sheet.tokens.file.text(in: range)
      read[name].append((mode, Swatch.Value(.faulty, source: source, place: place)))
      if let swallowing {
        report(swallowing.message, text, swallowing.range, name, mode, place)
        continue
      }
      let written = text.substituted ?? source
      do throws(ColorSyntaxError) {
        _ = try CSSColor(parsing: written)
        report("its value is no colour", text, SourceRange(0, 0), name, mode, place)
      } catch {
        report(error.description, text, SourceRange(0, 0), name, mode, place)
      }
    }
  }

  /// A colour behind which a semicolon is missing, so that it takes in the next declaration; or nil.
  ///
  /// `--ink: #111` and, on the next line, `--paper: #fff;` are one property to a browser, whose value
  /// is no colour (CSS Syntax 3, section 5.5.6): without a word, both would be lost. The range is that
  /// of the colour within the value.
  private func swallowing(at declaration: Int) -> (message: String, range: SourceRange)? {
    let css = sheet.declarations[declaration].css
    guard let next = swallowed(by: css.value) else { return nil }
    let tokens = sheet.tokens.trimmed(css.value.lowerBound..<next)
    guard !tokens.isEmpty else { return nil }
    let range = sheet.tokens.sourceRange(of: tokens)
    let color = sheet.tokens.file.text(in: range)
    guard (try? CSSColor(parsing: color)) != nil else { return nil }
    let hidden = sheet.tokens.text(of: sheet.tokens[next])
    let start = range.lowerBound - css.valueRange.lowerBound
    return (
      "a semicolon is missing behind \(color), so \(hidden) became a part of its value",
      SourceRange(start, start + range.count)
    )
  }

  /// The name of a custom property within a value, followed by a colon; or nil.
  private func swallowed(by value: Range<Int>) -> Int? {
    var index = value.lowerBound
    while index < value.upperBound {
      let next = sheet.tokens.indexAfterValue(at: index)
      if sheet.tokens[index].kind == .ident,
        sheet.tokens.text(of: sheet.tokens[index]).utf8.starts(with: "--".utf8)
      {
        var colon = next
        while colon < value.upperBound, sheet.tokens[colon].isBlank { colon += 1 }
        if colon < value.upperBound, sheet.tokens[colon].kind == .colon { return index }
      }
      index = next
    }
    return nil
  }

  /// Whether the name of a coloured property says that it lies on this one.
  private func isGround(_ name: Int) -> Bool {
    grounds.contains(SwatchWords(sheet.names[name]))
  }

  /// The names of the grounds that coloured properties ask for: `primary` for `--on-primary`.
  private func namedGrounds() -> Set<SwatchWords> {
    var grounds: Set<SwatchWords> = []
    for name in read.indices where !read[name].isEmpty {
      let words = SwatchWords(sheet.names[name])
      if let on = words.words.lastIndex(of: "on"), on + 1 < words.words.count {
        grounds.insert(words.removing(at: on))
      }
      if let last = words.words.indices.last, words.words[last] == "foreground" {
        grounds.insert(words.replacing(at: last, with: "background"))
        grounds.insert(words.removing(at: last))
      }
    }
    return grounds
  }

  // MARK: References that lead nowhere

  private mutating func reportUnresolved() {
    var namedCycles: Set<String> = []
    for (name, mode, fault, declaration) in unresolved
    where isMeantAsColor(name, fault, declaration) {
      let range = sheet.declarations[declaration].css.valueRange
      let place = Place(range, in: sheet.tokens.file)
      let source = sheet.tokens.file.text(in: range)
      read[name].append((mode, Swatch.Value(.faulty, source: source, place: place)))
      // A cycle is named once, at its first member.
      if case .cycle(let path) = fault, !namedCycles.insert(path).inserted { continue }
      let message = "\(sheet.names[name]) \(fault)" + suggestion(fault, name)
      guard reported.insert(Report(offset: range.lowerBound, message: message)).inserted
      else { continue }
      problems.append(
        Reading.Problem(
          .unresolvedReference,
          message,
          at: place,
          swatch: sheet.names[name],
          mode: modes.count > 1 ? mode : nil
        )
      )
    }
    for name in read.indices { read[name].sort { $0.mode < $1.mode } }
  }

  /// Whether a property without a value is a colour.
  ///
  /// It is one if it is in another mode, or if its value may be one and its own name sounds like
  /// that of a colour; if its own name says nothing, those of its targets count. A cycle is a fault
  /// of the file whatever its names are, as long as they do not sound like something else.
  private func isMeantAsColor(_ name: Int, _ fault: PropertyFault, _ declaration: Int) -> Bool {
    if !read[name].isEmpty || isGround(name) { return true }
    let words = PropertyWords(sheet.names[name])
    let first = sheet.tokens[sheet.declarations[declaration].css.value.lowerBound]
    guard !words.soundLikeOther,
      values[declaration].alias != nil || PropertyColor.isFunction(sheet.tokens.text(of: first))
    else { return false }
    if words.soundLikeColor || fault.cycle != nil { return true }
    return values[declaration].references.contains { PropertyWords($0).soundLikeColor }
  }

  private mutating func suggestion(_ fault: PropertyFault, _ name: Int) -> String {
    guard case .undeclared(let missing) = fault, suggestions > 0 else { return "" }
    suggestions -= 1
    let own = sheet.names[name].string
    let names = sheet.names.prefix(2_000).map(\.string).filter { $0 != own }
    return Spelling.nearest(to: missing.string, among: names).map { "; did you mean \($0)?" } ?? ""
  }
}
