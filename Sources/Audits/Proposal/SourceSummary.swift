import Palettes

/// The files of an audit in few words: each by its path, or many by a glob.
struct SourceSummary {
  /// Paths and globs, relative to the folder of the policy.
  let sources: [String]

  /// The most paths that are named one by one.
  private static let most = 6

  init(of audit: Audit, in folder: String) {
    let prefix =
      folder.isEmpty || folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    var paths: Set<String> = []
    for palette in audit.palettes {
      for file in palette.files {
        paths.insert(
          Self.whole(file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file)
        )
      }
    }
    let sorted = paths.sorted()
    guard sorted.count > Self.most else {
      sources = sorted.map(Self.escaped)
      return
    }
    var globs: [String] = []
    for path in sorted {
      let glob = Self.glob(of: path)
      if !globs.contains(glob) { globs.append(glob) }
    }
    sources = globs
  }

  /// The catalog of which a file is part, or the file itself.
  private static func whole(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/", omittingEmptySubsequences: false) {
      names.append(name)
      if name.hasSuffix(".xcassets") { break }
    }
    return names.joined(separator: "/")
  }

  /// Every file with the same ending below the same folder of the top.
  private static func glob(of path: String) -> String {
    let names = path.split(separator: "/")
    let ending = names.last?.split(separator: ".").dropFirst().last.map { "*." + $0 } ?? "*"
    return names.count > 1 ? "\(escaped(String(names[0])))/**/\(ending)" : ending
  }

  /// A name in which letters that globs read otherwise stand for any one letter.
  private static func escaped(_ path: String) -> String {
    String(path.map { "*{}".contains($0) ? "?" : $0 })
  }
}

extension PaletteAudit {
  /// The files that the palette was read from.
  fileprivate var files: Set<String> {
    var files = Set(reading.links.files)
    for swatch in reading.palette.swatches {
      files.insert(swatch.place.file)
      for (_, value) in swatch.values {
        files.insert(value.place.file)
        files.insert(value.literal.file)
      }
    }
    files.formUnion(reading.problems.map(\.place.file))
    return files
  }
}
