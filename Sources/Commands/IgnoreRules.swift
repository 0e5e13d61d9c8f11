/// What the `.gitignore` files of a folder and of those above it leave out (gitignore(5)).
struct IgnoreRules: Sendable {
  private struct Rule {
    let pattern: PathPattern
    /// The folder of the file, which paths are relative to; empty for the folder that is walked.
    let folder: String
    /// Whether the pattern is one of a name, in whatever folder.
    let isName: Bool
    let isForFolders: Bool
    /// Whether it takes back what earlier ones leave out.
    let isException: Bool
  }

  private var rules: [Rule] = []

  /// Adds the rules of a file in `folder`; they win over those there are.
  mutating func add(_ text: String, in folder: String) {
    for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      if let rule = Self.rule(String(decoding: line, as: UTF8.self), in: folder) {
        rules.append(rule)
      }
    }
  }

  /// Whether a path is left out; the folders above it are taken not to be.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    for rule in rules.reversed() where isFolder || !rule.isForFolders {
      guard let relative = Self.path(path, in: rule.folder) else { continue }
      let name = rule.isName ? relative.split(separator: "/").last.map(String.init) : relative
      if rule.pattern.matches(name ?? relative) { return !rule.isException }
    }
    return false
  }

  private static func rule(_ line: String, in folder: String) -> Rule? {
    var text = line[...]
    guard text.first != "#" else { return nil }
    // Blanks at the end count only behind a backslash.
    while text.last == " ", !text.hasSuffix("\\ ") { text = text.dropLast() }
    let isException = text.first == "!"
    if isException { text = text.dropFirst() }
    let isForFolders = text.last == "/"
    if isForFolders { text = text.dropLast() }
    guard !text.isEmpty else { return nil }
    return Rule(
      pattern: PathPattern(String(text)),
      folder: folder,
      isName: !text.contains("/"),
      isForFolders: isForFolders,
      isException: isException
    )
  }

  /// A path relative to a folder that holds it, or nil when the folder does not.
  private static func path(_ path: String, in folder: String) -> String? {
    guard !folder.isEmpty else { return path }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }
}
