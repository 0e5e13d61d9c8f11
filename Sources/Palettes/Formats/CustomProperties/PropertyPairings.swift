import Colors
import Documents

/// The pairings that comments beside declarations declare, and the findings that they accept.
///
/// A comment such as `/* legible: on var(--paper) */` or `/* legible-ignore: REASON */` belongs to
/// the custom property before it on its line, or else to the one directly behind it.
struct PropertyPairings {
  /// The pairings, each once, in the order of the file.
  private(set) var pairings: [Pairing] = []
  /// The findings that comments accept, in the order of the file.
  private(set) var waivers: [SourceWaiver] = []
  /// What is wrong with comments.
  private(set) var problems: [Reading.Problem] = []
  private let tokens: CSSTokens
  private let swatches: [ExactText]
  private let names: Set<ExactText>
  private var seen: Set<PairingIdentity> = []
  private var suggestions = 16

  init(_ tokens: CSSTokens, swatches: [Swatch]) {
    self.tokens = tokens
    self.swatches = swatches.map(\.name)
    names = Set(self.swatches)
    readComments()
  }

  private mutating func readComments() {
    var subject: Subject?
    var waiting: [CSSToken] = []
    var isInValue = false
    var index = 0
    while index < tokens.tokens.count {
      let token = tokens[index]
      var next = index + 1
      switch token.kind {
      case .comment:
        if let subject { read(token, of: subject) } else { waiting.append(token) }
      case .whitespace:
        if !isInValue, hasLineEnd(token) { subject = nil }
      case .semicolon: isInValue = false
      case .ident where !isInValue && isPropertyName(at: index):
        let property = Subject(
          name: ExactText(tokens.text(of: token)),
          declaration: declaration(at: index)
        )
        for comment in waiting { read(comment, of: property) }
        waiting = []
        (subject, isInValue) = (property, true)
      case .openBrace where !isInValue, .closeBrace, .endOfText:
        for comment in waiting { read(comment, of: nil) }
        waiting = []
        (subject, isInValue) = (nil, false)
      default:
        if isInValue {
          next = tokens.indexAfterValue(at: index)
        } else {
          for comment in waiting { read(comment, of: nil) }
          waiting = []
        }
      }
      index = next
    }
  }

  /// The custom property that a comment is about.
  private struct Subject {
    let name: ExactText
    /// Its declaration, from the name to the end of the value.
    let declaration: SourceRange
  }

  /// The bytes of the declaration whose name stands at `start`.
  private func declaration(at start: Int) -> SourceRange {
    var index = start + 1
    loop: while true {
      switch tokens[index].kind {
      case .semicolon, .closeBrace, .endOfText: break loop
      default: index = tokens.indexAfterValue(at: index)
      }
    }
    return tokens.sourceRange(of: start..<index)
  }

  /// Whether the name of a custom property and a colon stand at `index`.
  private func isPropertyName(at index: Int) -> Bool {
    guard tokens.text(of: tokens[index]).utf8.starts(with: "--".utf8) else { return false }
    var behind = index + 1
    while tokens[behind].isBlank { behind += 1 }
    return tokens[behind].kind == .colon
  }

  private func hasLineEnd(_ token: CSSToken) -> Bool {
    tokens.file.bytes[token.range.lowerBound..<token.range.upperBound]
      .contains { $0 == 0x0A || $0 == 0x0D || $0 == 0x0C }
  }

  private mutating func read(_ token: CSSToken, of subject: Subject?) {
    do throws(DocumentError) {
      let waiver = try WaiverComment(token, in: tokens.file)
      let comment = try waiver == nil ? PairingComment(token, in: tokens.file) : nil
      guard waiver != nil || comment != nil else { return }
      guard let subject else {
        throw DocumentError(
          "no custom property stands before this comment on its line, or directly behind it",
          at: token.range
        )
      }
      if let waiver { add(waiver, at: token.range, of: subject) }
      if let comment { try add(comment, at: token.range, of: subject.name) }
    } catch {
      problems.append(
        Reading.Problem(
          .faultyPairing,
          "in a comment of Legible: \(error.message)",
          at: Place(error.range, in: tokens.file),
          swatch: subject.flatMap { names.contains($0.name) ? $0.name : nil }
        )
      )
    }
  }

  private mutating func add(_ comment: WaiverComment, at range: SourceRange, of subject: Subject) {
    var waiver = SourceWaiver(
      of: subject.name,
      reason: comment.reason,
      at: Place(range, in: tokens.file)
    )
    waiver.rule = comment.rule
    waiver.scope = Place(subject.declaration, in: tokens.file)
    waivers.append(waiver)
  }

  private mutating func add(
    _ comment: PairingComment,
    at range: SourceRange,
    of subject: ExactText
  ) throws(DocumentError) {
    guard names.contains(subject) else {
      throw DocumentError("\(subject) is no colour of the page, so it lies on nothing", at: range)
    }
    let named = comment.grounds + comment.besides
    if let missing = named.first(where: { !names.contains($0.name) }) {
      throw DocumentError(
        "there is no colour \(missing.name)\(suggestion(missing.name))",
        at: missing.range
      )
    }
    let origin = Pairing.Origin.declared(Place(range, in: tokens.file))
    for ground in comment.grounds {
      let pairing = comment.terms.pairing(subject, on: ground.name, origin: origin)
      // A property that is declared once for each mode may carry the same comment each time.
      let identity = PairingIdentity(
        foreground: subject,
        background: ground.name,
        terms: comment.terms
      )
      if seen.insert(identity).inserted { pairings.append(pairing) }
    }
  }

  private mutating func suggestion(_ name: ExactText) -> String {
    guard suggestions > 0 else { return "" }
    suggestions -= 1
    return Spelling.nearest(to: name.string, among: swatches.prefix(2_000).map(\.string))
      .map { "; did you mean \($0)?" } ?? ""
  }
}

/// What tells a pairing from others that comments declare.
private struct PairingIdentity: Hashable {
  let foreground: ExactText
  let background: ExactText
  let terms: PairingTerms
}
