import Documents
import Testing

private func read(_ text: String) throws(DocumentError) -> CSSTokens {
  try CSSTokens(SourceFile(name: "a.css", text: text))
}

@Suite struct CSSTokenizerTests {
  @Test(
    arguments: [
      ("a:b;", [.ident, .colon, .ident, .semicolon]), ("--x", [.ident]), ("-", [.delimiter]),
      ("--", [.ident]), ("-a", [.ident]), ("-1", [.number]), ("-.5", [.number]),
      ("-.", [.delimiter, .delimiter]), ("+a", [.delimiter, .ident]),
      ("1.", [.number, .delimiter]),
      ("1.5.2", [.number, .number]), ("1+2", [.number, .number]), ("10%", [.percentage]),
      ("1e3", [.number]), ("1e", [.dimension]), ("1e-x", [.dimension]), ("1em", [.dimension]),
      ("1--x", [.dimension]), ("#fff", [.hash]), ("#1", [.hash]), ("#", [.delimiter]),
      ("@media", [.atKeyword]), ("@1", [.delimiter, .number]), ("@--x", [.atKeyword]),
      ("<!---->", [.commentOpenMark, .commentCloseMark]),
      ("<!-", [.delimiter, .delimiter, .delimiter]), ("url(a b)", [.badURL]), ("url( a )", [.url]),
      ("url('a')", [.function, .string, .closeParenthesis]), ("url(a'b)", [.badURL]),
      ("URL( \"a\")", [.function, .whitespace, .string, .closeParenthesis]), ("url(", [.url]),
      ("url(a\\)b)", [.url]), ("'a\nb'", [.badString, .whitespace, .ident, .string]),
      ("'a\\\nb'", [.string]), ("'a", [.string]), ("/* a */b", [.comment, .ident]),
      ("/* a", [.comment]), ("/**/", [.comment]), ("/*/", [.comment]), ("\\66oo", [.ident]),
      ("\\\n", [.delimiter, .whitespace]), ("\u{E9}", [.ident]), ("\\", [.ident]),
      ("rgb(1)", [.function, .number, .closeParenthesis]), ("a/b", [.ident, .delimiter, .ident]),
      (
        "[{()}]",
        [
          .openSquare, .openBrace, .openParenthesis, .closeParenthesis, .closeBrace, .closeSquare,
        ]
      ), ("u+0025", [.ident, .number]),
    ] as [(String, [CSSToken.Kind])]
  )
  func `splits as CSS Syntax 3 section 4 does`(text: String, kinds: [CSSToken.Kind]) throws {
    #expect(try read(text).tokens.map(\.kind) == kinds + [.endOfText])
  }

  @Test(
    arguments: [
      ("12", 12, true, false), ("+12", 12, true, true), ("-0.5", -0.5, false, true),
      (".25", 0.25, false, false), ("1e3", 1000, false, false), ("1E-2", 0.01, false, false),
      ("50%", 50, true, false), ("3px", 3, true, false),
      ("1e999", Double.greatestFiniteMagnitude, false, false),
    ] as [(String, Double, Bool, Bool)]
  )
  func `numbers carry value, sign and type`(
    text: String,
    number: Double,
    isInteger: Bool,
    hasSign: Bool
  ) throws {
    let token = try read(text)[0]
    #expect(token.number == number)
    #expect(token.isInteger == isInteger && token.hasSign == hasSign)
  }

  @Test(arguments: [
    ("\\66 oo", "foo"), ("\\000066oo", "foo"), ("f\\6F o", "foo"), ("\\0", "\u{FFFD}"),
    ("\\D800 a", "\u{FFFD}a"), ("\\110000", "\u{FFFD}"), ("a\\:b", "a:b"),
    ("\\1F600", "\u{1F600}"), ("\\\u{E9}", "\u{E9}"), ("'a\\\nb\\41'", "abA"), ("\"it's\"", "it's"),
    ("#\\31 23", "123"), ("@MEDIA", "MEDIA"), ("RGB(", "RGB"), ("3\\70x", "px"), ("'open", "open"),
    ("\\66\r\no", "fo"), ("'a\\", "a"), ("'a\\'", "a'"), ("\\", "\u{FFFD}"),
  ])
  func `names and texts are decoded`(text: String, decoded: String) throws {
    let tokens = try read(text)
    #expect(ExactText(tokens.text(of: tokens[0])) == ExactText(decoded))
  }

  @Test(arguments: [
    ("RGB(", "rgb", true), ("r\\67 b(", "rgb", true), ("rgba(", "rgb", false), ("10PX", "px", true),
    ("@Media", "media", true), ("'rgb'", "rgb", false), ("r\u{261}b", "rgb", false),
    ("\u{212A}", "k", false),
  ])
  func `names match in any case of ASCII letters and in no other`(
    text: String,
    word: String,
    matches: Bool
  ) throws {
    let tokens = try read(text)
    #expect(tokens.matches(tokens[0], word) == matches)
  }

  @Test func `a hash is an id only when its name is an identifier`() throws {
    #expect(try read("#abc")[0].isIdentifier)
    #expect(try !read("#1bc")[0].isIdentifier)
  }

  @Test func `tokens cover every byte of the text, one behind the other`() throws {
    let text =
      "\u{FEFF}a{--x:rgb(1 2/50%)!important;/*b*/}@media (x){'c\n \\ } <!-- ) url(q r) \u{0}"
    var end = 3
    for token in try read(text).tokens {
      #expect(token.range.lowerBound == end)
      end = token.range.upperBound
    }
    #expect(end == text.utf8.count)
  }

  @Test func `a function holds what stands before its own bracket`() throws {
    let tokens = try read("f(a [b) c] d) e")
    #expect(tokens.file.text(in: tokens.sourceRange(of: tokens.content(of: 0))) == "a [b) c] d")
    #expect(tokens.indexAfterValue(at: 0) == tokens.tokens.count - 3)
    let open = try read("f(a b")
    #expect(open.file.text(in: open.sourceRange(of: open.content(of: 0))) == "a b")
  }

  @Test func `brackets that stand too deep are one plain error`() {
    #expect(throws: DocumentError.self) { try read(String(repeating: "(", count: 20_000)) }
  }
}

@Suite struct PreprocessedTokensTests {
  @Test(
    arguments: [
      ("// a\nb", [.comment, .whitespace, .ident]), ("\"a#{f(\"}\")}b\"", [.string]),
      ("'#{'", [.string]), ("url(//a.b/c)", [.url]),
      (
        "url($a + \"b\")",
        [
          .function, .delimiter, .ident, .whitespace, .delimiter, .whitespace, .string,
          .closeParenthesis,
        ]
      ),
    ] as [(String, [CSSToken.Kind])]
  )
  func `comments, strings and addresses are those of a preprocessor`(
    text: String,
    kinds: [CSSToken.Kind]
  ) throws {
    let tokens = try CSSTokens(SourceFile(name: "a.scss", text: text), dialect: .preprocessed)
    #expect(tokens.tokens.map(\.kind) == kinds + [.endOfText])
    #expect(tokens.unclosed == nil)
  }

  @Test func `the innermost bracket that nothing closes is told`() throws {
    let tokens = try CSSTokens(SourceFile(name: "a.scss", text: "a { b: c(d }"))
    #expect(tokens.unclosed?.kind == .function)
  }
}
