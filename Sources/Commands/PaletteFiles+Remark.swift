import Documents
import Palettes

extension PaletteFiles {
  /// What was passed over in the folders, for people, or nil when all was read.
  var remark: String? {
    var parts: [String] = []
    if unread > 0 {
      parts.append(
        unread == 1
          ? "1 file is no palette and was left unread"
          : "\(unread) files are no palette and were left unread"
      )
    }
    if ignored > 0 {
      let paths = ignored == 1 ? "1 path was" : "\(ignored) paths were"
      parts.append("\(paths) skipped, as .gitignore says: name what is to be audited all the same")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

extension PaletteError {
  /// The error with its place in front, as compilers write it.
  func text(in tree: SourceTree) -> String {
    guard let place else { return "\(tree.name): \(message)" }
    return "\(place.file):\(place.start.line):\(place.start.column): \(message)"
  }
}
