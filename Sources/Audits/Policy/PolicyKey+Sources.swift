import Documents
import Palettes

extension PolicyKey {
  static let sources = PolicyKey(
    "sources",
    "The files and folders to audit when none are named: paths or globs (**, *, ?, {a,b}) "
      + "relative to this file.",
    .oneOrMany(.text)
  ) { value, reader, policy throws(DocumentError) in
    for element in value.array ?? [value] {
      let text = try element.text
      let place = Place(element.range, in: reader.file)
      do throws(PathGlobError) {
        policy.sources.append(
          SourcePattern(pattern: try PathGlob(text), place: place)
        )
      } catch {
        throw DocumentError(error.description, at: element.range)
      }
    }
  }
}
