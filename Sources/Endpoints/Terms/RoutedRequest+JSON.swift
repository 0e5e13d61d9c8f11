import Documents
import HTTP

extension RoutedRequest {
  /// The body as a JSON object; the router has checked its type.
  ///
  /// - Throws: 400 for what is no JSON, with line and column, and for what is no object.
  func jsonBody() throws(Problem) -> JSONValue {
    let value = try json()
    guard value.object != nil else {
      throw .malformed("the body is an object, not \(value.kindName)", "")
    }
    return value
  }

  /// The body as JSON.
  ///
  /// - Throws: 400 for what is none, with line and column.
  func json() throws(Problem) -> JSONValue {
    let file = SourceFile(name: "body", bytes: request.body)
    if let fault = file.encodingFault {
      let location = file.location(at: fault.range.lowerBound)
      throw .malformed("line \(location.line), column \(location.column): \(fault.message)")
    }
    do throws(DocumentError) {
      return try JSONValue(parsing: file, limits: JSONLimits(depth: 64))
    } catch {
      let location = file.location(at: error.range.lowerBound)
      throw .malformed("line \(location.line), column \(location.column): \(error.message)")
    }
  }
}

extension JSONValue {
  /// Refuses a value that is no object, members that nobody knows, and members that are given twice.
  func refuseUnknown(_ known: [String], at pointer: String) throws(Problem) {
    guard let object else { throw .malformed("expected an object, not \(kindName)", pointer) }
    for member in object where !known.contains(member.name.string) {
      let near = Spelling.nearest(to: member.name.string, among: known)
      throw .malformed(
        "there is no member \(member.name.string.printable)"
          + (near.map { "; did you mean \($0)?" } ?? ""),
        pointer + JSONPointer([member.name]).description
      )
    }
    if let twice = object.duplicates.first {
      throw .malformed(
        "\(twice.again.name) is given twice",
        pointer + JSONPointer([twice.again.name]).description
      )
    }
  }
}
