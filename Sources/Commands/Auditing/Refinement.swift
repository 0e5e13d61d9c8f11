import Audits
import Palettes

/// What narrows an audit: a baseline, and a commit with which it is compared.
struct Refinement {
  /// The baseline, or nil when none is named.
  let baseline: BaselineChoice?
  private let changes: ChangeChoice?

  /// Reads the arguments, and the baseline that they name.
  init(_ arguments: Arguments, _ files: FileTree) throws(UsageError) {
    baseline = try BaselineChoice(arguments, files)
    changes = ChangeChoice(arguments)
  }

  /// The audit without what the baseline holds, and what has not changed.
  func applied(
    to audit: Audit,
    of read: PaletteFiles,
    under policy: PolicyChoice,
    _ files: FileTree,
    _ console: Console
  ) throws(UsageError) -> Audit {
    var audit = audit
    if let baseline { audit = try baseline.applied(to: audit, of: read, console) }
    if let changes {
      audit = try changes.narrowed(audit, of: read, under: policy, files, console)
    }
    return audit
  }
}
