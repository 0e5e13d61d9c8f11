import Foundation

/// The files of this package, as the tests of its architecture read them.
enum Repository {
  /// The folder that holds `Package.swift`.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of the Swift files below a folder, relative to the root, in order.
  static func swiftFiles(below folder: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(atPath: base.path)
    return (found?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
  }

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The names of the entries of a folder.
  static func entries(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .sorted()
  }

  /// The file's name without folders and ending.
  static func stem(_ path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The module table of `Package.swift`: each module and the modules that it may import.
  static func modules() throws -> [(name: String, imports: [String])] {
    let manifest = try text("Package.swift")
    let table = try manifest.substring(
      from: "let modules: KeyValuePairs<String, [String]> = [",
      to: "\n]\n"
    )
    return table.matches(of: /"(\w+)": \[([^\]]*)\]/).map { match in
      (String(match.1), match.2.matches(of: /"(\w+)"/).map { String($0.1) })
    }
  }

  /// The modules that a file imports.
  static func imports(of path: String) throws -> [String] {
    try text(path).matches(of: /(?m)^(?:public |package |internal |private )?import (\w+)/)
      .map { String($0.1) }
  }
}

extension String {
  struct Missing: Error {
    let text: String
  }

  /// What stands between two texts.
  func substring(from start: String, to end: String) throws -> String {
    guard let lower = range(of: start),
      let upper = range(of: end, range: lower.upperBound..<endIndex)
    else { throw Missing(text: start) }
    return String(self[lower.upperBound..<upper.lowerBound])
  }
}
