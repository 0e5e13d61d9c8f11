import Colors
import Documents

/// Makes swatches and problems of the custom properties of one file.
struct PropertyReading {
  private let sheet: PropertySheet
  private let bare: BareComponents
  private let values: [PropertyValue]
  private var literals: [Int: PropertyColor] = [:]
  private var read: [[(mode: Mode, value: Swatch.Value)]]
  /// Properties without a value, which are colours if another mode or their name says so.
  private var unresolved: [(name: Int, mode: Mode, reason: String, place: Place)] = []
  private var reported: Set<Report> = []
  private var suggestions = 16
  private(set) var problems: [Reading.Problem] = []
  /// The modes of the palette.
  let modes: [Mode]

  private struct Report: Hashable {
    let offset: Int
    let message: String
  }

  init(_ sheet: PropertySheet) {
    self.sheet = sheet
    bare = BareComponents(sheet)
    values = sheet.declarations.map { PropertyValue($0.css.value, sheet.tokens) }
    read = Array(repeating: [], count: sheet.names.count)
    modes = PropertyModes(PropertyReading.conditions(sheet, bare, values)).modes
    for mode in modes { read(mode) }
    reportUnresolved()
  }

  /// The properties that are colours, in the order of the file.
  var swatches: [Swatch] {
    zip(sheet.names, read).compactMap { name, values in
      values.first.map { Swatch(name: name, place: $0.value.place, values: values) }
    }
  }

  /// How many names are no colours of the page.
  var skipped: Int { read.count { $0.isEmpty } + sheet.componentNames.count }

  /// The conditions under which properties stand that may be colours: only they make modes.
  private static func conditions(
    _ sheet: PropertySheet,
    _ bare: BareComponents,
    _ values: [PropertyValue]
  ) -> Set<Set<Mode.Choice>> {
    var mayBeColor = Array(repeating: false, count: sheet.names.count)
    var targets: [[Int]] = Array(repeating: [], count: sheet.names.count)
    for (index, declaration) in sheet.declarations.enumerated() {
      targets[declaration.name] += values[index].references.compactMap { sheet.positions[$0] }
      guard values[index].references.isEmpty else { continue }
      if bare.function(for: declaration, sheet) != nil {
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
    var conditions = Set(
      sheet.declarations.lazy.filter { mayBeColor[$0.name] }.map(\.conditions.choices)
    )
    let hasSchemes = sheet.declarations.indices.contains {
      values[$0].hasSchemes && mayBeColor[sheet.declarations[$0].name]
    }
    if hasSchemes { conditions.insert([Mode.Choice(.scheme, "dark")]) }
    return conditions
  }

  private mutating func read(_ mode: Mode) {
    let choices = Set(mode.choices)
    var winners: [Int?] = Array(repeating: nil, count: sheet.names.count)
    for (index, declaration) in sheet.declarations.enumerated()
    where declaration.conditions.choices.isSubset(of: choices) {
      if let winner = winners[declaration.name],
        !declaration.overrides(sheet.declarations[winner])
      {
        continue
      }
      winners[declaration.name] = index
    }
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
      case .tooLong: continue
      case .invalid(let reason): unresolved.append((name, mode, reason, place))
      case .text(let text):
        guard let state = state(of: text, written: winner, name, mode, place) else { continue }
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
      if let function = bare.function(for: sheet.declarations[text.declaration], sheet) {
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
    let function = bare.function(for: declaration, sheet)
    if let function { text = "\(function)(\(text))" }
    var color = PropertyColor(text)
    // A property may be one component of several: `rgb(var(--red) 0 0)`.
    if function != nil, case .faulty = color { color = .other }
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
      text.substituted == nil && range.count > 0 && bare.function(for: declaration, sheet) == nil
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

  // MARK: References that lead nowhere

  private mutating func reportUnresolved() {
    var namedCycles: Set<String> = []
    for (name, mode, reason, place) in unresolved {
      guard !read[name].isEmpty || PropertyReading.mayBeColor(sheet.names[name]) else { continue }
      let value = Swatch.Value(
        .faulty,
        source: sheet.tokens.file.text(in: place.range),
        place: place
      )
      read[name].append((mode, value))
      // A cycle is named once, at its first member.
      if reason.utf8.starts(with: "is part".utf8), !namedCycles.insert(reason).inserted { continue }
      let message = "\(sheet.names[name]) \(reason)" + suggestion(reason, name)
      guard reported.insert(Report(offset: place.range.lowerBound, message: message)).inserted
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

  private mutating func suggestion(_ reason: String, _ name: Int) -> String {
    guard suggestions > 0, reason.utf8.starts(with: "refers to --".utf8),
      let missing = reason.split(separator: " ").dropFirst(2).first?.split(separator: ",").first
    else { return "" }
    suggestions -= 1
    let own = sheet.names[name].string
    let names = sheet.names.prefix(2_000).map(\.string).filter { $0 != own }
    return Spelling.nearest(to: String(missing), among: names).map { "; did you mean \($0)?" } ?? ""
  }

  /// Whether a name leaves open that its property is a colour; names of sizes and fonts do not.
  private static func mayBeColor(_ name: ExactText) -> Bool {
    let words = name.string.lowercased().split(separator: "-")
    return !words.contains { wordsOfOtherThings.contains(String($0)) }
  }
}

/// Words in names of properties that are no colours.
private let wordsOfOtherThings: Set<String> = [
  "font", "fonts", "family", "weight", "size", "width", "height", "radius", "rounded", "space",
  "spacing", "gap", "padding", "margin", "inset", "leading", "tracking", "line", "letter",
  "shadow", "blur", "filter", "opacity", "alpha", "duration", "delay", "ease", "easing",
  "transition", "animate", "animation", "breakpoint", "container", "columns", "grid", "aspect",
  "ratio", "z", "index", "gradient", "image", "url", "transform", "translate", "rotate", "scale",
  "perspective", "content", "display", "position", "offset",
]
