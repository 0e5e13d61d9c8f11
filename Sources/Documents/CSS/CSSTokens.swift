/// The tokens of a CSS text, with the bracket that closes each bracket.
public struct CSSTokens: Sendable {
  /// The text.
  public let file: SourceFile
  /// The tokens, comments and whitespace with them; the last is of the kind `endOfText`.
  public let tokens: [CSSToken]
  private let closers: [Int32]
  private let strays: [Int]
  /// The innermost bracket that nothing closes, or nil when all are closed.
  public let unclosed: CSSToken?

  /// Reads the tokens of a file, or of a part of it.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - range: The part to read, or nil for all behind a byte-order mark.
  ///   - depth: How many brackets may stand within one another.
  ///   - dialect: Whether the text is one for a preprocessor.
  /// - Throws: An error at the first bracket that stands too deep.
  /// - Complexity: O(*n*).
  public init(
    _ file: SourceFile,
    in range: SourceRange? = nil,
    depth: Int = 128,
    dialect: CSSDialect = .css
  ) throws(DocumentError) {
    var tokenizer = CSSTokenizer(file, in: range, dialect: dialect)
    var tokens: [CSSToken] = []
    tokens.reserveCapacity((range?.count ?? file.bytes.count) / 4 + 1)
    var closers: [Int32] = []
    var strays: [Int] = []
    var open: [(index: Int, closer: CSSToken.Kind)] = []
    while true {
      let token = tokenizer.next()
      if let closer = token.closer {
        guard open.count < depth else {
          throw DocumentError(
            "more than \(depth) brackets stand within one another; flatten the text",
            at: token.range
          )
        }
        open.append((tokens.count, closer))
      } else if let innermost = open.last, innermost.closer == token.kind {
        // Another closing bracket than the innermost one's closes nothing (section 5.4.8).
        closers[innermost.index] = Int32(truncatingIfNeeded: tokens.count)
        open.removeLast()
      } else if token.isClosing {
        strays.append(tokens.count)
      }
      tokens.append(token)
      closers.append(-1)
      if token.kind == .endOfText { break }
    }
    for bracket in open { closers[bracket.index] = Int32(truncatingIfNeeded: tokens.count - 1) }
    self.file = file
    self.tokens = tokens
    self.closers = closers
    self.strays = strays
    unclosed = open.last.map { tokens[$0.index] }
  }

  /// The token at `index`, which is brought to the last one if it lies behind it.
  public subscript(index: Int) -> CSSToken { tokens[min(max(0, index), tokens.count - 1)] }

  /// The indexes of what stands within the function or block that begins at `index`.
  ///
  /// An unclosed one reaches to the end of the text; a token that opens nothing holds nothing.
  public func content(of index: Int) -> Range<Int> {
    index + 1..<max(index + 1, closer(of: index))
  }

  /// The index behind the component value at `index`: a token, or a function or block as a whole.
  public func indexAfterValue(at index: Int) -> Int {
    let closer = closer(of: index)
    return closer < 0 ? index + 1 : max(index + 1, min(closer + 1, tokens.count - 1))
  }

  /// The index of the bracket that closes the one at `index`, of the end of the text if none does,
  /// or -1 if the token opens nothing.
  private func closer(of index: Int) -> Int {
    index >= 0 && index < closers.count ? Int(closers[index]) : -1
  }

  /// The index of the first token in `range` that is a bracket and closes nothing, or nil.
  ///
  /// - Complexity: O(log *n*) in the number of such brackets of the text.
  public func firstStray(in range: Range<Int>) -> Int? {
    var low = 0
    var high = strays.count
    while low < high {
      let middle = (low + high) / 2
      if strays[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < strays.count && strays[low] < range.upperBound ? strays[low] : nil
  }

  /// The indexes of `range` without whitespace and comments at both ends.
  public func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, self[lower].isBlank { lower += 1 }
    while upper > lower, self[upper - 1].isBlank { upper -= 1 }
    return lower..<upper
  }

  /// The bytes from the first of `indexes` to the last; empty when there are none.
  public func sourceRange(of indexes: Range<Int>) -> SourceRange {
    let start = self[indexes.lowerBound].range.lowerBound
    return indexes.isEmpty
      ? SourceRange(start, start)
      : SourceRange(start, self[indexes.upperBound - 1].range.upperBound)
  }

  /// The name, text or unit of a token, with escapes decoded; other tokens are as they are written.
  ///
  /// The name of a function, an at-keyword or a hash comes without `(`, `@` or `#`, and the text
  /// of a string without its quotes.
  public func text(of token: CSSToken) -> String {
    switch token.kind {
    case .ident, .function, .atKeyword, .hash, .string, .dimension:
      CSSName.text(file.bytes, nameRange(of: token), isString: token.kind == .string)
    default: file.text(in: token.range)
    }
  }

  /// Tells whether the name or unit of a token is `word`, in any case of ASCII letters.
  ///
  /// The word is given in lower case. A token without a name or unit matches nothing.
  public func matches(_ token: CSSToken, _ word: String) -> Bool {
    switch token.kind {
    case .ident, .function, .atKeyword, .hash, .dimension:
      CSSName.matches(file.bytes, nameRange(of: token), word)
    default: false
    }
  }

  private func nameRange(of token: CSSToken) -> Range<Int> {
    let range = token.range
    switch token.kind {
    case .function: return range.lowerBound..<range.upperBound - 1
    case .atKeyword, .hash: return range.lowerBound + 1..<range.upperBound
    case .dimension: return token.unitRange.lowerBound..<range.upperBound
    case .string:
      // A quote behind an odd number of backslashes is escaped: the text ended first.
      var backslash = range.upperBound - 2
      while backslash > range.lowerBound, file.bytes[backslash] == UInt8(ascii: "\\") {
        backslash -= 1
      }
      let isClosed =
        range.count > 1 && (range.upperBound - 2 - backslash).isMultiple(of: 2)
        && file.bytes[range.upperBound - 1] == file.bytes[range.lowerBound]
      return range.lowerBound + 1..<range.upperBound - (isClosed ? 1 : 0)
    default: return range.lowerBound..<range.upperBound
    }
  }
}
