import Documents

/// The files that a stylesheet is made of: those that it imports, and those that are read with it.
struct StylesheetParts {
  /// The files, in the order of the cascade, with the conditions under which they are imported.
  private(set) var parts: [SourceFile.Part] = []
  /// The paths of the files that were loaded because others import them.
  private(set) var loaded: [String] = []
  private let tree: SourceTree
  private var seen: Set<String> = []

  /// How deep imports may lead.
  private static let deepest = 32

  /// Collects the files of a tree.
  ///
  /// Of several files that lie side by side, one whose path names a scheme counts in that scheme.
  ///
  /// - Throws: what is wrong with the grammar of a file that imports others.
  init(of tree: SourceTree) throws(PaletteError) {
    self.tree = tree
    var imported: Set<String> = []
    if tree.files.count > 1 {
      for file in tree.files {
        for link in try Self.links(of: file) {
          if let target = tree.file(link.path, beside: file) { imported.insert(target.name) }
        }
      }
    }
    for file in tree.files where !imported.contains(file.name) {
      let scheme = tree.files.count > 1 ? Mode(ofFileAt: file.name).value(on: .scheme) : nil
      try add(file, under: scheme.map { ["@media (prefers-color-scheme: \($0))"] } ?? [], depth: 0)
    }
    // Files that import one another in a circle are imported, every one.
    for file in tree.files where !seen.contains(file.name) { try add(file, under: [], depth: 0) }
  }

  private mutating func add(
    _ file: SourceFile,
    under conditions: [String],
    depth: Int
  ) throws(PaletteError) {
    guard depth <= Self.deepest, seen.insert(file.name).inserted else { return }
    for link in try Self.links(of: file) {
      guard let target = tree.file(link.path, beside: file) else { continue }
      if !tree.files.contains(where: { $0.name == target.name }) { loaded.append(target.name) }
      try add(target, under: conditions + link.conditions, depth: depth + 1)
    }
    parts.append(
      SourceFile.Part(
        file,
        before: conditions.map { $0 + " {\n" }.joined(),
        after: String(repeating: "\n}", count: conditions.count)
      )
    )
  }

  /// One `@import`: the path, and the at-rules under which it counts.
  private struct Link {
    let path: String
    let conditions: [String]
  }

  /// The imports of a file (CSS Cascade 5, section 2).
  private static func links(of file: SourceFile) throws(PaletteError) -> [Link] {
    guard file.holds("@import") else { return [] }
    let sheet: CSSStylesheet
    do throws(DocumentError) {
      sheet = try CSSStylesheet(parsing: file)
    } catch {
      throw PaletteError(error, in: file)
    }
    return sheet.rules.compactMap { rule in
      rule.atName == "import" ? link(of: rule.prelude, sheet.tokens) : nil
    }
  }

  private static func link(of prelude: Range<Int>, _ tokens: CSSTokens) -> Link? {
    guard let first = prelude.first(where: { !tokens[$0].isBlank }) else { return nil }
    var path = tokens.text(of: tokens[first])
    if tokens[first].kind == .function {
      guard tokens.matches(tokens[first], "url"),
        let text = tokens.content(of: first).first(where: { tokens[$0].kind == .string })
      else { return nil }
      path = tokens.text(of: tokens[text])
    }
    var conditions: [String] = []
    var media: [String] = []
    var index = tokens.indexAfterValue(at: first)
    while index < prelude.upperBound {
      let end = min(tokens.indexAfterValue(at: index), prelude.upperBound)
      let content = tokens.file.text(in: tokens.sourceRange(of: tokens.content(of: index)))
      if tokens[index].kind == .function, tokens.matches(tokens[index], "layer") {
        conditions.append("@layer \(content)")
      } else if tokens[index].kind == .function, tokens.matches(tokens[index], "supports") {
        conditions.append("@supports (\(content))")
      } else if tokens[index].kind == .ident, tokens.matches(tokens[index], "layer"), media.isEmpty
      {
        conditions.append("@layer")
      } else if !tokens[index].isBlank || !media.isEmpty {
        media.append(tokens.file.text(in: tokens.sourceRange(of: index..<end)))
      }
      index = max(end, index + 1)
    }
    if !media.isEmpty { conditions.append("@media " + media.joined()) }
    return Link(path: path, conditions: conditions)
  }
}
