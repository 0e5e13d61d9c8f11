import Documents

/// The names by which an app looks up the colours of a catalog.
///
/// A group takes part in the names of what it holds when its `Contents.json` says
/// `"provides-namespace": true`; other groups only keep the files in order.
struct AssetNames {
  /// What is wrong with the files of groups.
  private(set) var problems: [Reading.Problem] = []
  private let tree: SourceTree
  private let files: [String: SourceFile]
  private var namespaces: [String: Bool] = [:]

  init(_ tree: SourceTree) {
    self.tree = tree
    files = Dictionary(tree.files.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The name of the colour set in a file: `RiskLevel/Icon/Black`.
  ///
  /// A file that stands in no folder of a colour set has the name of the file, or `color` where that
  /// says nothing.
  mutating func name(of file: SourceFile) -> ExactText {
    guard let path = AssetPath(file.name), let set = path.colorSet else {
      let stem = file.paletteName
      return stem == "-" || stem == "Contents" ? "color" : ExactText(stem)
    }
    var parts: [String] = []
    for (depth, group) in path.groups.enumerated() where !AssetPath.isCatalog(group) {
      let levels = path.groups.count - depth
      if isNamespace(group, levels, above: file) { parts.append(AssetPath.name(of: group)) }
    }
    return ExactText((parts + [set]).joined(separator: "/"))
  }

  /// Whether a group provides a namespace, by its own file if there is one.
  private mutating func isNamespace(
    _ group: String,
    _ levels: Int,
    above file: SourceFile
  ) -> Bool {
    if let known = namespaces[group] { return known }
    let reference = String(repeating: "../", count: levels) + "Contents.json"
    let found = files["\(group)/Contents.json"] ?? tree.file(reference, beside: file)
    let answer = found.map { readsNamespace($0) } ?? false
    namespaces[group] = answer
    return answer
  }

  private mutating func readsNamespace(_ file: SourceFile) -> Bool {
    do throws(DocumentError) {
      let root = try JSONValue(parsing: file, dialect: .tolerant)
      guard let value = root["properties"]?["provides-namespace"] else { return false }
      if let answer = value.bool { return answer }
      throw DocumentError(
        "provides-namespace is true or false, not \(value.kindName)",
        at: value.range
      )
    } catch {
      problems.append(
        Reading.Problem(
          .unreadableColor,
          "the names of this group are uncertain: \(error.message)",
          at: Place(error.range, in: file)
        )
      )
      return false
    }
  }
}
