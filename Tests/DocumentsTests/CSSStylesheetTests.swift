import Documents
import Testing

private func read(_ text: String) throws(DocumentError) -> CSSStylesheet {
  try CSSStylesheet(parsing: SourceFile(name: "a.css", text: text))
}

/// A rule as an outline: `prelude{name=value;...}`, with `!` behind important values.
private func outline(_ rule: CSSRule, _ tokens: CSSTokens) -> String {
  let name = rule.atName.map { "@\($0) " } ?? ""
  let head = name + tokens.file.text(in: tokens.sourceRange(of: rule.prelude))
  guard rule.hasBlock else { return head + ";" }
  let items = rule.items.map { item in
    switch item {
    case .rule(let rule): outline(rule, tokens)
    case .declaration(let declaration):
      "\(declaration.name)=\(tokens.file.text(in: declaration.valueRange))"
        + (declaration.isImportant ? "!" : "")
    }
  }
  return "\(head){\(items.joined(separator: ";"))}"
}

private func outline(_ sheet: CSSStylesheet) -> String {
  sheet.rules.map { outline($0, sheet.tokens) }.joined(separator: " ")
}

@Suite struct CSSStylesheetTests {
  @Test(arguments: [
    ("a{b:c}", "a{b=c}"), ("a { b : c d ; e:f }", "a{b=c d;e=f}"), ("a{}", "a{}"),
    (":root{--X:1;--x: 2 }", ":root{--X=1;--x=2}"), ("a{--x:;--y: }", "a{--x=;--y=}"),
    ("a{b:c!important}", "a{b=c!}"), ("a{b:c ! IMPORTANT ;}", "a{b=c!}"),
    ("a{--x: {b:c} d;e:f}", "a{--x={b:c} d;e=f}"), ("a{b:c/* d */}", "a{b=c}"),
    ("@import 'a';b{c:d}", "@import 'a'; b{c=d}"), ("@IMPORT url(a)", "@import url(a);"),
    ("@media (x){a{b:c}}", "@media (x){a{b=c}}"), ("@layer a{b{c:d}}", "@layer a{b{c=d}}"),
    ("a{b:c; &:hover{d:e} f:g}", "a{b=c;&:hover{d=e};f=g}"),
    ("a{b:hover{c:d} e:f}", "a{b:hover{c=d};e=f}"), ("@font-face{a:b}", "@font-face {a=b}"),
    ("a{@media x{b:c}}", "a{@media x{b=c}}"), ("<!-- a{b:c} -->", "a{b=c}"), ("a{b:c", "a{b=c}"),
    ("a{b:rgb(1 2", "a{b=rgb(1 2}"), ("a{;;b:c;;}", "a{b=c}"), ("\u{FEFF}a{b:c}", "a{b=c}"),
    ("a[b=';'],c{d:';}'}", "a[b=';'],c{d=';}'}"), ("a{\\--x:1}", "a{--x=1}"),
    ("@theme inline{--c: var(--d)}", "@theme inline{--c=var(--d)}"),
    ("a{b:{c:d};e:f}", "a{b={c:d};e=f}"),
  ])
  func `rules and declarations are read`(text: String, expected: String) throws {
    let sheet = try read(text)
    #expect(outline(sheet) == expected)
    #expect(sheet.problems.isEmpty)
  }

  @Test(arguments: [
    ("a{b;c:d}", "a{c=d}", 2), ("a{b c;d:e}", "a{d=e}", 2), ("a{b:'c\n;d:e}", "a{d=e}", 4),
    ("a{b:c);d:e}", "a{d=e}", 5), ("a{b:url(c d);e:f}", "a{e=f}", 4), ("a", "", 0),
    ("a{b:c} d", "a{b=c}", 7), ("} a{b:c} d{e:f}", "d{e=f}", 0), ("--x: red", "", 0),
    ("a{:b;c:d}", "a{c=d}", 2), ("a{b:];c:];}", "a{}", 4),
  ])
  func `what breaks the grammar is skipped and listed`(
    text: String,
    expected: String,
    offset: Int
  ) throws {
    let sheet = try read(text)
    #expect(outline(sheet) == expected)
    #expect(sheet.problems.first?.range.lowerBound == offset)
  }

  @Test func `values know their bytes, and comments are kept`() throws {
    let text = ":root {\r\n  --ink: #123 /* legible: on var(--paper) */;\r\n}"
    let sheet = try read(text)
    let declaration = try #require(sheet.rules.first.map(sheet.declarations(of:))?.first)
    let start = sheet.tokens.file.location(at: declaration.valueRange.lowerBound)
    #expect(start == SourceLocation(line: 2, column: 10))
    #expect(declaration.valueRange.count == 4)
    #expect(declaration.isCustomProperty)
    let comments = sheet.comments.map { sheet.tokens.text(of: $0) }
    #expect(comments == ["/* legible: on var(--paper) */"])
  }

  @Test func `rules that stand too deep are one plain error`() {
    #expect(throws: DocumentError.self) { try read(String(repeating: "a{", count: 20_000)) }
    #expect((try? read(String(repeating: "a{", count: 128)))?.rules.count == 1)
  }

  @Test func `bytes that are not UTF-8 are one plain error`() throws {
    let file = SourceFile(name: "a.css", bytes: [0x61, 0x7B, 0xFF, 0x7D])
    let error = #expect(throws: DocumentError.self) { try CSSStylesheet(parsing: file) }
    #expect(error?.range == SourceRange(2, 3))
  }

  @Test func `every prefix and every one-byte change of a text is read`() throws {
    let text =
      "@media (a){:root,[b='c']{--x:rgb(1 2/*d*/)!important;e:url(f)}} g{h:\"\\41\";&:j{k:-.5e3px}}"
    let bytes = Array(text.utf8)
    for length in 0...bytes.count {
      _ = try CSSStylesheet(parsing: SourceFile(name: "a.css", bytes: Array(bytes[..<length])))
    }
    for offset in bytes.indices.dropFirst(2) {
      for byte in "\0\n\"'(){}[];:\\/*@#-!<".utf8 {
        var changed = bytes
        changed[offset] = byte
        _ = try CSSStylesheet(parsing: SourceFile(name: "a.css", bytes: changed))
      }
    }
  }
}
