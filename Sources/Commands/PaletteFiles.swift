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

  private var seen: Set<String> = []
  private let files: FileTree
  private let format: PaletteFormat?

  /// Reads files and folders; `format` is nil when names and content are to tell.
  ///
  /// - Throws: a usage error for a path that names nothing.
  init(
    at paths: [String],
    from format: PaletteFormat?,
    files: FileTree,
    input: () -> [UInt8]
  ) throws(UsageError) {
    self.files = files
    self.format = format
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

  private mutating func readFolder(_ folder: String) {
    let (found, closed) = files.files(below: folder)
    complaints += closed.map { "\($0) cannot be listed" }
    for path in found where seen.insert(files.identity(of: path)).inserted {
      guard format != nil || PaletteFormat.couldClaim(fileNamed: path) else {
        unread += 1
        continue
      }
      do throws(UsageError) {
        read(try files.file(at: path), isNamed: false)
      } catch {
        complaints.append(error.message)
      }
    }
  }

  private mutating func read(_ file: SourceFile, isNamed: Bool) {
    let tree = SourceTree(file)
    do throws(PaletteError) {
      readings.append(try PaletteFormat.reading(of: tree, as: format))
    } catch {
      // A folder may hold files that are no palettes; a file that is named is meant to be one.
      if !isNamed, error.reason == .unknownFormat {
        unread += 1
      } else {
        complaints.append(error.text(in: file))
      }
    }
  }
}

extension PaletteError {
  /// The error with its place in front, as compilers write it.
  func text(in file: SourceFile) -> String {
    guard let place else { return "\(file.name): \(message)" }
    return "\(place.file):\(place.start.line):\(place.start.column): \(message)"
  }
}
