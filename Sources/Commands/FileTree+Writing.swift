import Foundation

extension FileTree {
  /// Writes a file, as a whole or not at all.
  ///
  /// A link is followed, so that it stays one, also where nothing is yet at its end. What is no regular file, such as a pipe or
  /// `/dev/null`, is written into, not replaced.
  func write(_ bytes: [UInt8], to path: String) throws(UsageError) {
    let target = URL(fileURLWithPath: identity(of: path))
    do {
      switch kind(of: path) {
      case .folder: throw UsageError(input: "\(path) cannot be written: it is a folder")
      case .circle: throw UsageError(input: "\(path) cannot be written: it is a circle of links")
      case .device:
        let handle = try FileHandle(forWritingTo: target)
        defer { try? handle.close() }
        try handle.write(contentsOf: bytes)
      case .file, .nothing:
        let files = FileManager.default
        let permissions = try? files.attributesOfItem(atPath: target.path)[.posixPermissions]
        try Data(bytes).write(to: target, options: .atomic)
        // The new file takes the place of the old one, and what only its owner may read stays so.
        if let permissions {
          try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: target.path)
        }
      }
    } catch let error as UsageError {
      throw error
    } catch {
      let link = linkTarget(of: path).map { "it is a link to \($0), and " } ?? ""
      throw UsageError(input: "\(path) cannot be written: \(link)\(Self.writingReason(error))")
    }
  }

  private static func writingReason(_ error: any Error) -> String {
    switch (error as NSError).code {
    case CocoaError.fileNoSuchFile.rawValue, CocoaError.fileReadNoSuchFile.rawValue:
      "its folder does not exist"
    case CocoaError.fileWriteNoPermission.rawValue, CocoaError.fileWriteVolumeReadOnly.rawValue:
      "you may not write there"
    case CocoaError.fileWriteOutOfSpace.rawValue: "there is no room left"
    default: "the system does not let it be written"
    }
  }
}
