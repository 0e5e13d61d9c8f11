import Documents

/// The stylesheets of a tree, and those that they refer to, each read once.
struct StylesheetFiles {
  /// The stylesheets: those of the tree first.
  private(set) var sheets: [VariableSheet] = []
  /// How many of them are the tree's own.
  let own: Int
  /// The sheets of the tree that declare a name.
  private(set) var declaring: [ExactText: [Int]] = [:]
  /// The sheets of the tree to which no other one of it refers.
  private(set) var roots: [Int] = []
  private var positions: [String: Int] = [:]
  private let tree: SourceTree
  private let syntax: VariableSyntax

  /// The most files that are read.
  private static let most = 4_096

  /// Reads the files of a tree.
  init(_ tree: SourceTree, _ syntax: VariableSyntax) throws(PaletteError) {
    self.tree = tree
    self.syntax = syntax
    for file in tree.files where positions[file.name] == nil {
      positions[file.name] = sheets.count
      sheets.append(try VariableSheet(file, syntax))
    }
    own = sheets.count
    var targets: Set<Int> = []
    for (index, sheet) in sheets.enumerated() {
      for name in sheet.firstOffsets.keys { declaring[name, default: []].append(index) }
      for case .link(let link) in sheet.statements {
        if let target = position(of: link, in: index), target != index { targets.insert(target) }
      }
    }
    roots = (0..<own).filter { !targets.contains($0) }
  }

  /// The functions that any of the files defines.
  var routines: Set<String> { sheets.reduce(into: []) { $0.formUnion($1.routines) } }

  /// The stylesheet that a link of another one names, read now if it was not; nil for none.
  mutating func sheet(_ link: StylesheetLink, in index: Int) throws(PaletteError) -> Int? {
    if let position = position(of: link, in: index) { return position }
    let file = sheets[index].file
    var found: SourceFile?
    for path in candidates(link.path) where found == nil { found = tree.file(path, beside: file) }
    guard sheets.count < Self.most, let found else { return nil }
    if let position = positions[found.name] { return position }
    if let fault = found.encodingFault {
      throw PaletteError(.notUTF8, fault.message, at: Place(fault.range, in: found))
    }
    positions[found.name] = sheets.count
    sheets.append(try VariableSheet(found, syntax))
    return sheets.count - 1
  }

  /// The stylesheet of the tree that a link names: beside its own, or else wherever the path fits.
  private func position(of link: StylesheetLink, in index: Int) -> Int? {
    guard tree.files.count > 1 || sheets.count > 1 else { return nil }
    let names = candidates(link.path)
    let file = sheets[index].file
    for name in names {
      if let path = SourceTree.path(name, beside: file.name), let found = positions[path] {
        return found
      }
    }
    // A compiler looks into further folders as well, which its command line names.
    guard !link.path.utf8.starts(with: ".".utf8) else { return nil }
    for name in names {
      let fitting = tree.files.filter { $0.name.hasSuffix("/" + name) || $0.name == name }
      if fitting.count == 1 { return positions[fitting[0].name] }
    }
    return nil
  }

  /// The paths that a reference may mean, in the order in which a compiler tries them.
  private func candidates(_ path: String) -> [String] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.last else { return [] }
    let folder = parts.dropLast().map { $0 + "/" }.joined()
    let isWhole = syntax.endings.contains { last.hasSuffix("." + $0) }
    let partial = folder + "_" + last
    if isWhole { return [path, partial] }
    return syntax.endings.flatMap { ending in
      [path, partial, path + "/_index", path + "/index"].map { $0 + "." + ending }
    }
  }
}
