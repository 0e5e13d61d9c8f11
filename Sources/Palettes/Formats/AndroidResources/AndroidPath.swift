/// Where a file of resources lies: `app/src/main/res/values-night/colors.xml`.
struct AndroidPath {
  /// What the files of a folder are.
  enum Kind {
    /// Values of all kinds, in `values…`.
    case values
    /// Lists of colours by state, one a file, in `color…`.
    case colors
  }

  /// The folder that holds the folders of resources: `app/src/main/res`.
  let root: String
  /// What the file is.
  let kind: Kind
  /// For which devices it is.
  let configuration: AndroidConfiguration
  /// The name of the file without its ending, by which a list of colours is referred to.
  let stem: String

  /// Reads a path, or gives nil when it is none of an XML file in a folder of resources.
  init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, let file = parts.last, file.hasSuffix(".xml") else { return nil }
    let words = parts[parts.count - 2].split(separator: "-", omittingEmptySubsequences: false)
    switch words.first {
    case "values": kind = .values
    case "color": kind = .colors
    default: return nil
    }
    root = parts.dropLast(2).joined(separator: "/")
    configuration = AndroidConfiguration(words: words.dropFirst().map(String.init))
    stem = String(file.dropLast(4))
  }

  /// The groups of a folder's files that are one tree of resources each.
  ///
  /// A folder counts as such a tree when it is called `res`, or when it has a folder `values`.
  static func gathered(_ paths: [String]) -> [Gathering] {
    var files: [String: [String]] = [:]
    var roots: Set<String> = []
    for path in paths {
      guard let place = AndroidPath(path) else { continue }
      files[place.root, default: []].append(path)
      if place.kind == .values || place.root.split(separator: "/").last == "res" {
        roots.insert(place.root)
      }
    }
    return roots.sorted().map { root in
      Gathering(name: root.isEmpty ? "." : root, paths: (files[root] ?? []).sorted())
    }
  }

  /// The name of the palette of a tree of resources: that of its module or of its source set.
  ///
  /// `app/src/main/res` is `app`, `app/src/paid/res` is `paid`.
  static func paletteName(ofFolderAt path: String) -> String? {
    path.split(separator: "/").last {
      !["res", "main", "src", "java", "resources", ".", ".."].contains($0)
    }.map(String.init)
  }
}
