public import Documents
public import Palettes

/// Findings that were there before and do not fail a run: what is left to mend, written down.
///
/// Its file is JSON with one entry a line, sorted, so that two versions of it differ line by line.
public struct Baseline: Sendable {
  /// The entries, sorted; equal ones may occur more than once.
  public private(set) var entries: [Entry]
  /// New paths of files, or of folders, by their old ones, both relative to the baseline's folder.
  ///
  /// A path is looked up once, so that two files may swap their names.
  public var renames: [ExactText: ExactText] = [:]

  /// An entry, and where it is written.
  public struct Entry: Sendable {
    /// The entry.
    public var entry: BaselineEntry
    /// Where it is written, or nil when it is not written yet.
    public var place: Place?
  }

  /// Makes a baseline of entries in any order.
  public init(_ entries: [BaselineEntry] = []) {
    self.entries = entries.map { Entry(entry: $0, place: nil) }.sorted(by: Entry.precedes)
  }

  init(reading entries: [Entry], renames: [ExactText: ExactText]) {
    self.entries = entries
    self.renames = renames
  }

  /// The entries with the paths that their files have now.
  var current: [Entry] {
    renames.isEmpty
      ? entries
      : entries.map { entry in
        var entry = entry
        entry.entry.identity.path = renamed(entry.entry.identity.path)
        return entry
      }
  }

  /// The path that a file has now: its own new one, or that of the innermost renamed folder.
  private func renamed(_ path: ExactText) -> ExactText {
    if let new = renames[path] { return new }
    let parts = path.string.split(separator: "/", omittingEmptySubsequences: false)
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      guard let new = renames[ExactText(parts.prefix(count).joined(separator: "/"))] else {
        continue
      }
      let rest = parts.dropFirst(count).map(String.init)
      return ExactText(([new.string] + rest).joined(separator: "/"))
    }
    return path
  }

  /// The rules whose findings are never written down: they tell that something has run out.
  static let refused: Set = ["stale-baseline", "expired-waiver"]
}

extension Baseline.Entry {
  /// Orders by identity, and equal ones by their ratio.
  static func precedes(_ left: Baseline.Entry, _ right: Baseline.Entry) -> Bool {
    if left.entry.identity != right.entry.identity {
      return left.entry.identity < right.entry.identity
    }
    return (left.entry.ratio ?? -1) < (right.entry.ratio ?? -1)
  }
}
