import Documents

/// What the files of a tree say: the sets in their order, and the themes.
struct StudioSource {
  /// The sets, in the order in which later ones win.
  private(set) var sets: [StudioSet] = []
  /// The lists of themes; mostly one.
  private(set) var themes: [JSONValue] = []
  /// Names that are given twice, and what is no list of names.
  private(set) var problems: [Reading.Problem] = []
  /// How many named values are neither tokens nor groups.
  private(set) var strays = 0
  /// Whether the files say which sets belong together, so that no others do.
  private(set) var isWhole = false
  /// The names of the sets in the order that the files ask for.
  private var order: [String] = []

  /// Reads the files of a tree.
  ///
  /// A file that cannot be read is a problem where there are others, whose sets still count.
  ///
  /// - Throws: the fault of syntax of the only file, or that it can hold no token.
  init(_ tree: SourceTree) throws(PaletteError) {
    let folder = Self.folder(of: tree)
    for file in tree.files {
      let root: JSONValue
      do throws(DocumentError) {
        root = try tree.root(of: file)
      } catch {
        guard tree.files.count > 1 else { throw PaletteError(error, in: file) }
        problems.append(
          Reading.Problem(
            .unreadableColor,
            "this file cannot be read, so its tokens are missing: \(error.message)",
            at: Place(error.range, in: file)
          )
        )
        continue
      }
      let path =
        file.name.hasPrefix(folder + "/") ? file.name.dropFirst(folder.count + 1) : file.name[...]
      switch path.split(separator: "/").last {
      case "$themes.json"?:
        isWhole = true
        themes.append(root)
      case "$metadata.json"?:
        isWhole = true
        readOrder(root["tokenSetOrder"])
      default:
        guard root.object != nil else {
          guard tree.files.count == 1 else {
            strays += 1
            continue
          }
          throw PaletteError(
            .malformed,
            "a file of Tokens Studio is an object of sets, not \(root.kindName)",
            at: root.place
          )
        }
        let stem = path.hasSuffix(".json") ? path.dropLast(5) : path
        readTokens(root, named: tree.files.count == 1 ? "" : String(stem))
      }
    }
    sort()
    for set in sets { problems += set.problems }
    strays += sets.reduce(0) { $0 + $1.strays }
  }

  /// Where the names of sets begin: beside the file about them, or where all files lie.
  private static func folder(of tree: SourceTree) -> String {
    let about = tree.files.filter {
      ["$themes.json", "$metadata.json"].contains($0.name.split(separator: "/").last)
    }
    return PaletteJoining.folder(of: (about.isEmpty ? tree.files : about).map(\.name))
  }

  /// Reads a file of sets, or one that is a set.
  private mutating func readTokens(_ root: JSONValue, named name: String) {
    let listed = root["$themes"]
    let metadata = root["$metadata"]
    guard listed != nil || metadata?["tokenSetOrder"] != nil else {
      sets.append(StudioSet(name, root))
      return
    }
    isWhole = true
    if let listed { themes.append(listed) }
    readOrder(metadata?["tokenSetOrder"])
    sets += StudioSet.sets(of: root)
  }

  private mutating func readOrder(_ value: JSONValue?) {
    guard let value else { return }
    let names = value.array?.compactMap(\.string)
    if names == nil || names?.count != value.array?.count {
      problems.append(
        Reading.Problem(
          .unresolvedReference,
          "tokenSetOrder is a list of the names of sets, such as [\"global\", \"dark\"]",
          at: value.place
        )
      )
    }
    order += names ?? []
  }

  /// Puts the sets in the order that the files ask for, and the others behind them.
  private mutating func sort() {
    if order.isEmpty, sets.count > 1 {
      // Without an order of their own, sets are merged as the themes list them.
      order = themes.flatMap { $0.array ?? [] }.flatMap {
        $0["selectedTokenSets"]?.object?.map(\.name.string) ?? []
      }
    }
    let ranks = Dictionary(
      order.enumerated().map { (ExactText($1), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let keyed = sets.enumerated().map { (ranks[ExactText($1.name)] ?? .max, $0, $1) }
    sets = keyed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}
