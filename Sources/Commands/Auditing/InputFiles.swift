import Documents

/// The files that a run has read, by their identity, with what each is to it: nothing that the run
/// writes may take the place of one.
struct InputFiles {
  private var parts: [String: String] = [:]
  private let files: FileTree

  /// Takes the palettes of a run, and the policy, when there is one.
  init(_ read: PaletteFiles, policy: String? = nil, _ files: FileTree) {
    self.files = files
    for identity in read.identities { parts[identity] = "a palette" }
    if let policy { parts[files.identity(of: policy)] = "the policy" }
  }

  /// Adds a file that has another part, such as "the baseline".
  mutating func add(_ path: String, as part: String) { parts[files.identity(of: path)] = part }

  /// Refuses to write to a path, by whatever name, whose file was read.
  ///
  /// - Throws: a usage error; `option` is what names the path, such as `--output`.
  func refuse(_ path: String, of option: String) throws(UsageError) {
    guard let part = parts[files.identity(of: path)] else { return }
    throw UsageError(
      input: "\(option) \(path) would write over \(part) that is read here; name another file"
    )
  }
}
