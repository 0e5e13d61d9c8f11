import Documents

/// Follows the variables of Less files, whose values are looked up late.
///
/// By the Less documentation, "Variables", lazy evaluation: the last definition counts, wherever in
/// the file a variable is used; imported files stand where they are imported.
final class LessEvaluation {
  private var files: StylesheetFiles
  private let syntax: VariableSyntax
  private var slots = VariableSlots()
  private var definitions: [Definition] = []
  /// The last definition of each name, for each file that is imported by no other.
  private var scopes: [[ExactText: Int]] = []
  private var problems: [Reading.Problem] = []
  private var foreign: Set<ExactText> = []
  private var values: [VariableValue?] = []

  private struct Definition {
    let assignment: VariableAssignment
    let sheet: Int
    let scope: Int
    var isLast = true
  }

  private init(_ files: StylesheetFiles, _ syntax: VariableSyntax) {
    self.files = files
    self.syntax = syntax
  }

  /// The draft of the palette that a tree is.
  static func draft(
    of tree: SourceTree,
    _ syntax: VariableSyntax
  ) throws(PaletteError)
    -> PaletteDraft
  {
    let run = LessEvaluation(try StylesheetFiles(tree, syntax), syntax)
    var read: Set<Int> = []
    for sheet in run.files.roots + Array(0..<run.files.own) where !read.contains(sheet) {
      try run.collect(sheet, &read)
    }
    run.evaluate()
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
    draft.others = Set(run.definitions.map(\.assignment.key))
    draft.skipped = run.files.sheets.contains { $0.hasOthers } ? 1 : 0
    return VariableDraft.filling(draft, run.slots, run.files.sheets)
  }

  /// Collects the definitions of a file, and of those that it imports, in a scope of their own.
  private func collect(_ root: Int, _ read: inout Set<Int>) throws(PaletteError) {
    let scope = scopes.count
    scopes.append([:])
    read.insert(root)
    var open = [(sheet: root, next: 0)]
    while let (sheet, next) = open.last {
      let statements = files.sheets[sheet].statements
      guard next < statements.count else {
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      switch statements[next] {
      case .assignment(let assignment): define(assignment, of: sheet, in: scope)
      case .property: continue
      case .link(let link):
        guard let target = try files.sheet(link, in: sheet), read.insert(target).inserted else {
          continue
        }
        if target >= files.own { foreign.formUnion(files.sheets[target].firstOffsets.keys) }
        open.append((target, 0))
      }
    }
  }

  private func define(_ assignment: VariableAssignment, of sheet: Int, in scope: Int) {
    let index = definitions.count
    definitions.append(Definition(assignment: assignment, sheet: sheet, scope: scope))
    guard let old = scopes[scope].updateValue(index, forKey: assignment.key) else { return }
    definitions[old].isLast = false
    guard definitions[old].sheet == sheet else { return }
    let file = files.sheets[sheet].file
    problems.append(
      .givenTwice(
        ExactText(assignment.name),
        at: Place(assignment.nameRange, in: file),
        after: Place(definitions[old].assignment.nameRange, in: file)
      )
    )
  }

  /// The definitions that a name in a scope may mean: its own, or those of other scopes.
  private func candidates(_ key: ExactText, in scope: Int) -> [Int] {
    if let own = scopes[scope][key] { return [own] }
    return scopes.compactMap { $0[key] }
  }

  // MARK: Values

  private func evaluate() {
    values = definitions.map { _ in nil }
    let graph = ReferenceGraph(
      definitions.map { definition in
        guard definition.isLast else { return [] }
        let sheet = files.sheets[definition.sheet]
        return definition.assignment.value.flatMap { index in
          sheet.variable(at: index).map {
            candidates(ExactText(syntax.sigil + $0.name), in: definition.scope)
          } ?? []
        }
      }
    )
    for cycle in graph.cycles { close(cycle) }
    for index in graph.order where values[index] == nil && definitions[index].isLast {
      evaluate(index)
    }
  }

  /// Makes the members of a circle refer to one another, so that it is reported as one.
  private func close(_ cycle: [Int]) {
    let first = slots.all.count
    for index in cycle { bind(index, .color(.undetermined(""))) }
    guard slots.all.count == first + cycle.count else { return }
    for offset in cycle.indices {
      slots.replace(first + offset, with: .slot(first + (offset + 1) % cycle.count))
    }
  }

  private func evaluate(_ index: Int) {
    let definition = definitions[index]
    let reader = reader(of: definition)
    guard !definition.assignment.value.isEmpty else {
      let place = Place(definition.assignment.nameRange, in: files.sheets[definition.sheet].file)
      let fault = DraftFault("a value is missing behind \(definition.assignment.name):")
      return bind(index, .color(.fault(fault)), at: ValueOrigin(place: place, source: ""))
    }
    bind(index, reader.read(definition.assignment.value))
  }

  private func bind(_ index: Int, _ value: VariableValue, at origin: ValueOrigin? = nil) {
    let definition = definitions[index]
    values[index] = slots.assign(
      value,
      key: definition.assignment.key,
      name: ExactText(definition.assignment.name),
      origin: origin ?? reader(of: definition).origin(of: definition.assignment.value),
      sheet: definition.sheet
    )
  }

  private func reader(of definition: Definition) -> ValueReader {
    ValueReader(
      sheet: files.sheets[definition.sheet],
      syntax: syntax,
      routines: [],
      value: { [unowned self] in value(of: $0, in: definition.scope) },
      module: { _ in nil }
    )
  }

  private func value(of reference: VariableReference, in scope: Int) -> VariableValue {
    let found = candidates(reference.key, in: scope)
    guard let first = found.first else {
      foreign.insert(reference.key)
      return .color(.named(reference.key))
    }
    let modes = Set(found.map { Mode(ofFileAt: files.sheets[definitions[$0].sheet].file.name) })
    // A value that leads into a circle is not known yet: the circle is reported by itself.
    let value = values[first] ?? .color(.named(reference.key))
    return modes.count > 1 ? value.named(reference.key) : value
  }
}
