import Documents

/// One line of standard input that asks about a pair: its colours, and options by name.
struct PairLine: Sendable {
  /// The text of the foreground.
  var foreground: String
  /// The texts of the layers behind it, top first.
  var backgrounds: [String]
  /// What is asked beside them, as options: `--size=24px`.
  var options: [(name: String, argument: String)]

  /// Reads an object: `{"foreground": "#777", "background": "#fff", "size": "24px"}`.
  init(json line: String) throws(UsageError) {
    let value: JSONValue
    do throws(DocumentError) {
      value = try JSONValue(parsing: SourceFile(name: "-", text: line))
    } catch {
      let column = SourceFile(name: "-", text: line).location(at: error.range.lowerBound).column
      throw UsageError(input: "column \(column): \(error.message)")
    }
    guard let object = value.object else {
      throw UsageError(input: "expected an object, not \(value.kindName)")
    }
    if let twice = object.duplicates.first {
      throw UsageError(input: "\(twice.again.name) is given twice")
    }
    var fields: [(name: String, value: String)] = []
    for member in object {
      let name = member.name.string
      guard let list = member.value.array else {
        guard let text = member.value.word else {
          let kind = member.value.kindName
          throw UsageError(input: "\(name) is a text or a number, not \(kind)")
        }
        fields.append((name, text))
        continue
      }
      guard Self.isRepeatable(name) else {
        throw UsageError(input: "\(name) is one text or number, not a list")
      }
      for element in list {
        guard let text = element.word else {
          throw UsageError(input: "\(name) is a list of texts, not of \(element.kindName)")
        }
        fields.append((name, text))
      }
    }
    try self.init(fields)
  }

  /// Takes the cells of a line under the names of its columns.
  init(
    of cells: [String],
    columns: [String],
    _ separator: FieldSeparator
  ) throws(UsageError) {
    guard cells.count > 1 else {
      throw UsageError(
        input: "background is missing: a \(separator.name) stands between the fields, as in the "
          + "first line"
      )
    }
    // Spreadsheets end a line with as many separators as the longest one has.
    guard cells.dropFirst(columns.count).allSatisfy(\.isEmpty) else {
      throw UsageError(
        input: "it has \(cells.count) fields, and the columns are "
          + "\(columns.joined(separator: ", ")); a first line may name more, such as size"
      )
    }
    try self.init(Array(zip(columns, cells)).map { (name: $0, value: $1) })
  }

  /// Takes fields by their names; those that are no colours are options.
  init(_ fields: [(name: String, value: String)]) throws(UsageError) {
    backgrounds = []
    options = []
    var foreground: String?
    for (name, value) in fields {
      switch Self.column(named: name) {
      case "foreground":
        guard foreground == nil else { throw UsageError(input: "foreground is given twice") }
        foreground = value
      case "background": backgrounds.append(value)
      case let option?:
        if !value.isEmpty { options.append((option, "--\(option)=\(value)")) }
      case nil:
        let near = Spelling.nearest(to: name, among: Self.columns)
        throw UsageError(
          input: "there is no column \(name)" + (near.map { "; did you mean \($0)?" } ?? "")
        )
      }
    }
    backgrounds.removeAll(where: \.isEmpty)
    guard let foreground, !foreground.isEmpty else {
      throw UsageError(input: "foreground is missing")
    }
    guard !backgrounds.isEmpty else { throw UsageError(input: "background is missing") }
    self.foreground = foreground
  }

  /// The options that may stand in a line.
  static var optionNames: [String] {
    Command.check.options.filter { $0.value != nil && !["in", "format"].contains($0.name) }.map(
      \.name
    )
  }

  /// The names of all that may stand in a line.
  private static var columns: [String] { ["foreground", "background"] + optionNames }

  /// The column that a key of an object or a cell of a first line names, or nil when there is none.
  ///
  /// Case, dashes, underscores and blanks are spelling: `groupOpacity`, `Group Opacity` and
  /// `group-opacity` are one.
  static func column(named name: String) -> String? {
    let wanted = letters(of: name)
    return columns.first { letters(of: $0) == wanted }
  }

  private static func letters(of name: String) -> String {
    name.lowercased().filter { !"-_ ".contains($0) }
  }

  /// Whether an object may have a list in that place.
  private static func isRepeatable(_ name: String) -> Bool {
    let column = column(named: name)
    return column == "background"
      || Command.check.options.contains { $0.name == column && $0.isRepeatable }
  }
}

extension JSONValue {
  /// The text, or the number as it is written; nil for anything else.
  fileprivate var word: String? { string ?? (number == nil ? nil : sourceText) }
}
