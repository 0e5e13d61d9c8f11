import Documents

/// Runs the assignments of SCSS files in the order in which Sass runs them.
///
/// By the Sass documentation, "Variables", "@use", "@forward" and "@import": a file is run once, where
/// it is first used; `!default` counts only where there is no value; a value is that of its moment.
final class SassEvaluation {
  private var files: StylesheetFiles
  private let syntax: VariableSyntax
  private let routines: Set<String>
  private var slots = VariableSlots()
  private var modules: [Module] = []
  /// The module that each stylesheet is run in, or nil as long as it is not.
  private var moduleOfSheet: [Int: Int] = [:]
  /// The stylesheets that were run to their end.
  private var finished: Set<Int> = []
  private var problems: [Reading.Problem] = []
  private var foreign: Set<ExactText> = []
  private var others: Set<ExactText> = []
  private var depth = 0

  /// How deep files may use one another.
  private static let deepest = 64

  /// The variables of a file, and of those that it imports.
  private struct Module {
    var variables: [ExactText: Binding] = [:]
    var namespaces: [String: Namespace] = [:]
    var open: [Int] = []
    var openBuiltIns: [String] = []
    var forwarded: [(module: Int, prefix: String)] = []
    var sheets: Set<Int> = []
    var configuration: [ExactText: VariableEntry] = [:]
  }

  private enum Namespace {
    case builtIn(String)
    case module(Int)
    case absent
  }

  private struct Binding {
    let value: VariableValue
    let slots: Range<Int>
    let sheet: Int
    let place: Place
    let isPlain: Bool
  }

  private init(_ files: StylesheetFiles, _ syntax: VariableSyntax) {
    self.files = files
    self.syntax = syntax
    routines = files.routines
  }

  /// The draft of the palette that a tree is.
  static func draft(
    of tree: SourceTree,
    _ syntax: VariableSyntax
  ) throws(PaletteError)
    -> PaletteDraft
  {
    let run = SassEvaluation(try StylesheetFiles(tree, syntax), syntax)
    for sheet in run.files.roots { _ = try run.module(of: sheet) }
    // Files that use one another in a circle have no root.
    for sheet in 0..<run.files.own { _ = try run.module(of: sheet) }
    guard !run.slots.isFull else {
      throw PaletteError(
        .tooLarge,
        "these variables and maps hold more than 32768 colours, with those of maps within maps: split "
          + "the file"
      )
    }
    var draft = PaletteDraft()
    draft.problems = run.problems
    draft.foreign = run.foreign
    draft.others = run.others
    draft.skipped = run.files.sheets.contains { $0.hasOthers } ? 1 : 0
    return VariableDraft.filling(draft, run.slots, run.files.sheets)
  }

  // MARK: Files

  /// The module of a stylesheet, which is run now if it was not; nil when it is deep in a chain.
  private func module(
    of sheet: Int,
    configuration: [ExactText: VariableEntry] = [:]
  ) throws(PaletteError) -> Int? {
    if let module = moduleOfSheet[sheet] { return module }
    guard depth < Self.deepest else { return nil }
    let module = modules.count
    modules.append(Module())
    modules[module].configuration = configuration
    moduleOfSheet[sheet] = module
    try run(sheet, in: module)
    return module
  }

  private func run(_ index: Int, in module: Int) throws(PaletteError) {
    guard modules[module].sheets.insert(index).inserted else { return }
    depth += 1
    defer {
      depth -= 1
      finished.insert(index)
    }
    let sheet = files.sheets[index]
    if index >= files.own { foreign.formUnion(sheet.firstOffsets.keys) }
    for statement in sheet.statements {
      switch statement {
      case .assignment(let assignment): try assign(assignment, of: index, in: module)
      case .link(let link): try follow(link, of: index, in: module)
      case .property(let property): emit(property, of: index, in: module)
      }
    }
  }

  private func follow(_ link: StylesheetLink, of sheet: Int, in module: Int) throws(PaletteError) {
    let stem = link.path.split(separator: "/").last.map(String.init) ?? link.path
    let last = stem.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(stem[..<$0]) } ?? stem
    if link.path.utf8.starts(with: "sass:".utf8) {
      let name = String(link.path.utf8.dropFirst(5)) ?? ""
      if link.name == "*" { modules[module].openBuiltIns.append(name) }
      modules[module].namespaces[link.name ?? name] = .builtIn(name)
      return
    }
    let namespace = link.name ?? syntax.key(last.namespace)
    guard let target = try files.sheet(link, in: sheet) else {
      if link.kind == .use { modules[module].namespaces[namespace] = .absent }
      return
    }
    if link.kind == .import {
      guard depth < Self.deepest else { return reportDepth(link, sheet) }
      if let used = moduleOfSheet[target], used != module {
        modules[module].open.append(used)
      } else {
        moduleOfSheet[target] = module
        try run(target, in: module)
      }
      return
    }
    let configuration = try link.configuration.map { content throws(PaletteError) in
      try self.configuration(content, of: sheet, in: module)
    }
    guard let used = try self.module(of: target, configuration: configuration ?? [:]) else {
      return reportDepth(link, sheet)
    }
    guard finished.contains(target) else {
      problems.append(
        Reading.Problem(
          .unresolvedReference,
          "\(link.path) is being read already: files that use one another in a circle have no order",
          at: Place(link.range, in: files.sheets[sheet].file)
        )
      )
      return
    }
    switch (link.kind, namespace) {
    case (.forward, _): modules[module].forwarded.append((used, link.name ?? ""))
    case (_, "*"): modules[module].open.append(used)
    default: modules[module].namespaces[namespace] = .module(used)
    }
  }

  private func reportDepth(_ link: StylesheetLink, _ sheet: Int) {
    problems.append(
      Reading.Problem(
        .unresolvedReference,
        "\(link.path) stands more than \(Self.deepest) files deep; flatten the files",
        at: Place(link.range, in: files.sheets[sheet].file)
      )
    )
  }

  /// The values that `with` gives to the variables of another file.
  private func configuration(
    _ content: Range<Int>,
    of sheet: Int,
    in module: Int
  ) throws(PaletteError) -> [ExactText: VariableEntry] {
    let reader = reader(of: sheet, in: module)
    let source = files.sheets[sheet]
    var values: [ExactText: VariableEntry] = [:]
    for part in reader.split(source.tokens.trimmed(content)) {
      guard let (name, behind) = source.variable(at: part.lowerBound) else { continue }
      var colon = behind
      while colon < part.upperBound, source.tokens[colon].isBlank { colon += 1 }
      let range = source.tokens.trimmed(min(colon + 1, part.upperBound)..<part.upperBound)
      values[ExactText("$" + syntax.key(name))] = VariableEntry(
        key: name,
        value: reader.spaced(range),
        origin: reader.origin(of: range)
      )
    }
    return values
  }

  // MARK: Assignments

  private func assign(
    _ assignment: VariableAssignment,
    of sheet: Int,
    in module: Int
  ) throws(PaletteError) {
    let old = modules[module].variables[assignment.key]
    if assignment.isConditional { return doubt(assignment, old, of: sheet, in: module) }
    let reader = reader(of: sheet, in: module)
    var value: VariableValue
    var origin: ValueOrigin
    if assignment.isDefault {
      if let old, !old.value.isNull { return }
      if let given = modules[module].configuration[assignment.key], let place = given.origin {
        bind(assignment, given.value, place, of: sheet, in: module)
        return
      }
    }
    value = reader.read(assignment.value)
    origin = reader.origin(of: assignment.value)
    if assignment.value.isEmpty {
      value = .color(.fault(DraftFault("a value is missing behind \(assignment.name):")))
      origin = ValueOrigin(
        place: Place(assignment.nameRange, in: files.sheets[sheet].file),
        source: ""
      )
    }
    if let old, !assignment.isDefault, old.isPlain, old.sheet == sheet,
      !refersToItself(assignment, in: sheet), !old.slots.isEmpty || value.mayBeColor
    {
      problems.append(
        .givenTwice(
          ExactText(assignment.name),
          at: Place(assignment.nameRange, in: files.sheets[sheet].file),
          after: old.place
        )
      )
    }
    bind(assignment, value, origin, of: sheet, in: module)
  }

  /// Whether a value is made of the variable's earlier one.
  private func refersToItself(_ assignment: VariableAssignment, in sheet: Int) -> Bool {
    let source = files.sheets[sheet]
    return assignment.value.contains { index in
      source.variable(at: index).map { "$" + syntax.key($0.name) == assignment.key.string } ?? false
    }
  }

  /// Takes away what is known of a variable that a block such as that of `@if` may set.
  private func doubt(
    _ assignment: VariableAssignment,
    _ old: Binding?,
    of sheet: Int,
    in module: Int
  ) {
    guard let old, old.value.mayBeColor else { return }
    let reason = syntax.notEvaluated("a block that may set \(assignment.name)")
    let origin = reader(of: sheet, in: module).origin(of: assignment.value)
    bind(assignment, .color(.undetermined(reason)), origin, of: sheet, in: module)
  }

  private func bind(
    _ assignment: VariableAssignment,
    _ value: VariableValue,
    _ origin: ValueOrigin,
    of sheet: Int,
    in module: Int
  ) {
    if let old = modules[module].variables[assignment.key] { slots.supersede(old.slots) }
    let first = slots.all.count
    let named = slots.assign(
      value,
      key: assignment.key,
      name: ExactText(assignment.name),
      origin: origin,
      sheet: sheet
    )
    others.insert(assignment.key)
    modules[module].variables[assignment.key] = Binding(
      value: named,
      slots: first..<slots.all.count,
      sheet: sheet,
      place: Place(assignment.nameRange, in: files.sheets[sheet].file),
      isPlain: !assignment.isDefault && !assignment.isConditional
    )
  }

  // MARK: Custom properties

  private func emit(_ property: EmittedProperty, of sheet: Int, in module: Int) {
    let reader = reader(of: sheet, in: module)
    let locals = property.locals
    let isLocal = property.value.contains { index in
      reader.sheet.variable(at: index).map { locals.contains(ExactText("$" + syntax.key($0.name))) }
        ?? false
    }
    guard let name = reader.text(property.name) else { return slots.skip() }
    let value =
      isLocal
      ? .color(.undetermined(syntax.notEvaluated("a variable of the rule itself")))
      : reader.property(property.value)
    let first = slots.all.count
    _ = slots.assign(
      value,
      key: ExactText(name),
      name: ExactText(name),
      origin: reader.origin(of: property.value),
      sheet: sheet
    )
    others.insert(ExactText(name))
    slots.limit(first..<slots.all.count, to: Set(property.conditions.map(\.mode)).sorted())
  }

  // MARK: References

  private func reader(of sheet: Int, in module: Int) -> ValueReader {
    ValueReader(
      sheet: files.sheets[sheet],
      syntax: syntax,
      routines: routines,
      value: { [unowned self] in value(of: $0, of: sheet, in: module) },
      module: { [unowned self] in builtIn($0, in: module) }
    )
  }

  private func builtIn(_ namespace: String, in module: Int) -> String? {
    switch modules[module].namespaces[namespace] {
    case .builtIn(let name)?: name
    case .module?, .absent?: nil
    // A partial may rely on what is written at another place.
    case nil:
      ["color", "map", "math", "list", "string", "selector", "meta"].contains(namespace)
        ? namespace : nil
    }
  }

  private func value(
    of reference: VariableReference,
    of sheet: Int,
    in module: Int
  ) -> VariableValue {
    if let namespace = reference.namespace {
      switch modules[module].namespaces[namespace] {
      case .builtIn?: return .other
      case .module(let used)?:
        if let binding = member(reference.key, of: used) { return binding.value }
      case .absent?, nil: break
      }
    } else {
      if let binding = modules[module].variables[reference.key] { return binding.value }
      for used in modules[module].open {
        if let binding = member(reference.key, of: used) { return binding.value }
      }
      for (used, _) in modules[module].forwarded {
        if let binding = member(reference.key, of: used) { return binding.value }
      }
      if let offset = files.sheets[sheet].firstOffsets[reference.key] {
        let file = files.sheets[sheet].file
        let line = file.location(at: offset).line
        return .color(
          .fault(
            DraftFault(
              "\(reference.key) is used before line \(line) gives it a value, and Sass reads from "
                + "the top: move one of them",
              at: Place(reference.range, in: file),
              kind: .unresolvedReference
            )
          )
        )
      }
    }
    if let value = implicit(reference.key, of: sheet) { return value }
    foreign.insert(reference.key)
    return .color(.named(reference.key))
  }

  /// A variable of a module, or of one that it forwards.
  private func member(_ key: ExactText, of module: Int, depth: Int = 0) -> Binding? {
    if let binding = modules[module].variables[key] { return binding }
    guard depth < Self.deepest else { return nil }
    for (other, prefix) in modules[module].forwarded {
      let name = key.string.dropFirst()
      guard name.utf8.starts(with: prefix.utf8) else { continue }
      let inner = ExactText("$" + String(name.dropFirst(prefix.count)))
      if let binding = member(inner, of: other, depth: depth + 1) { return binding }
    }
    return nil
  }

  /// A variable of another file of the tree that no file links to this one.
  ///
  /// Files that are imported one after the other by a file that is not here see each other's variables.
  private func implicit(_ key: ExactText, of sheet: Int) -> VariableValue? {
    var found: [Binding] = []
    var modes: Set<Mode> = []
    for other in files.declaring[key] ?? [] where other != sheet {
      guard let module = try? module(of: other), let binding = member(key, of: module) else {
        continue
      }
      found.append(binding)
      modes.insert(Mode(ofFileAt: files.sheets[other].file.name))
    }
    guard let first = found.first else { return nil }
    guard modes.count > 1 else { return first.value }
    return first.value.named(key)
  }
}

extension VariableValue {
  /// Whether the value is a colour or holds one.
  var mayBeColor: Bool {
    switch self {
    case .color: true
    case .list(let list): list.contains { $0.value.mayBeColor }
    case .map(let map): map.entries.contains { $0.value.mayBeColor }
    case .number, .text, .other: false
    }
  }

  /// Whether the value is `null`, on which `!default` counts.
  var isNull: Bool { if case .text("null") = self { true } else { false } }

  /// The value with its colours replaced by references to the swatches of that name.
  ///
  /// So they are followed in every mode.
  func named(_ key: ExactText) -> VariableValue {
    switch self {
    case .color: .color(.named(key))
    case .map(let map): .map(VariableMap(VariableValue.named(map.entries, key)))
    case .list(let list): .list(VariableValue.named(list, key))
    case .number, .text, .other: self
    }
  }

  private static func named(_ entries: [VariableEntry], _ key: ExactText) -> [VariableEntry] {
    entries.map { entry in
      VariableEntry(
        key: entry.key,
        value: entry.value.named(ExactText("\(key).\(entry.key)")),
        origin: entry.origin
      )
    }
  }
}
