import Colors
import Documents
import Palettes

/// What of a baseline a run has looked at: an entry about anything else says nothing there.
public struct BaselineScope: Sendable {
  /// The paths that were audited, files or folders, relative to the baseline's folder; `.` for all.
  public var paths: [String]
  /// The path, relative to the baseline's folder, of a file that reports call so.
  public var path: @Sendable (String) -> String

  /// Makes a scope.
  public init(paths: [String], path: @escaping @Sendable (String) -> String) {
    self.paths = paths
    self.path = path
  }

  /// The entry of a finding.
  func entry(of finding: Finding) -> BaselineEntry {
    BaselineEntry(of: finding, at: finding.place.map { path($0.file) } ?? "")
  }

  /// Whether the run would have found the finding of an entry, were it still there.
  func covers(_ identity: BaselineEntry.Identity, of audit: Audit, files: Set<String>) -> Bool {
    let policy = audit.policy
    let file = identity.path.string
    let isAudited =
      file.isEmpty || files.contains(file)
      || paths.contains {
        $0 == "." && !file.hasPrefix("../") || file == $0 || file.hasPrefix($0 + "/")
      }
    guard isAudited else { return false }
    let mode = identity.mode.string
    if !mode.isEmpty, !policy.modes.isEmpty {
      let modes = audit.palettes.flatMap(\.reading.palette.modes).filter { $0.name == mode }
      guard policy.modes.contains(where: { name in modes.contains { $0.answers(to: name) } }) else {
        return false
      }
    }
    let viewing = identity.viewing.string
    // The other findings under viewings are looked for whatever is asked.
    if identity.rule.string == Rule.viewingContrast.id,
      !policy.viewings.contains(where: { $0.id == viewing })
    {
      return false
    }
    guard let level = Rule.named(identity.rule.string)?.criterion?.level else { return true }
    return level <= policy.level
  }

  /// The paths of the files in which anything of an audit is written.
  func files(of audit: Audit) -> Set<String> {
    var names: Set<String> = []
    for palette in audit.palettes {
      for swatch in palette.reading.palette.swatches {
        names.insert(swatch.place.file)
        for (_, value) in swatch.values { names.insert(value.place.file) }
      }
      for problem in palette.reading.problems { names.insert(problem.place.file) }
    }
    return Set(names.map(path))
  }
}
