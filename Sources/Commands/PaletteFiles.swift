import Documents
import Palettes

/// The palettes that paths name, read.
struct PaletteFiles {
  /// What came of each palette, in the order of the paths.
  private(set) var readings: [Reading] = []
  /// What could not be read at all; the rest still was.
  private(set) var complaints: [String] = []
  /// How many files of folders no format claims.
  private(set) var unread = 0
  /// How many files and folders a `.gitignore` leaves out.
  private(set) var ignored = 0

  /// Whether all were read as the files of one folder.
  let areTogether: Bool

  private var seen: Set<String> = []
  private let files: any FileStore
  private let format: PaletteFormat?

  /// Names of files that are Legible's own, and no palettes.
  private static let ownNames: Set<String> = ["legible.json", "legible-baseline.json"]

  /// Reads files and folders; `format` is nil when names and content are to tell.
  ///
  /// Those that are read `together` are as the files of one folder: they may be one palette.
  ///
  /// - Throws: a usage error for a path that names nothing.
  init(
    at paths: [String],
    together: Bool = false,
    from format: PaletteFormat?,
    files: any FileStore,
    input: () -> [UInt8]
  ) throws(UsageError) {
    self.files = files
    self.format = format
    areTogether = together
    if together {
      try readTogether(paths)
      return
    }
    for path in paths {
      guard !path.isEmpty else { throw UsageError("a path is empty") }
      // A file that is named twice is one palette.
      guard seen.insert(path == "-" ? path : files.identity(of: path)).inserted else { continue }
      if path == "-" {
        read(SourceFile(name: "-", bytes: input()), isNamed: true)
        continue
      }
      switch files.kind(of: path) {
      case .file, .device: try read(at: path)
      case .folder: readFolder(path)
      case .nothing:
        throw UsageError(input: "\(path) is neither a file nor a folder")
      }
    }
  }

  private mutating func read(at path: String) throws(UsageError) {
    read(try files.file(at: path), isNamed: true)
  }

  private mutating func read(_ file: SourceFile, isNamed: Bool) {
    add(PaletteFolder([tree(file)], as: format), isNamed: isNamed)
  }

  /// A file with the others that it may refer to.
  private func tree(_ file: SourceFile) -> SourceTree {
    let files = files
    return SourceTree(file) { files.neighbor(at: $0) }
  }

  private mutating func readTogether(_ paths: [String]) throws(UsageError) {
    var all: [String] = []
    for path in paths {
      switch files.kind(of: path) {
      case .folder: all += list(path)
      case .file, .device: all.append(path)
      case .nothing: throw UsageError(input: "\(path) is neither a file nor a folder")
      }
    }
    var listed: Set<String> = []
    readFiles(all.filter { listed.insert(files.identity(of: $0)).inserted }, of: "the policy")
  }

  private mutating func readFolder(_ folder: String) { readFiles(list(folder), of: folder) }

  private mutating func list(_ folder: String) -> [String] {
    let walk = files.files(below: folder)
    complaints += walk.closed.map { "\($0) cannot be listed" }
    ignored += walk.ignored
    return walk.files
  }

  private mutating func readFiles(_ found: [String], of folder: String) {
    let new = found.filter { path in
      !Self.ownNames.contains(path.split(separator: "/").last.map(String.init) ?? "")
        && !seen.contains(files.identity(of: path))
    }
    let (gatherings, rest) = PaletteFolder.gathered(new, as: format)
    var budget = Self.folderLimit
    var trees: [SourceTree] = []
    for gathering in gatherings {
      let files = files
      trees.append(
        SourceTree(name: gathering.name, files: load(gathering.paths, &budget)) {
          files.neighbor(at: $0)
        }
      )
    }
    let claimed = rest.filter { format != nil || PaletteFormat.couldClaim(fileNamed: $0) }
    unread += rest.count - claimed.count
    trees += load(claimed, &budget).map { tree($0) }
    if budget < 0 {
      complaints.append(
        "\(folder) holds more than \(Self.folderLimit >> 20) MiB of files that may be palettes; the "
          + "rest was left unread: name a smaller folder"
      )
    }
    add(PaletteFolder(trees, as: format), isNamed: false)
  }

  /// How many bytes of one folder are read at most.
  private static let folderLimit = 256 << 20

  private mutating func load(_ paths: [String], _ budget: inout Int) -> [SourceFile] {
    var loaded: [SourceFile] = []
    for path in paths where budget >= 0 {
      guard seen.insert(files.identity(of: path)).inserted else { continue }
      do throws(UsageError) {
        let file = try files.file(at: path)
        budget -= file.bytes.count
        loaded.append(file)
      } catch {
        complaints.append(error.message)
      }
    }
    return loaded
  }

  private mutating func add(_ folder: PaletteFolder, isNamed: Bool) {
    for outcome in folder.outcomes {
      switch outcome.result {
      // A folder may hold files that are no palettes; a file that is named is meant to be one.
      case .success(let reading) where !isNamed && reading.isEmpty: unread += 1
      case .success(let reading): readings.append(reading)
      case .failure(let error) where !isNamed && error.reason == .unknownFormat: unread += 1
      case .failure(let error): complaints.append(error.text(in: outcome.tree))
      }
    }
  }
}

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
