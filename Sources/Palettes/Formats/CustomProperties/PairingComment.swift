import Colors
import Documents

/// A comment that says on which grounds a colour lies.
///
/// `/* legible: on var(--paper), --card use text size 14px weight 600 level AA minimum 5 */`: the
/// grounds, then any of the terms, each once. `textStyle body` stands in place of a size,
/// `beside var(--ink)` names what touches the colour, and `cue underline` or `cue "bold and blue"` a
/// second way to tell it from that.
struct PairingComment {
  /// The names of the grounds, each with its place.
  private(set) var grounds: [(name: ExactText, range: SourceRange)] = []
  /// What touches the colour, each with its place.
  private(set) var besides: [(name: ExactText, range: SourceRange)] = []
  /// What is said beside the grounds.
  private(set) var terms = PairingTerms()
  private let tokens: CSSTokens
  private var index = 0

  /// Reads a comment; nil for one that does not begin with `legible:`.
  ///
  /// - Throws: the first fault, with its range.
  init?(_ comment: CSSToken, in file: SourceFile) throws(DocumentError) {
    var start = comment.range.lowerBound + 2
    while start < comment.range.upperBound, file.bytes[start].isBlank { start += 1 }
    let mark = "legible:"
    guard file.bytes[start..<comment.range.upperBound].starts(with: mark.utf8) else { return nil }
    start += mark.utf8.count
    let isClosed = file.bytes[start..<comment.range.upperBound].suffix(2).elementsEqual("*/".utf8)
    let inner = SourceRange(start, comment.range.upperBound - (isClosed ? 2 : 0))
    tokens = try CSSTokens(file, in: inner)
    try readGrounds()
    try readTerms()
  }

  private mutating func readGrounds() throws(DocumentError) {
    guard tokens.matches(tokens[skippingBlanks()], "on") else {
      throw DocumentError("expected on and a ground, as in on var(--paper)", at: faultyRange)
    }
    index += 1
    grounds = try readNames("the ground, a custom property as in on var(--paper)")
  }

  private mutating func readNames(
    _ expected: String
  ) throws(DocumentError) -> [(name: ExactText, range: SourceRange)] {
    var names: [(name: ExactText, range: SourceRange)] = []
    repeat {
      guard let name = ground(at: skippingBlanks()) else {
        throw DocumentError("expected \(expected)", at: faultyRange)
      }
      names.append((name, valueRange))
      index = tokens.indexAfterValue(at: index)
    } while skip(.comma)
    return names
  }

  private func ground(at index: Int) -> ExactText? {
    if let variable = PropertyValue.variable(at: index, tokens) {
      return variable.fallback == nil ? variable.name : nil
    }
    let name = ExactText(tokens.text(of: tokens[index]))
    return tokens[index].kind == .ident && name.string.utf8.starts(with: "--".utf8) ? name : nil
  }

  /// The words that begin a term.
  private static let keys = [
    "use", "size", "weight", "textStyle", "beside", "cue", "level", "minimum",
  ]

  private mutating func readTerms() throws(DocumentError) {
    var style: (name: String, range: SourceRange)?
    var sizes: [String: (text: String, range: SourceRange)] = [:]
    var seen: Set<String> = []
    while tokens[skippingBlanks()].kind != .endOfText {
      let key = tokens.text(of: tokens[index])
      guard Self.keys.contains(key) else {
        let near = Spelling.nearest(to: key, among: Self.keys).map { "; did you mean \($0)?" } ?? ""
        throw DocumentError(
          "expected one of \(Self.keys.joined(separator: ", ")), not \(key)\(near)",
          at: faultyRange
        )
      }
      guard seen.insert(key).inserted else {
        throw DocumentError("\(key) is given twice; remove one", at: valueRange)
      }
      index += 1
      let value = tokens[skippingBlanks()]
      let text = tokens.file.text(in: value.range)
      guard value.kind != .endOfText else {
        throw DocumentError("a value is missing behind \(key)", at: faultyRange)
      }
      switch key {
      case "beside":
        besides = try readNames("what touches it, a custom property as in beside var(--ink)")
        terms.beside = besides.map(\.name.string)
        continue
      case "cue": terms.cue = try cue(value)
      case "textStyle": style = (text, value.range)
      case "use": terms.use = try choice("a use", Use.all.map { ($0.id, $0) })
      case "level": terms.level = try choice("a level", [("AA", .aa), ("AAA", .aaa)])
      case "minimum":
        guard value.kind == .number, value.number > 1, value.number <= 21 else {
          throw DocumentError(
            "a minimum is a ratio above 1 and up to 21, not \(text)",
            at: valueRange
          )
        }
        terms.minimum = value.number
      default: sizes[key] = (text, value.range)
      }
      index += 1
    }
    try readTextSize(sizes["size"], weight: sizes["weight"])
    guard let style else { return }
    guard sizes["size"] == nil else {
      throw DocumentError("a text style gives the size: leave out one of the two", at: style.range)
    }
    do throws(TextStyleError) {
      terms.setTextStyle(try TextStyle.named(style.name))
    } catch {
      throw DocumentError(error.description, at: style.range)
    }
  }

  /// The cue, a word or a quoted text.
  private func cue(_ token: CSSToken) throws(DocumentError) -> String {
    let text = tokens.text(of: token)
    guard token.kind == .ident || token.kind == .string,
      text.contains(where: { !$0.isWhitespace })
    else {
      throw DocumentError(
        "a cue says what it is, such as underline or \"an icon\"",
        at: token.range
      )
    }
    return text
  }

  private mutating func readTextSize(
    _ size: (text: String, range: SourceRange)?,
    weight: (text: String, range: SourceRange)?
  ) throws(DocumentError) {
    guard size != nil || weight != nil else { return }
    // Each is read by itself, so that a fault has the range of the one that is faulty.
    try check(size?.text, nil, at: size?.range)
    try check(nil, weight?.text, at: weight?.range)
    try? terms.setTextSize(size?.text, weight: weight?.text)
  }

  private func check(
    _ size: String?,
    _ weight: String?,
    at range: SourceRange?
  ) throws(DocumentError) {
    guard let range else { return }
    do throws(TextSizeError) {
      _ = try TextSize(size: size, weight: weight)
    } catch {
      throw DocumentError(error.description, at: range)
    }
  }

  private func choice<Choice>(
    _ noun: String,
    _ choices: [(word: String, choice: Choice)]
  ) throws(DocumentError) -> Choice {
    let word = tokens.file.text(in: tokens[index].range)
    if let found = choices.first(where: { $0.word == word }) { return found.choice }
    let words = choices.map(\.word)
    let near = Spelling.nearest(to: word, among: words).map { "; did you mean \($0)?" } ?? ""
    throw DocumentError(
      "\(noun) is \(words.joined(separator: ", ")), not \(word)\(near)",
      at: valueRange
    )
  }

  // MARK: Steps

  /// The index of the next token that is not blank, to which the reading moves.
  private mutating func skippingBlanks() -> Int {
    while tokens[index].isBlank { index += 1 }
    return index
  }

  private mutating func skip(_ kind: CSSToken.Kind) -> Bool {
    guard tokens[skippingBlanks()].kind == kind else { return false }
    index += 1
    return true
  }

  /// The bytes of the value at the reading's place.
  private var valueRange: SourceRange {
    tokens.sourceRange(of: index..<max(index + 1, tokens.indexAfterValue(at: index)))
  }

  /// The bytes of the token that is not the expected one, or of all when the comment ends there.
  private var faultyRange: SourceRange {
    tokens[index].kind == .endOfText
      ? tokens.sourceRange(of: tokens.trimmed(0..<tokens.tokens.count - 1)) : valueRange
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }
}
