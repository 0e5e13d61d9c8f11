import Foundation

extension FileTree {
  /// A path by which the same file is known however it was named, also one that is not there yet.
  ///
  /// A file with several names of its own (hard links) has as many identities: what is written takes
  /// the place of one name, and the others keep what they had.
  func identity(of path: String) -> String {
    let whole = absolute(path)
    // The system resolves what there is; a link to nothing it leaves as it is.
    if FileManager.default.fileExists(atPath: whole) {
      return URL(fileURLWithPath: whole).resolvingSymlinksInPath().path
    }
    return followed(whole) ?? whole
  }

  /// What a path names, links followed.
  func kind(of path: String) -> Kind {
    let whole = absolute(path)
    let target = URL(fileURLWithPath: whole).resolvingSymlinksInPath().path
    switch (try? FileManager.default.attributesOfItem(atPath: target))?[.type] as? FileAttributeType
    {
    case .typeDirectory?: return .folder
    case .typeRegular?: return .file
    case nil: return .nothing
    case .typeSymbolicLink?:
      // A link that leads to no path leads to nothing, round in a circle, or, as those of /dev/fd do,
      // to an open pipe.
      if FileManager.default.fileExists(atPath: whole) { return .device }
      return followed(whole) == nil ? .circle : .nothing
    default: return .device
    }
  }

  /// What a link says that it leads to; nil for what is no link.
  func linkTarget(of path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: absolute(path))
  }

  /// As many links as Linux follows on one path (path_resolution(7)).
  private static let linkLimit = 40

  /// A path from the root with its links followed, whether or not anything is there; nil for a circle.
  private func followed(_ path: String) -> String? {
    var rest = Array(path.split(separator: "/").map(String.init).reversed())
    var reached = ""
    var links = 0
    while let name = rest.popLast() {
      switch name {
      case ".": continue
      case "..": reached = (reached as NSString).deletingLastPathComponent
      default:
        let next = reached == "/" ? "/\(name)" : "\(reached)/\(name)"
        guard let target = linkTarget(of: next) else {
          reached = next
          continue
        }
        links += 1
        guard links <= Self.linkLimit else { return nil }
        if target.hasPrefix("/") { reached = "" }
        rest += target.split(separator: "/").map(String.init).reversed()
      }
    }
    return reached.isEmpty ? "/" : reached
  }
}
