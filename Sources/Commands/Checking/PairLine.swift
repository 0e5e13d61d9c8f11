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
    var layers: [String] = []
    for member in object {
      let value = member.value
      if member.name == "background", let list = value.array {
        for layer in list {
          guard let text = layer.string else {
            throw UsageError(input: "a background is a text, not \(layer.kindName)")
          }
          layers.append(text)
        }
      } else if let text = value.string ?? (value.number == nil ? nil : value.sourceText) {
        fields.append((member.name.string, text))
      } else {
        throw UsageError(input: "\(member.name) is a text or a number, not \(value.kindName)")
      }
    }
    try self.init(fields, layers: layers)
  }

  /// Takes fields by their names; those that are no colours are options.
  init(
    _ fields: [(name: String, value: String)],
    layers: [String] = []
  ) throws(UsageError) {
    let names = Self.optionNames
    backgrounds = layers
    options = []
    var foreground: String?
    for (name, value) in fields {
      let option = Self.kebab(name)
      switch option {
      case "foreground": foreground = value
      case "background": backgrounds.append(value)
      case _ where names.contains(option):
        if !value.isEmpty { options.append((option, "--\(option)=\(value)")) }
      default:
        let near = Spelling.nearest(to: option, among: ["foreground", "background"] + names)
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

  /// The name of an option for the key of an object: `groupOpacity` is `group-opacity`.
  private static func kebab(_ name: String) -> String {
    var kebab = ""
    for letter in name.unicodeScalars {
      if ("A"..."Z").contains(letter) {
        kebab += "-" + String(letter).lowercased()
      } else {
        kebab.unicodeScalars.append(letter)
      }
    }
    return kebab
  }
}

/// The fields of one line of CSV (RFC 4180): commas between them, quotes around those that hold some.
///
/// Commas within parentheses belong to a colour, so that `rgb(1, 2, 3)` needs no quotes.
///
/// - Throws: a usage error for a quote that is not closed, or that has something behind it.
func fields(ofCSV line: String) throws(UsageError) -> [String] {
  var fields: [String] = []
  var field = ""
  var depth = 0
  var rest = line.unicodeScalars[...]
  /// Whether a quoted field has ended, so that only a comma may follow.
  var isClosed = false
  while let letter = rest.popFirst() {
    switch letter {
    case "\"" where field.allSatisfy(\.isWhitespace) && !isClosed:
      field = try quoted(&rest)
      isClosed = true
    case "," where depth == 0:
      fields.append(isClosed ? field : field.trimmed)
      (field, isClosed) = ("", false)
    case _ where isClosed && !letter.properties.isWhitespace:
      throw UsageError(input: "a comma is missing behind a quoted field")
    default:
      guard !isClosed else { continue }
      if letter == "(" { depth += 1 }
      if letter == ")" { depth = max(0, depth - 1) }
      field.unicodeScalars.append(letter)
    }
  }
  fields.append(isClosed ? field : field.trimmed)
  return fields
}

/// The rest of a field behind its opening quote; two quotes stand for one.
private func quoted(_ rest: inout Substring.UnicodeScalarView) throws(UsageError) -> String {
  var field = ""
  while let letter = rest.popFirst() {
    guard letter == "\"" else {
      field.unicodeScalars.append(letter)
      continue
    }
    guard rest.first == "\"" else { return field }
    rest.removeFirst()
    field += "\""
  }
  throw UsageError(input: "a quote is not closed on this line")
}

extension String {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
