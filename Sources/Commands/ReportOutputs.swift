import Documents
import Reports

/// The reports that a run writes, and where to: `--format sarif --output out.sarif --format text`.
struct ReportOutputs {
  /// A report and the file that it goes to, or nil for standard output.
  struct Output {
    let format: ReportFormat
    let path: String?
  }

  /// The reports, in the order in which they were asked for; at least one.
  let outputs: [Output]

  /// Reads `--format` and `--output`: an output belongs to the format before it.
  ///
  /// Without a format, the report is text, whatever the name of the file: nothing is guessed. With
  /// one format, its output may stand on either side. One report at most goes to standard output.
  init(_ arguments: Arguments) throws(UsageError) {
    var pending: [(format: ReportFormat, path: String?)] = []
    var early: String?
    for (name, value) in arguments.sequence(of: ["format", "output"]) {
      if name == "format" {
        pending.append((try Self.format(named: value), nil))
        continue
      }
      guard !value.isEmpty else { throw UsageError("--output names no file") }
      if pending.isEmpty {
        guard early == nil else {
          throw UsageError("two outputs stand before the first --format: \(early ?? ""), \(value)")
        }
        early = value
      } else {
        let last = pending.count - 1
        guard pending[last].path == nil else {
          throw UsageError(
            "the \(pending[last].format.id) report has two outputs; write --format before each"
          )
        }
        pending[last].path = value
      }
    }
    if let early {
      if pending.isEmpty { pending.append((.text, nil)) }
      guard pending.count == 1, pending[0].path == nil else {
        throw UsageError("--output \(early) has no --format before it; write one")
      }
      pending[0].path = early
    }
    if pending.isEmpty { pending.append((.text, nil)) }
    let outputs = pending.map { Output(format: $0.format, path: $0.path == "-" ? nil : $0.path) }
    let printed = outputs.filter { $0.path == nil }
    guard printed.count <= 1 else {
      let names = printed.map(\.format.id).joined(separator: " and ")
      throw UsageError("\(names) both go to standard output; give all but one an --output FILE")
    }
    self.outputs = outputs
  }

  private static func format(named name: String) throws(UsageError) -> ReportFormat {
    if let format = ReportFormat.named(name) { return format }
    let names = ReportFormat.all.map(\.id)
    let near = Spelling.nearest(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
    throw UsageError("--format is \(names.joined(separator: ", ")), not \(name)\(near)")
  }

  /// Refuses two reports that would go to one file.
  func refuseSharedFiles(_ files: FileTree) throws(UsageError) {
    var seen: Set<String> = []
    for path in outputs.compactMap(\.path) where !seen.insert(files.identity(of: path)).inserted {
      throw UsageError("two reports go to \(path)")
    }
  }

  /// Refuses a report that would go to a file that was read, by whatever name.
  func refuse(_ inputs: InputFiles) throws(UsageError) {
    for path in outputs.compactMap(\.path) { try inputs.refuse(path, of: "--output") }
  }

  /// Writes the bytes of each report; each that cannot be written is complained about.
  ///
  /// Files come first, so that they are there when a reader of standard output leaves.
  func write(
    _ files: FileTree,
    _ console: Console,
    bytes: (Output) -> [UInt8]
  ) -> ExitCode {
    var code = ExitCode.success
    for output in outputs {
      guard let path = output.path else { continue }
      do throws(UsageError) {
        try files.write(bytes(output), to: path)
      } catch {
        console.complain(error.message)
        code = .unusable
      }
    }
    for output in outputs where output.path == nil {
      if console.print(bytes(output)) != .success { code = .unusable }
    }
    return code
  }
}
