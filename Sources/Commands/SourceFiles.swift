import Audits
import Documents
import Palettes

extension FileTree {
  /// The files and folders that the sources of a policy name, in their order, each once.
  ///
  /// `folder` is that of the policy, empty for the current one.
  ///
  /// - Throws: a usage error with the place of a source that matches nothing.
  func paths(of sources: [SourcePattern], in folder: String) throws(UsageError) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for source in sources {
      let matches = paths(of: source.pattern, in: folder)
      guard !matches.isEmpty else {
        let start = source.place.start
        throw UsageError(
          input: "\(source.place.file):\(start.line):\(start.column): "
            + (source.pattern.isPath
              ? "\(source.pattern.text) is neither a file nor a folder"
              : "nothing matches \(source.pattern.text)")
        )
      }
      found += matches.filter { seen.insert(identity(of: $0)).inserted }
    }
    return found
  }

  private func paths(of pattern: PathGlob, in folder: String) -> [String] {
    if pattern.isPath {
      let path = joined(folder, pattern.text)
      return kind(of: path) == .nothing ? [] : [path]
    }
    let root = joined(folder, pattern.root)
    guard kind(of: root) == .folder else { return [] }
    let prefix = folder.isEmpty ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    var found: [String] = []
    for path in files(below: root).files {
      let names = path.dropFirst(prefix.count).split(separator: "/")
      // A folder that matches as a whole, such as an asset catalog, stands for all that it holds.
      let match = (1...max(1, names.count)).lazy
        .map { names.prefix($0).joined(separator: "/") }
        .first(where: pattern.matches)
      guard let match else { continue }
      let whole = prefix + match
      if found.last != whole { found.append(whole) }
    }
    return found
  }

  private func joined(_ folder: String, _ path: String) -> String {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    if folder.isEmpty { return path.isEmpty ? "." : path }
    if path.isEmpty { return folder }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}
