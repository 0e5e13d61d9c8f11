import Documents
import Foundation

/// The files of this machine, as far as commands read them.
struct FileTree: Sendable {
  /// The folder that relative paths start from.
  let workingDirectory: String

  /// The largest file that is read, in bytes; a palette of 32 MiB is none.
  static let sizeLimit = 32 << 20

  /// Folders that hold nothing that its owner wrote.
  static let skippedFolders: Set<String> = [
    ".git", ".build", ".swiftpm", "node_modules", "Pods", "DerivedData",
  ]

  /// What a path names.
  enum Kind {
    /// A file, a folder, or nothing, such as a link to what is not there.
    case file, folder, nothing
    /// A pipe or a device: reading it may never end.
    case device
    /// A link that leads back to itself.
    case circle
  }

  /// Reads a file under the name that reports print.
  ///
  /// - Throws: a usage error that says why it cannot be read. A pipe is read only under `/dev`, where
  ///   shells pass their own: one that lies in a folder may have no writer, ever.
  func file(at path: String) throws(UsageError) -> SourceFile {
    if let fault = fault(ofReading: path) {
      throw UsageError(input: "\(path) cannot be read: \(fault)")
    }
    let url = URL(fileURLWithPath: absolute(path))
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      let content = try handle.read(upToCount: Self.sizeLimit + 1) ?? Data()
      guard content.count <= Self.sizeLimit else {
        throw CocoaError(.fileReadTooLarge)
      }
      return SourceFile(name: Self.tidy(path), bytes: [UInt8](content))
    } catch {
      throw UsageError(input: "\(path) cannot be read: \(Self.reason(error))")
    }
  }

  /// Why what lies there is not even opened, or nil.
  private func fault(ofReading path: String) -> String? {
    switch kind(of: path) {
    case .file: nil
    case .folder: "it is a folder"
    case .circle: "it is a circle of links"
    case .device: absolute(path).hasPrefix("/dev/") ? nil : "it is no regular file"
    case .nothing: linkTarget(of: path).map { "it is a link to \($0), which is not there" }
    }
  }

  /// The paths of the regular files below a folder, in order.
  ///
  /// Folders that nobody wrote are skipped, and so are links: they could lead round in a circle, and
  /// what they point at is found under its own name. What `.gitignore` leaves out is skipped as well.
  func files(below root: String) -> Walk {
    var walk = Walk()
    var folders = [(path: root, rules: rules(above: root))]
    while let (folder, inherited) = folders.popLast() {
      var rules = inherited
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: absolute(folder))
      else {
        walk.closed.append(folder)
        continue
      }
      if names.contains(Self.ignoreFile) {
        rules.add(text(of: path(Self.ignoreFile, in: folder)), in: absolute(folder))
      }
      for name in names where !Self.skippedFolders.contains(name) {
        let path = path(name, in: folder)
        let isLink = linkTarget(of: path) != nil
        let kind = kind(of: path)
        guard !rules.ignores(absolute(path), isFolder: kind == .folder) else {
          walk.ignored += 1
          continue
        }
        switch kind {
        case .folder where !isLink: folders.append((path, rules))
        case .file: walk.files.append(path)
        default: break
        }
      }
    }
    walk.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    walk.closed.sort()
    return walk
  }

  /// What a walk through a folder found.
  struct Walk {
    /// The regular files, in order.
    var files: [String] = []
    /// The folders that cannot be listed, in order.
    var closed: [String] = []
    /// How many files and folders a `.gitignore` leaves out.
    var ignored = 0
  }

  private static let ignoreFile = ".gitignore"

  /// The rules of the folders above one, up to that of its repository; none outside of one.
  private func rules(above folder: String) -> IgnoreRules {
    var files: [String] = []
    var parent = absolute(folder) as NSString
    while !FileManager.default.fileExists(atPath: parent.appendingPathComponent(".git")) {
      let next = parent.deletingLastPathComponent as NSString
      guard next != parent else { return IgnoreRules() }
      parent = next
      files.append(parent as String)
    }
    var rules = IgnoreRules()
    for folder in files.reversed() {
      rules.add(text(of: path(Self.ignoreFile, in: folder)), in: folder)
    }
    return rules
  }

  /// The text of a small file, empty when there is none.
  private func text(of path: String) -> String {
    (try? file(at: path)).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  private func path(_ name: String, in folder: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The path of the nearest file called `name`, in the folder of `path` or in one above it.
  ///
  /// What is called so and is no file counts as well: it was meant to be one, and reading it says what
  /// is wrong with it.
  func nearest(_ name: String, above path: String) -> String? {
    // One level above `a/..` lies the folder above, not `a`.
    let isWinding = path.split(separator: "/").contains("..")
    let whole = isWinding ? identity(of: path) : absolute(path)
    var folder = kind(of: path) == .folder ? whole : (whole as NSString).deletingLastPathComponent
    while true {
      let candidate = (folder as NSString).appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: candidate) || linkTarget(of: candidate) != nil {
        return relative(candidate)
      }
      let parent = (folder as NSString).deletingLastPathComponent
      guard parent != folder else { return nil }
      folder = parent
    }
  }

  /// The path from the root.
  func absolute(_ path: String) -> String {
    path == "." ? workingDirectory : path.hasPrefix("/") ? path : "\(workingDirectory)/\(path)"
  }

  private func relative(_ path: String) -> String {
    let prefix = workingDirectory.hasSuffix("/") ? workingDirectory : workingDirectory + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// A path without a leading `./`.
  static func tidy(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as NSError).code {
    case CocoaError.fileReadTooLarge.rawValue:
      "it is larger than \(sizeLimit >> 20) MiB, which no palette is"
    case CocoaError.fileReadNoSuchFile.rawValue, CocoaError.fileNoSuchFile.rawValue:
      "there is no such file"
    case CocoaError.fileReadNoPermission.rawValue: "you may not read it"
    default: "the system does not let it be read"
    }
  }
}
