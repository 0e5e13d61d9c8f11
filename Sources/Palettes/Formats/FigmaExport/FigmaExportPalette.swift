import Colors
import Documents

/// The palette that the tokens of an export are.
struct FigmaExportPalette {
  /// The palette before references are followed.
  private(set) var draft: PaletteDraft
  private let paths: FigmaExportPaths
  private let scale: ChannelScale

  /// Lists the colours; what is of another type is skipped.
  init(_ tree: FigmaExportTree) {
    draft = tree.draft
    let colors = tree.tokens.filter { $0.type == "color" }
    paths = FigmaExportPaths(colors)
    scale = ChannelScale(colors.flatMap { $0.values.map(\.value) })
    draft.skipped = tree.tokens.count - colors.count
    draft.others = Set(tree.tokens.map(\.path))
    let modes = FigmaExportPalette.modes(of: colors)
    draft.modes = Mode.combinations(of: modes.groups)
    for token in colors {
      let named = modes.byName[token.collection] ?? [:]
      draft.swatches.append(
        DraftSwatch(
          token.path,
          values: token.values.map { mode, value in
            (mode.flatMap { named[$0] } ?? .default, read(value, in: token))
          },
          standIn: modes.first[token.collection],
          purpose: token.purpose
        )
      )
    }
  }

  /// The modes of each collection, in the order of their first mention.
  private static func modes(
    of tokens: [FigmaExportToken]
  ) -> (groups: [[Mode]], byName: [String: [String: Mode]], first: [String: Mode]) {
    var collections: [String] = []
    var names: [String: [String]] = [:]
    var seen: [String: Set<String>] = [:]
    for token in tokens {
      if names[token.collection] == nil { collections.append(token.collection) }
      names[token.collection, default: []] += []
      for case (let name?, _) in token.values
      where seen[token.collection, default: []].insert(name).inserted {
        names[token.collection, default: []].append(name)
      }
    }
    var byName: [String: [String: Mode]] = [:]
    var first: [String: Mode] = [:]
    var groups: [[Mode]] = []
    for collection in collections {
      let names = names[collection] ?? []
      let modes = Mode.modes(named: names)
      byName[collection] = Dictionary(zip(names, modes)) { _, last in last }
      guard modes.count > 1 else { continue }
      first[collection] = modes[0]
      groups.append(modes)
    }
    return (groups, byName, first)
  }

  private func read(_ value: JSONValue, in token: FigmaExportToken) -> DraftValue {
    func draft(_ content: DraftValue.Content, notes: [String] = []) -> DraftValue {
      DraftValue(content, source: value.oneLine, place: value.place, notes: notes)
    }
    if let text = value.string {
      let braced = BracedText(text)
      if let alias = braced.alias {
        return draft(.alias(paths.path(alias, in: token.collection) ?? alias))
      }
      guard braced.references.isEmpty else {
        return draft(.undetermined("not evaluated: an alias within a longer text"))
      }
      return DraftValue(css: value)
    }
    if value["type"]?.string == "VARIABLE_ALIAS", let id = value["id"]?.string {
      return draft(.alias(paths.path(ofVariable: id) ?? ExactText(id)))
    }
    if value["colorSpace"] != nil {
      return draft(
        .undetermined("not evaluated: a colour object of design tokens among Figma's own values")
      )
    }
    do throws(DraftFault) {
      switch try scale.color(value) {
      case .color(let color, let note): return draft(.color(color), notes: [note])
      case .undetermined(let reason): return draft(.undetermined(reason))
      }
    } catch {
      return draft(.fault(error))
    }
  }
}
