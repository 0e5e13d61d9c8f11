import Foundation

extension FileTree {
  /// The path of a file relative to a folder, with `/`, whatever way either was named.
  ///
  /// Links to folders are followed, so that it does not depend on how one came to the folder; standard
  /// input is `-`.
  func path(of file: String, from folder: String) -> String {
    guard file != "-" else { return file }
    let target = components(of: file)
    let base = resolvedFolder(folder)
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - shared)
    let path = (up + target.dropFirst(shared)).joined(separator: "/")
    return path.isEmpty ? "." : path
  }

  /// The folder that holds a file, as a path.
  func folder(of file: String) -> String {
    (absolute(file) as NSString).deletingLastPathComponent
  }

  /// The parts of a path whose folder is resolved; the last part may itself be a link.
  private func components(of path: String) -> [String] {
    let whole = URL(fileURLWithPath: absolute(path)).standardizedFileURL
    if kind(of: path) == .folder { return resolvedFolder(path) }
    return resolvedFolder(whole.deletingLastPathComponent().path) + [whole.lastPathComponent]
  }

  private func resolvedFolder(_ path: String) -> [String] {
    URL(fileURLWithPath: absolute(path)).standardizedFileURL.resolvingSymlinksInPath()
      .pathComponents.filter { $0 != "/" }
  }

  /// Writes a file as a whole or not at all; a file that holds the bytes already is left alone.
  func replace(_ path: String, with bytes: [UInt8]) throws(UsageError) {
    let url = URL(fileURLWithPath: absolute(path)).resolvingSymlinksInPath()
    if kind(of: path) == .file, let old = try? Data(contentsOf: url), old.elementsEqual(bytes) {
      return
    }
    let rights = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.posixPermissions]
    do {
      try Data(bytes).write(to: url, options: .atomic)
      // The new file takes the place of the old one, and its rights.
      if let rights {
        try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: url.path)
      }
    } catch {
      throw UsageError(input: "\(path) cannot be written: \(Self.reason(toWrite: error))")
    }
  }

  private static func reason(toWrite error: any Error) -> String {
    switch (error as NSError).code {
    case CocoaError.fileNoSuchFile.rawValue, CocoaError.fileReadNoSuchFile.rawValue:
      "there is no such folder"
    case CocoaError.fileWriteNoPermission.rawValue: "you may not write there"
    case CocoaError.fileWriteOutOfSpace.rawValue: "there is no room left"
    default: "the system does not let it be written as a file"
    }
  }
}
