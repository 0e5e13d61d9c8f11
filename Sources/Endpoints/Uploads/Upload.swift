import Audits
import Documents
import HTTP
import Palettes

/// The palettes that a request sends, and the policy beside them.
struct Upload {
  /// The files, each with a name of its own.
  let files: [SourceFile]
  /// The policy, or nil when none was sent.
  let policy: Policy?
  private let paletteFormat: PaletteFormat?

  /// The format of the palettes.
  static let format = Term(
    "from",
    "The format of the palettes, when their type and content do not tell.",
    among: PaletteFormat.all.map { ($0.id, $0) }
  )

  /// Reads what a request sends: one palette as it is, or a form of files and a policy.
  ///
  /// - Throws: 400 for an empty body, for a form that is malformed and for JSON that is none, 422 for a policy that cannot
  ///   be used.
  init(_ request: RoutedRequest) throws(Problem) {
    let type = request.fields[.contentType].flatMap { MediaType($0) }
    let told = try request.value(of: Self.format)
    guard !request.request.body.isEmpty else {
      throw .malformed("the body is empty: send a palette")
    }
    if let type, type.hasSameEssence(as: .form) {
      let form = try UploadForm(request.request.body, type)
      files = form.files
      policy = form.policy
      paletteFormat = told
      return
    }
    // Whatever it is to be read as, what is said to be JSON is JSON.
    if let type, type.isJSON, let told, !told.mediaTypes.contains(type.essence) {
      _ = try request.json()
    }
    files = [SourceFile(name: "-", bytes: request.request.body)]
    policy = nil
    // A type that one format only is written as names it.
    let claiming = type.map { type in
      PaletteFormat.all.filter { $0.mediaTypes.contains(type.essence) }
    }
    paletteFormat = told ?? (claiming?.count == 1 ? claiming?.first : nil)
  }

  /// The palettes, read as the command reads the files of a folder: those that belong together are one.
  ///
  /// - Throws: 413 or 422 for the first that is none.
  func readings() throws(Problem) -> [Reading] {
    let files = files
    func tree(_ file: SourceFile) -> SourceTree {
      SourceTree(file) { path in files.first { $0.name == path } }
    }
    let (gatherings, rest) = PaletteFolder.gathered(files.map(\.name), as: paletteFormat)
    var trees = gatherings.map { gathering in
      SourceTree(
        name: gathering.name,
        files: files.filter { gathering.paths.contains($0.name) },
        load: { path in files.first { $0.name == path } }
      )
    }
    trees += files.filter { rest.contains($0.name) }.map(tree)
    var readings: [Reading] = []
    for outcome in PaletteFolder(trees, as: paletteFormat).outcomes {
      switch outcome.result {
      case .success(let reading): readings.append(reading)
      case .failure(let error): throw error.problem(in: outcome.tree.name, of: files.count)
      }
    }
    return readings
  }
}

extension PaletteError {
  /// The answer to a file that is no palette.
  fileprivate func problem(in name: String, of count: Int) -> Problem {
    let file = count > 1 ? "\(name.printable): " : ""
    let location = place.map { "line \($0.start.line), column \($0.start.column): " } ?? ""
    let status: Status = reason == .tooLarge ? .contentTooLarge : .unprocessableContent
    return Problem(status, detail: file + location + message)
  }
}

extension MediaType {
  /// Whether it is JSON, or written in JSON (RFC 6839, section 3.1).
  fileprivate var isJSON: Bool { essence == "application/json" || essence.hasSuffix("+json") }
}
