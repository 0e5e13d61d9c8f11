import Documents

extension SourceTree {
  /// The root of a file, read as JSON.
  ///
  /// - Throws: The first fault of the text.
  func json(_ file: SourceFile) throws(PaletteError) -> JSONValue {
    do throws(DocumentError) {
      return try root(of: file)
    } catch {
      throw PaletteError(error, in: file)
    }
  }

  /// The roots of the files, read as JSON; at least one.
  ///
  /// - Throws: The first fault of a text, or that there is no file.
  func roots() throws(PaletteError) -> [JSONValue] {
    guard !files.isEmpty else { throw PaletteError(.unknownFormat, "\(name) holds no file") }
    var roots: [JSONValue] = []
    for file in files { roots.append(try json(file)) }
    return roots
  }

  /// The roots of the files, each with its members; `noun` is what a file is called in a message.
  ///
  /// - Throws: The first fault of a text, a root that is no object, or that there is no file.
  func objects(_ noun: String) throws(PaletteError) -> [(root: JSONValue, object: JSONObject)] {
    var objects: [(root: JSONValue, object: JSONObject)] = []
    for root in try roots() {
      guard let object = root.object else {
        throw PaletteError(
          .malformed,
          "\(noun) is an object, not \(root.kindName)",
          at: root.place
        )
      }
      objects.append((root, object))
    }
    return objects
  }
}
