import Documents
import Synchronization

/// The files that others refer to, as they are looked up.
final class NeighborLog: Sendable {
  private let log = Mutex<Set<String>>([])

  /// Finds a file that another one refers to, and remembers it.
  func loader(in files: any FileStore) -> @Sendable (String) -> SourceFile? {
    { path in
      guard let file = files.neighbor(at: path) else { return nil }
      let identity = files.identity(of: path)
      self.log.withLock { _ = $0.insert(identity) }
      return file
    }
  }

  /// The files so far, by their identity.
  var identities: Set<String> { log.withLock { $0 } }
}
