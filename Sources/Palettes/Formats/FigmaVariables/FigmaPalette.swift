import Documents

/// The palette that the variables of a document are.
struct FigmaPalette {
  /// The palette before references are followed.
  private(set) var draft: PaletteDraft
  private let document: FigmaDocument
  private let modes: FigmaModes

  /// Lists the colours; variables of libraries are hidden where others only refer to them.
  init(_ document: FigmaDocument) {
    self.document = document
    modes = FigmaModes(document)
    draft = document.draft
    let colors = document.variables.filter { $0.kind == .color }
    draft.skipped = document.variables.count - colors.count
    let opacities = FigmaPalette.opacities(of: colors, in: document)
    draft.modes = combinedModes(of: colors + opacities)
    // With more modes than a palette may have, no value is worth the work.
    guard draft.modes.count <= 256 else {
      draft.swatches = colors.map { DraftSwatch(ExactText($0.name), values: []) }
      return
    }
    let targets = FigmaPalette.targets(of: colors)
    let isHidden = colors.map { variable in
      let isForeign =
        variable.isForeign || document.collection(variable.collection)?.isForeign == true
      return isForeign && targets.contains(variable.id)
    }
    let names = FigmaPalette.names(of: colors, isHidden, in: document)
    for (index, variable) in colors.enumerated() {
      var swatch = swatch(variable, named: names[index]) { FigmaValue($0, in: document).draft }
      swatch.isHidden = isHidden[index]
      swatch.purpose = variable.purpose
      draft.swatches.append(swatch)
    }
    for variable in opacities {
      var swatch = swatch(variable, named: variable.name) { FigmaValue.opacity($0, in: document) }
      swatch.isHidden = true
      draft.swatches.append(swatch)
    }
    reportCircles()
  }

  private func swatch(
    _ variable: FigmaVariable,
    named name: String,
    _ value: (JSONValue) -> DraftValue
  ) -> DraftSwatch {
    let columns = modes.columns[variable.collection] ?? []
    return DraftSwatch(
      ExactText(name),
      key: variable.id,
      values: columns.compactMap { column in
        written(variable, in: column).map { (column.mode, value($0)) }
      },
      standIn: document.collection(variable.collection).flatMap { modes.standIn(of: $0) }
    )
  }

  /// The value of a variable in a mode: that of the collection, or of the one that it extends.
  private func written(_ variable: FigmaVariable, in column: FigmaModes.Column) -> JSONValue? {
    var collection: FigmaCollection? = column.collection
    var mode: ExactText? = column.id
    var steps = 0
    while let current = collection, let id = mode, steps <= 32 {
      if let value = current.overrides[variable.id]?[id], !value.isNull { return value }
      if let value = variable.values?[id] { return value }
      mode = current.modes.first { $0.id == id }?.parent
      collection = current.parent.flatMap { document.collection($0) }
      steps += 1
    }
    return nil
  }

  /// The modes of the palette: those of every collection that has colours, in all combinations.
  private func combinedModes(of variables: [FigmaVariable]) -> [Mode] {
    let used = Set(variables.compactMap { modes.roots[$0.collection] })
    let groups = document.collections.filter { used.contains($0.id) }.compactMap { collection in
      modes.columns[collection.id]?.map(\.mode)
    }
    return Mode.combinations(of: groups.filter { $0.count > 1 })
  }

  /// The variables to which colours refer.
  private static func targets(of colors: [FigmaVariable]) -> Set<ExactText> {
    var targets: Set<ExactText> = []
    for color in colors {
      for member in color.values.map(Array.init) ?? [] {
        for value in [member.value, member.value["color"]] {
          if let id = value?["id"]?.string { targets.insert(ExactText(id)) }
        }
      }
    }
    return targets
  }

  /// The numbers that are opacities of colours, and those to which these refer.
  private static func opacities(
    of colors: [FigmaVariable],
    in document: FigmaDocument
  ) -> [FigmaVariable] {
    var found: Set<ExactText> = []
    func add(_ id: String?, to open: inout [FigmaVariable]) {
      guard let id, let variable = document.variable(ExactText(id)), variable.kind == .number,
        found.insert(variable.id).inserted
      else { return }
      open.append(variable)
    }
    var open: [FigmaVariable] = []
    let overridden = document.collections.flatMap { $0.overrides.values }
    for object in colors.compactMap(\.values) + overridden {
      for member in object { add(member.value["opacity"]?["id"]?.string, to: &open) }
    }
    var position = 0
    while position < open.count {
      for member in open[position].values.map(Array.init) ?? [] {
        add(member.value["id"]?.string, to: &open)
      }
      position += 1
    }
    return open
  }

  /// The names, with that of the collection in front where two colours have the same one.
  private static func names(
    of colors: [FigmaVariable],
    _ isHidden: [Bool],
    in document: FigmaDocument
  ) -> [String] {
    var all: [ExactText: Int] = [:]
    var shown: [ExactText: Int] = [:]
    for (color, isHidden) in zip(colors, isHidden) {
      all[ExactText(color.name), default: 0] += 1
      if !isHidden { shown[ExactText(color.name), default: 0] += 1 }
    }
    return zip(colors, isHidden).map { color, isHidden in
      // A hidden colour makes way for one that is shown.
      let count = (isHidden ? all : shown)[ExactText(color.name)] ?? 0
      guard count > 1, let collection = document.collection(color.collection) else {
        return color.name
      }
      return "\(collection.name)/\(color.name)"
    }
  }

  private mutating func reportCircles() {
    for collection in modes.circular {
      guard let object = collection.object else { continue }
      draft.problems.append(
        Reading.Problem(
          .unresolvedReference,
          "the collection \(collection.name) extends itself, or more than 32 others; it is left out",
          at: object.place
        )
      )
    }
  }
}
