import Documents
import HTTP

extension RoutedRequest {
  /// The body as a JSON object.
  ///
  /// - Throws: 415 for another media type, 400 for what is no JSON, or no object.
  func jsonBody() throws(Problem) -> JSONValue {
    if let type = request.fields[.contentType].flatMap({ MediaType($0) }),
      !type.hasSameEssence(as: .json)
    {
      throw Problem(.unsupportedMediaType, detail: "the body is application/json, not \(type)")
    }
    let value: JSONValue
    do throws(DocumentError) {
      value = try JSONValue(parsing: SourceFile(name: "body", bytes: request.body))
    } catch {
      let file = SourceFile(name: "body", bytes: request.body)
      let location = file.location(at: error.range.lowerBound)
      throw .malformed("line \(location.line), column \(location.column): \(error.message)")
    }
    guard let object = value.object else {
      throw .malformed("the body is an object, not \(value.kindName)", "")
    }
    if let twice = object.duplicates.first {
      throw .malformed("\(twice.again.name) is given twice", "/\(twice.again.name)")
    }
    return value
  }
}

extension JSONValue {
  /// Refuses a value that is no object, and members that nobody knows.
  func refuseUnknown(_ known: [String], at pointer: String) throws(Problem) {
    guard let object else { throw .malformed("expected an object, not \(kindName)", pointer) }
    for member in object where !known.contains(member.name.string) {
      let near = Spelling.nearest(to: member.name.string, among: known)
      throw .malformed(
        "there is no member \(member.name)" + (near.map { "; did you mean \($0)?" } ?? ""),
        "\(pointer)/\(member.name)"
      )
    }
  }
}
