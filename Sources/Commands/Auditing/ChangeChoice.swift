import Audits
import Documents
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
  ///
  /// Under a policy that is not what it was, all findings count: a stricter one breaks what did not
  /// change.
  func narrowed(
    _ audit: Audit,
    of read: PaletteFiles,
    under policy: PolicyChoice,
    _ files: FileTree,
    _ console: Console
  ) throws(UsageError) -> Audit {
    guard !read.paths.contains("-") else {
      throw UsageError("--changed-since compares files; standard input has no earlier state")
    }
    let repository = try Repository(
      holding: read.paths,
      files,
      environment: console.environment
    )
    let commit = CommitTree(
      of: try repository.listing(at: revision, console),
      in: repository,
      files
    )
    if let change = try change(of: policy, since: commit, in: repository, read.paths, files) {
      console.complain("\(change), so everything counts as changed, not only swatches that did")
      return audit
    }
    let isThere = { commit.kind(of: $0) != .nothing }
    let old = try read.again(in: commit, where: isThere, input: { [] })
    for complaint in old.complaints { console.complain("at \(revision): \(complaint)") }
    return audit.narrowed(toChangesSince: old.readings, at: revision)
  }

  /// How the policy differs from that of the commit, as a clause; nil when it is the same.
  private func change(
    of policy: PolicyChoice,
    since commit: CommitTree,
    in repository: Repository,
    _ paths: [String],
    _ files: FileTree
  ) throws(UsageError) -> String? {
    if policy.isNearest {
      let old = commit.nearest(PolicyChoice.usualFile, above: paths.first ?? ".")
      let new = policy.file.map { files.path(of: $0, from: repository.root) }
      guard let file = policy.file else {
        return old.map { "the policy \($0) of \(revision) is gone" }
      }
      if !files.holds(file, in: repository.root) {
        return "the policy \(file) lies outside the repository, and what it was is not known"
      }
      guard old == new else {
        return old.map { "the policy is \(file), and was \($0) in \(revision)" }
          ?? "the policy \(file) is new since \(revision)"
      }
    }
    guard let file = policy.file else { return nil }
    guard files.holds(file, in: repository.root), commit.kind(of: file) == .file else {
      return "the policy \(file) is not in \(revision)"
    }
    return try commit.file(at: file).bytes == files.file(at: file).bytes
      ? nil : "the policy \(file) is not what it was in \(revision)"
  }
}
