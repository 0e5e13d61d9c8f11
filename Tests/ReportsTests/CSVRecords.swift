/// The records of comma-separated values (RFC 4180), by the names in the first one.
enum CSVRecords {
  static func read(_ text: String) -> [[String: String]] {
    var rows: [[String]] = [[]]
    var field = ""
    var isQuoted = false
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        field.unicodeScalars.append(scalar)
        scalars.removeFirst()
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        rows[rows.count - 1].append(field)
        field = ""
      case "\r" where !isQuoted && scalars.first == "\n":
        scalars.removeFirst()
        rows[rows.count - 1].append(field)
        rows.append([])
        field = ""
      default: field.unicodeScalars.append(scalar)
      }
    }
    let names = rows[0]
    return rows.dropFirst().filter { !$0.isEmpty }.map { row in
      Dictionary(zip(names, row), uniquingKeysWith: { first, _ in first })
    }
  }
}
