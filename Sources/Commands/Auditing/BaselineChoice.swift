import Audits
import Documents
import Palettes

extension Option {
  /// The options that say which findings were there before.
  static let baseline: [Option] = [
    Option("baseline", "FILE", "findings that were there before and do not fail the run"),
    Option(
      "write-baseline",
      nil,
      "write all findings to the --baseline file, else to \(BaselineChoice.usualFile)"
    ),
  ]
}

/// The baseline that arguments name: it is read, laid over an audit, and written when asked for.
struct BaselineChoice {
  /// The file that is written when none is named.
  static let usualFile = "legible-baseline.json"

  /// The path of the file.
  let file: String
  private let baseline: Baseline
  /// Whether the run writes it.
  let isWritten: Bool
  private let isNew: Bool
  private let files: FileTree

  /// Reads the baseline that the arguments name; nil when they name none.
  init?(_ arguments: Arguments, _ files: FileTree) throws(UsageError) {
    let isWritten = arguments.has("write-baseline")
    guard let file = arguments.value("baseline") ?? (isWritten ? Self.usualFile : nil) else {
      return nil
    }
    self.file = file
    self.files = files
    self.isWritten = isWritten
    guard !file.isEmpty, file != "-" else { throw UsageError("--baseline names a file") }
    guard files.kind(of: file) != .nothing else {
      guard isWritten else {
        throw UsageError(
          input:
            "\(file) does not exist; legible audit --baseline \(file) --write-baseline writes it"
        )
      }
      baseline = Baseline()
      isNew = true
      return
    }
    isNew = false
    let source = try files.file(at: file)
    do throws(DocumentError) {
      baseline = try Baseline(reading: source)
    } catch {
      let start = Place(error.range, in: source).start
      throw UsageError(
        input: "\(source.name):\(start.line):\(start.column): \(error.message)"
          + (isWritten ? "; it is left as it is" : "")
      )
    }
  }

  /// The audit with the findings of the baseline suppressed; writes the baseline first, if asked to.
  ///
  /// A run that could not read or measure everything writes nothing: what it missed would be lost.
  func applied(
    to audit: Audit,
    of read: PaletteFiles,
    _ console: Console
  ) throws(UsageError) -> Audit {
    let folder = files.folder(of: file)
    let scope = BaselineScope(
      paths: read.paths.map { files.path(of: $0, from: folder) },
      path: self.paths(of: audit, from: folder)
    )
    guard isWritten else { return audit.accepting(baseline, in: scope) }
    guard read.complaints.isEmpty, audit.faults.isEmpty else {
      console.complain("\(file) was not written, because not everything could be audited")
      return audit.accepting(baseline, in: scope)
    }
    let new = audit.baseline(replacing: baseline, in: scope)
    try files.replace(file, with: new.json)
    let was = isNew ? "" : ": \(BaselineUpdate(of: baseline, to: new, audit, in: scope).text)"
    console.complain(
      "\(file) holds \(new.entries.count) finding\(new.entries.count == 1 ? "" : "s")\(was)"
    )
    return audit.accepting(new, in: scope)
  }

  /// The paths of the files of an audit, each looked up once.
  private func paths(of audit: Audit, from folder: String) -> @Sendable (String) -> String {
    var names = Set(audit.findings.compactMap(\.place?.file))
    for palette in audit.palettes {
      for swatch in palette.reading.palette.swatches {
        names.insert(swatch.place.file)
        for (_, value) in swatch.values { names.insert(value.place.file) }
      }
      names.formUnion(palette.reading.problems.map(\.place.file))
    }
    let paths = Dictionary(
      uniqueKeysWithValues: names.map { ($0, files.path(of: $0, from: folder)) }
    )
    return { paths[$0] ?? $0 }
  }
}
