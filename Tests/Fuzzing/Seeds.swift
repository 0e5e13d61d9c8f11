import Documents
import Foundation
import Palettes

/// The valid palettes that inputs of a format are mutated from.
///
/// They lie in `Seeds/FORMAT`: a file by itself, or a folder whose files are one palette.
struct Seeds {
  /// The palettes.
  let trees: [SourceTree]
  /// Words of the seeds, to be put where they do not belong.
  let words: [[UInt8]]

  struct Missing: Error { let message: String }

  /// Reads the seeds of a format; a format without any is a fault.
  init(of format: PaletteFormat) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Seeds/\(format.id)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    trees = try names.sorted().map { name in
      try Self.tree(at: folder.appendingPathComponent(name), named: name)
    }
    guard !trees.isEmpty else {
      throw Missing(message: "\(format.id) has no seed in Tests/Fuzzing/Seeds/\(format.id)")
    }
    words = Array(
      Set(trees.flatMap(\.files).flatMap { $0.bytes.split(whereSeparator: { $0 <= 0x20 }) })
    ).map(Array.init).sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func tree(at url: URL, named name: String) throws -> SourceTree {
    let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
    guard isFolder else {
      return SourceTree(SourceFile(name: name, bytes: Array(try Data(contentsOf: url))))
    }
    let paths = (FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? [])
      .sorted()
    let files = paths.compactMap { path -> SourceFile? in
      guard let data = try? Data(contentsOf: url.appendingPathComponent(path)) else { return nil }
      return SourceFile(name: "\(name)/\(path)", bytes: Array(data))
    }
    return SourceTree(name: name, files: files)
  }
}
