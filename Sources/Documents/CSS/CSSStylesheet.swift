/// The rules of a stylesheet (CSS Syntax 3, section 5, with nested rules).
///
/// What breaks the grammar is skipped as the standard tells, and is listed in ``problems``.
public struct CSSStylesheet: Sendable {
  /// The tokens of the text, to which the rules refer; comments are among them.
  public let tokens: CSSTokens
  /// The outermost rules, in the order of the text.
  public let rules: [CSSRule]
  /// What was skipped, and why, in the order of the text.
  public let problems: [CSSProblem]

  /// Reads a stylesheet; a UTF-8 byte-order mark is skipped.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - depth: How many brackets may stand within one another, at most 128.
  ///   - size: How many bytes the text may have.
  /// - Throws: An error when the text is too large, too deep, or not UTF-8.
  /// - Complexity: O(*n*) in the number of bytes, times the depth of nested rules.
  public init(
    parsing file: SourceFile,
    depth: Int = 128,
    size: Int = 32 << 20
  ) throws(DocumentError) {
    guard file.bytes.count <= size else {
      throw DocumentError(
        "the text has \(file.bytes.count) bytes; at most \(size) are read",
        at: SourceRange(size, file.bytes.count)
      )
    }
    if let fault = file.encodingFault { throw fault }
    let tokens = try CSSTokens(file, depth: min(depth, 128))
    var parser = CSSParser(tokens)
    self.rules = parser.rules()
    self.tokens = tokens
    self.problems = parser.problems
  }

  /// The comments, in the order of the text, with their marks.
  public var comments: [CSSToken] { tokens.tokens.filter { $0.kind == .comment } }

  /// The declarations of a rule, without those of the rules within it.
  public func declarations(of rule: CSSRule) -> [CSSDeclaration] {
    rule.items.compactMap {
      if case .declaration(let declaration) = $0 { declaration } else { nil }
    }
  }
}
