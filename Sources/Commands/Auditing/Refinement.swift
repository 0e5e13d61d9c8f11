import Audits
import Palettes

/// An audit as the arguments want it: without what a baseline holds, and what has not changed.
func refined(
  _ audit: Audit,
  by arguments: Arguments,
  _ read: PaletteFiles,
  from format: PaletteFormat?,
  of paths: [String],
  _ files: FileTree,
  _ console: Console
) throws(UsageError) -> Audit {
  var audit = audit
  if let baseline = try BaselineChoice(arguments, files) {
    audit = try baseline.applied(
      to: audit,
      of: paths,
      isComplete: read.complaints.isEmpty && audit.faults.isEmpty,
      console
    )
  }
  if let changes = ChangeChoice(arguments) {
    audit = try changes.narrowed(
      audit,
      of: paths,
      together: read.areTogether,
      from: format,
      files,
      console
    )
  }
  return audit
}
