import Documents

/// The path of a `Contents.json`, as Xcode understands it.
///
/// In `App/Colors.xcassets/Risk/Amber.colorset/Contents.json` the catalog is the root, `Risk` is a
/// group, and the colour set is `Amber`.
struct AssetPath {
  /// The folder that holds the file.
  let folder: String
  /// The outermost catalog, or nothing for a path without one.
  let root: String
  /// The folders from the root to the one that holds the file's own folder, outermost first.
  let groups: [String]
  /// The name of the colour set, or nil when the file belongs to a group or to a picture.
  let colorSet: String?

  /// Reads a path; nil for one that is no `Contents.json` within a folder.
  init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.last == "Contents.json", parts.count > 1 else { return nil }
    let folders = parts.dropLast()
    let catalog = folders.firstIndex { AssetPath.isCatalog($0) }
    folder = folders.joined(separator: "/")
    root = catalog.map { folders[...$0].joined(separator: "/") } ?? ""
    let first = catalog ?? 0
    groups = (first..<max(first, folders.count - 1)).map { last in
      folders[...last].joined(separator: "/")
    }
    let name = folders.last?.stem(ending: ".colorset")
    colorSet = name.map { String($0) }
  }

  /// Tells whether a folder is a catalog by its name.
  static func isCatalog(_ folder: some StringProtocol) -> Bool { folder.hasSuffix(".xcassets") }

  /// The last part of a path of folders.
  static func name(of folder: String) -> String {
    folder.split(separator: "/").last.map { String($0) } ?? folder
  }
}

extension Substring {
  /// The text in front of an ending, or nil when it does not end so, or is nothing else.
  fileprivate func stem(ending: String) -> Substring? {
    hasSuffix(ending) && utf8.count > ending.utf8.count ? dropLast(ending.count) : nil
  }
}
