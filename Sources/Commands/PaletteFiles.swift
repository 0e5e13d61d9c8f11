import Documents
import Palettes

/// The palettes that paths name, read.
struct PaletteFiles {
  /// What came of each palette, in the order of the paths.
  private(set) var readings: [Reading] = []
  /// What could not be read at all; the rest still was.
  private(set) var complaints: [String] = []
  /// How many files of folders no format claims.
  var unread: Int { passedOver.count }
  /// How many files and folders a `.gitignore` leaves out.
  private(set) var ignored = 0

  /// The paths, as they were named.
  let paths: [String]

  /// The identities of the files that were read as palettes, or could not be read as such.
  var identities: Set<String> { own.union(neighbors.identities) }

  private var seen: Set<String> = []
  private var passedOver: Set<String> = []
  private var own: Set<String> = []
  private let neighbors = NeighborLog()
  private let apart: Set<String>
  private let areTogether: Bool
  private let files: any FileStore
  private let format: PaletteFormat?

  /// Reads files and folders; `format` is nil when names and content are to tell.
  ///
  /// Those that are read `together` are as the files of one folder: they may be one palette. The files
  /// `apart`, such as the policy, are no palettes, though they may lie in a folder.
  ///
  /// - Throws: a usage error for a path that names nothing.
  init(
    at paths: [String],
    apart: [String] = [],
    together: Bool = false,
    from format: PaletteFormat?,
    files: any FileStore,
    input: () -> [UInt8]
  ) throws(UsageError) {
    try self.init(
      paths,
      apart: Set(apart.map(files.identity)),
      together: together,
      from: format,
      files,
      input
    )
  }

  /// The same paths, or those of them that are wanted, read from other files, such as those of a commit.
  func again(
    in files: any FileStore,
    where isWanted: (String) -> Bool = { _ in true },
    input: () -> [UInt8]
  ) throws(UsageError) -> PaletteFiles {
    try PaletteFiles(
      paths.filter(isWanted),
      apart: apart,
      together: areTogether,
      from: format,
      files,
      input
    )
  }

  private init(
    _ paths: [String],
    apart: Set<String>,
    together: Bool,
    from format: PaletteFormat?,
    _ files: any FileStore,
    _ input: () -> [UInt8]
  ) throws(UsageError) {
    self.paths = paths
    self.files = files
    self.format = format
    self.apart = apart
    areTogether = together
    if together {
      try readTogether(paths)
      return
    }
    // What belongs together must not depend on what is named first: a file of a folder is read with
    // the folder, and a folder with the one around it.
    var found: [[Reading]] = Array(repeating: [], count: paths.count)
    for index in try files.widestFirst(paths) {
      let start = readings.count
      try read(paths[index], input)
      found[index] = Array(readings[start...])
    }
    readings = found.flatMap(\.self)
  }

  private mutating func read(_ path: String, _ input: () -> [UInt8]) throws(UsageError) {
    if path == "-" {
      guard seen.insert(path).inserted else { return }
      read(SourceFile(name: path, bytes: input()), isNamed: true)
      return
    }
    switch files.kind(of: path) {
    case .file, .device, .circle:
      // A file that is named twice, or with its folder, is one palette; one that is none is told of.
      let identity = files.identity(of: path)
      let isOpen = passedOver.remove(identity) != nil
      guard seen.insert(identity).inserted || isOpen else { return }
      read(try files.file(at: path), isNamed: true)
    case .folder: readFiles(list(path), of: path)
    case .nothing:
      throw UsageError(input: "\(path) is neither a file nor a folder")
    }
  }

  private mutating func read(_ file: SourceFile, isNamed: Bool) {
    add(PaletteFolder([tree(file)], as: format), isNamed: isNamed)
  }

  /// A file with the others that it may refer to.
  private func tree(_ file: SourceFile) -> SourceTree { SourceTree(file, load: loader) }

  /// Finds the files that others refer to, and remembers them.
  private var loader: @Sendable (String) -> SourceFile? { neighbors.loader(in: files) }

  private mutating func readTogether(_ paths: [String]) throws(UsageError) {
    var all: [String] = []
    for path in paths {
      switch files.kind(of: path) {
      case .folder: all += list(path)
      case .file, .device, .circle: all.append(path)
      case .nothing: throw UsageError(input: "\(path) is neither a file nor a folder")
      }
    }
    var listed: Set<String> = []
    readFiles(all.filter { listed.insert(files.identity(of: $0)).inserted }, of: "the policy")
  }

  private mutating func list(_ folder: String) -> [String] {
    let walk = files.files(below: folder)
    complaints += walk.closed.map { "\($0) cannot be listed" }
    ignored += walk.ignored
    return walk.files
  }

  private mutating func readFiles(_ found: [String], of folder: String) {
    var identities: [String: String] = [:]
    let new = found.filter { path in
      guard !OwnFile.names.contains(path.split(separator: "/").last.map(String.init) ?? "") else {
        return false
      }
      let identity = files.identity(of: path)
      identities[path] = identity
      return !apart.contains(identity) && !seen.contains(identity)
    }
    let (gatherings, rest) = PaletteFolder.gathered(new, as: format)
    var budget = Self.folderLimit
    var trees: [SourceTree] = []
    for gathering in gatherings {
      trees.append(
        SourceTree(name: gathering.name, files: load(gathering.paths, &budget), load: loader)
      )
    }
    var claimed: [String] = []
    for path in rest {
      if format != nil || PaletteFormat.couldClaim(fileNamed: path) {
        claimed.append(path)
      } else if !isReport(at: path) {
        passedOver.insert(identities[path] ?? path)
      }
    }
    trees += load(claimed, &budget).filter { !OwnFile.isReport($0) }.map { tree($0) }
    if budget < 0 {
      complaints.append(
        "\(folder) holds more than \(Self.folderLimit >> 20) MiB of files that may be palettes; the "
          + "rest was left unread: name a smaller folder"
      )
    }
    add(PaletteFolder(trees, as: format), isNamed: false)
  }

  private func isReport(at path: String) -> Bool {
    OwnFile.endings.contains(where: path.hasSuffix)
      && files.neighbor(at: path).map(OwnFile.isReport) ?? false
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
      let identities = outcome.tree.files.map(\.name).filter { $0 != "-" }.map(files.identity)
      switch outcome.result {
      // A folder may hold files that are no palettes; a file that is named is meant to be one.
      case .success(let reading) where !isNamed && reading.isEmpty:
        passedOver.formUnion(identities)
        continue
      case .failure(let error) where !isNamed && error.reason == .unknownFormat:
        passedOver.formUnion(identities)
        continue
      case .success(let reading): readings.append(reading)
      case .failure(let error): complaints.append(error.text(in: outcome.tree))
      }
      own.formUnion(identities)
    }
  }
}
