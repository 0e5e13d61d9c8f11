import Colors
import Documents

/// The pairings that comments beside declarations declare.
///
/// `--ink: #1f2328; /* legible: on var(--paper), var(--card) use text size 14px */` stands behind a
/// declaration on its line, or before it. Behind the grounds come `use`, `size`, `weight`, `level`
/// and `minimum`, each with a value.
struct PropertyPairings {
  /// The pairings, each once, in the order of the file.
  private(set) var pairings: [Pairing] = []
  /// What is wrong with comments.
  private(set) var problems: [Reading.Problem] = []
  private let file: SourceFile
  private let swatches: Set<ExactText>
  private var seen: Set<[String]> = []

  init(_ sheet: PropertySheet, _ comments: [CSSToken], swatches: [Swatch]) {
    file = sheet.tokens.file
    self.swatches = Set(swatches.map(\.name))
    let declarations = sheet.declarations.map(\.css)
      .sorted { $0.nameRange.lowerBound < $1.nameRange.lowerBound }
    for comment in comments {
      guard let directive = directive(comment.range) else { continue }
      do throws(DocumentError) {
        guard let declaration = subject(of: comment.range, among: declarations) else {
          throw DocumentError(
            "no custom property stands before this comment on its line, or behind it",
            at: comment.range
          )
        }
        try read(directive, of: declaration.name, at: comment.range)
      } catch {
        problems.append(
          Reading.Problem(.unresolvedReference, error.message, at: Place(error.range, in: file))
        )
      }
    }
  }

  /// The words behind `legible:` in a comment, or nil for any other comment.
  private func directive(_ range: SourceRange) -> [String]? {
    let text = file.text(in: range).dropFirst(2).drop { $0.isWhitespace }
    guard text.utf8.starts(with: "legible:".utf8) else { return nil }
    let inner = text.dropFirst("legible:".count).dropLast(text.hasSuffix("*/") ? 2 : 0)
    return inner.split { $0.isWhitespace || $0 == "," }.map(String.init)
  }

  /// The declaration before a comment on its line, else the next one.
  private func subject(
    of comment: SourceRange,
    among declarations: [CSSDeclaration]
  ) -> CSSDeclaration? {
    var next = 0
    var end = declarations.count
    while next < end {
      let middle = (next + end) / 2
      if declarations[middle].nameRange.lowerBound > comment.lowerBound {
        end = middle
      } else {
        next = middle + 1
      }
    }
    if next > 0 {
      let end = file.location(at: declarations[next - 1].valueRange.upperBound).line
      if end == file.location(at: comment.lowerBound).line { return declarations[next - 1] }
    }
    return next < declarations.count ? declarations[next] : nil
  }

  private mutating func read(
    _ words: [String],
    of name: ExactText,
    at range: SourceRange
  ) throws(DocumentError) {
    guard words.first == "on" else {
      throw DocumentError(
        "write legible: on var(--ground), after the colour that lies on it",
        at: range
      )
    }
    let named = words.dropFirst().prefix { !Self.terms.contains($0) }
    let grounds = named.map { ExactText($0.unwrappedVariable) }
    guard !grounds.isEmpty else {
      throw DocumentError("on needs a custom property, such as on var(--paper)", at: range)
    }
    let terms = try terms(Array(words.dropFirst(1 + named.count)), at: range)
    if let missing = grounds.first(where: { !swatches.contains($0) }) {
      let near = Spelling.nearest(to: missing.string, among: swatches.map(\.string).sorted())
      throw DocumentError(
        "there is no colour \(missing)" + (near.map { "; did you mean \($0)?" } ?? ""),
        at: range
      )
    }
    for ground in grounds {
      // A property that is declared once for each mode may carry the same comment each time.
      guard seen.insert([name.string, ground.string] + words.dropFirst(1 + named.count)).inserted
      else { continue }
      pairings.append(
        terms.pairing(name, on: ground, origin: .declared(Place(range, in: file)))
      )
    }
  }

  private static let terms = ["use", "size", "weight", "level", "minimum"]

  /// Reads words and values by way of the same terms that JSON files use.
  private func terms(_ words: [String], at range: SourceRange) throws(DocumentError) -> PairingTerms
  {
    var writer = JSONWriter()
    var rest = words[...]
    var fault: DocumentError?
    writer.object { writer in
      while let key = rest.popFirst() {
        guard Self.terms.contains(key), let value = rest.popFirst() else {
          let known = Self.terms.joined(separator: ", ")
          fault = DocumentError("\(key) is not one of \(known), with a value behind it", at: range)
          return
        }
        if key == "minimum", let number = Double(value) {
          writer.member(key, number)
        } else {
          writer.member(key, value)
        }
      }
    }
    if let fault { throw fault }
    let text = SourceFile(name: file.name, bytes: writer.document)
    do throws(DocumentError) {
      guard let object = try JSONValue(parsing: text).object else { return PairingTerms() }
      return try PairingTerms(reading: object)
    } catch {
      throw DocumentError(error.message, at: range)
    }
  }
}

extension String {
  /// The name within `var(...)`, or the text itself.
  fileprivate var unwrappedVariable: String {
    hasPrefix("var(") && hasSuffix(")") ? String(dropFirst(4).dropLast()) : self
  }
}
