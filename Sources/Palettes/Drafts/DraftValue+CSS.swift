import Colors
import Documents

extension DraftValue {
  /// Reads a CSS colour that is a string of a JSON text.
  ///
  /// A fault has its own place within the string, unless the string has escapes.
  init(css value: JSONValue, notes: [String] = []) {
    let text = value.string ?? value.sourceText
    let isPlain = value.range.count == text.utf8.count + 2
    self.init(
      css: text,
      in: value.file,
      at: value.range,
      from: isPlain ? value.range.lowerBound + 1 : nil,
      notes: notes
    )
  }

  /// Reads a CSS colour whose text begins at the offset `start` of a file, if that is known.
  init(
    css text: String,
    in file: SourceFile,
    at range: SourceRange,
    from start: Int?,
    notes: [String] = []
  ) {
    let content: Content
    do throws(ColorSyntaxError) {
      switch try CSSColor(parsing: text) {
      case .color(let color): content = .color(color)
      case .undetermined(let reason): content = .undetermined(reason.description)
      case .lightDark: content = .undetermined(UndeterminedColor.scheme.description)
      }
    } catch {
      let place = start.flatMap { start in
        error.range.count > 0
          ? Place(
            SourceRange(start + error.range.lowerBound, start + error.range.upperBound),
            in: file
          ) : nil
      }
      content = .fault(DraftFault("\(text.excerpt) is no colour: \(error)", at: place))
    }
    self.init(content, source: text, place: Place(range, in: file), notes: notes)
  }
}

extension String {
  /// The text, cut after 40 characters for a message.
  var excerpt: String {
    utf8.count <= 40 || unicodeScalars.prefix(41).count <= 40
      ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(32))) + "..."
  }
}
