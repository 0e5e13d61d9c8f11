import Reports
import Testing

@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("plain words, 4.5:1", "plain words, 4.5:1"), ("a|b", #"a\|b"#),
    ("*b* _i_ `c`", #"\*b\* \_i\_ \`c\`"#), ("<b>&amp;", #"\<b\>\&amp;"#),
    ("[a](b)", #"\[a\](b)"#), (#"back\slash"#, #"back\\slash"#),
    ("@someone", "<span>@</span>someone"), ("#123", "<span>#</span>123"),
    ("https://x.org www.x.org", #"https\://x.org www\.x.org"#), ("line\nend", #"line\\u{a}end"#),
  ])
  func `a sentence is shown as it is`(text: String, written: String) {
    #expect(MarkdownText.sentence(text) == written)
  }

  @Test(arguments: [
    ("muted", "`muted`"), ("a b*", "`a b*`"), (#"a\b"#, #"`a\b`"#), ("", "`  `"), (" x", "`  x `"),
    ("\u{1B}", #"`\u{1b}`"#), ("a|b", "<code>a&#124;b</code>"),
    ("`<i>", "<code>&#96;&#60;i&#62;</code>"), ("é|1", "<code>é&#124;1</code>"),
  ])
  func `a name is code`(name: String, written: String) {
    #expect(MarkdownText.code(name) == written)
  }

  @Test func `a long name keeps both ends`() {
    let name = "first" + String(repeating: "-", count: 500) + "last"
    let code = MarkdownText.code(name)
    #expect(code.hasPrefix("`first-") && code.hasSuffix("-last`") && code.contains("\u{2026}"))
    #expect(code.count == 122)
  }
}
