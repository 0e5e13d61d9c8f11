/// What stands between the fields of a line: RFC 4180 has commas, and spreadsheets write others.
enum FieldSeparator {
  case comma, semicolon, tab

  /// The separator of a table with that first line: the first comma or semicolon outside of quotes and
  /// parentheses; a tab where there is neither; a comma where there is nothing of the kind.
  init(ofTableWith line: String) {
    var depth = 0
    var isQuoted = false
    var hasTab = false
    for letter in line.unicodeScalars {
      switch letter {
      case "\"": isQuoted.toggle()
      case _ where isQuoted: break
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      case _ where depth > 0: break
      case ",", ";":
        self = letter == "," ? .comma : .semicolon
        return
      case "\t": hasTab = true
      default: break
      }
    }
    self = hasTab ? .tab : .comma
  }

  /// What it is called in messages.
  var name: String {
    switch self {
    case .comma: "comma"
    case .semicolon: "semicolon"
    case .tab: "tab"
    }
  }

  fileprivate var letter: Unicode.Scalar {
    switch self {
    case .comma: ","
    case .semicolon: ";"
    case .tab: "\t"
    }
  }
}

/// The fields of one line of CSV (RFC 4180): separators between them, quotes around those that hold
/// some.
///
/// Separators within parentheses belong to a colour, so that `rgb(1, 2, 3)` needs no quotes.
///
/// - Throws: a usage error for a quote that is not closed, or that has something behind it.
func fields(
  ofCSV line: String,
  separator: FieldSeparator = .comma
) throws(UsageError) -> [String] {
  var fields: [String] = []
  var field = ""
  var depth = 0
  var rest = line.unicodeScalars[...]
  /// Whether a quoted field has ended, so that only a separator may follow.
  var isClosed = false
  while let letter = rest.popFirst() {
    switch letter {
    case "\"" where field.allSatisfy(\.isWhitespace) && !isClosed:
      field = try quoted(&rest)
      isClosed = true
    case separator.letter where depth == 0:
      fields.append(isClosed ? field : field.trimmed)
      (field, isClosed) = ("", false)
    case _ where isClosed && !letter.properties.isWhitespace:
      throw UsageError(input: "a \(separator.name) is missing behind a quoted field")
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
