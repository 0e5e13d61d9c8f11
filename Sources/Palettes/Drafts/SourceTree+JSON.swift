import Documents

extension SourceTree {
  /// The roots of the files, read as JSON; at least one.
  ///
  /// - Throws: The first fault of a text, or that there is no file.
  func roots(_ dialect: JSONDialect = .tolerant) throws(PaletteError) -> [JSONValue] {
    guard !files.isEmpty else { throw PaletteError(.unknownFormat, "\(name) holds no file") }
    var roots: [JSONValue] = []
    for file in files {
      do throws(DocumentError) {
        roots.append(try JSONValue(parsing: file, dialect: dialect))
      } catch {
        throw PaletteError(error, in: file)
      }
    }
    return roots
  }
}
