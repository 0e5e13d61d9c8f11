import Audits
import Palettes

extension Option {
  /// The option that leaves out what has not changed.
  static let changes = Option(
    "changed-since",
    "REV",
    "tell only what swatches touch that changed since a commit, and whether it got worse"
  )
}

/// The commit with which an audit is compared.
struct ChangeChoice {
  private let revision: String

  /// Reads the argument; nil when it was not given.
  init?(_ arguments: Arguments) {
    guard let revision = arguments.value("changed-since") else { return nil }
    self.revision = revision
  }

  /// The audit without the findings about swatches that are as they were.
  func narrowed(
    _ audit: Audit,
    of paths: [String],
    together: Bool,
    from format: PaletteFormat?,
    _ files: FileTree,
    _ console: Console
  ) throws(UsageError) -> Audit {
    guard !paths.contains("-"), let first = paths.first else {
      throw UsageError("--changed-since compares files; standard input has no earlier state")
    }
    let commit = try CommitTree(
      of: revision,
      holding: first,
      files,
      environment: console.environment
    )
    if let stranger = paths.first(where: { !commit.holds($0) }) {
      throw UsageError(input: "\(stranger) lies outside the git repository of \(first)")
    }
    let old = try PaletteFiles(
      at: paths.filter { commit.kind(of: $0) != .nothing },
      together: together,
      from: format,
      files: commit,
      input: { [] }
    )
    for complaint in old.complaints { console.complain("at \(revision): \(complaint)") }
    return audit.narrowed(toChangesSince: old.readings, at: revision)
  }
}
