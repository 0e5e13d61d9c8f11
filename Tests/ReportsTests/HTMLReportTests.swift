import Reports
import Testing

@Suite struct HTMLReportTests {
  @Test func `it asks for no other file and runs nothing`() throws {
    for text in [try report(.html, of: manyGrounds), try Hostile.report(.html)] {
      for word in ["<script", "<link", "<img", "<iframe", "@import", "url("] {
        let isThere = text.contains(word)
        #expect(!isThere, "\(word)")
      }
      let risky = text.matches(of: /<\w+[^>]*\s(?:style|src|on\w+|href="[^#])/).map(\.output)
      #expect(risky.isEmpty)
    }
    let isFree = try !report(.html, of: manyGrounds).contains("http")
    #expect(isFree)
  }

  @Test func `it has a language, a title, landmarks, and a way past the contents`() throws {
    let text = try report(.html, of: manyGrounds)
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    for part in ["<title>", "<header>", "<nav aria-label=\"Contents\">", "<main id=\"content\">"] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(text.contains("<a class=\"skip\" href=\"#content\">"))
  }

  @Test func `headings come in order, and ids once`() throws {
    let text = try Hostile.report(.html)
    let levels = text.matches(of: /<h([1-6])/).compactMap { Int($0.output.1) }
    #expect(levels.first == 1)
    #expect(levels.count { $0 == 1 } == 1)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
    let ids = text.matches(of: /\sid="([^"]*)"/).map(\.output.1)
    #expect(Set(ids).count == ids.count)
    for match in text.matches(of: /\s(?:aria-labelledby|href)="#?([^"]*)"/) {
      for id in match.output.1.split(separator: " ") { #expect(ids.contains(id), "\(id)") }
    }
  }

  @Test func `tables have captions, and head cells say what they head`() throws {
    let text = try report(.html, of: manyGrounds)
    #expect(text.matches(of: /<table/).count == text.matches(of: /<caption/).count)
    #expect(text.matches(of: /<th\b/).count == text.matches(of: /<th scope="(?:col|row)"/).count)
  }

  @Test func `one swatch that fails on several grounds in two modes is one entry`() throws {
    let text = try report(.html, of: manyGrounds)
    #expect(text.matches(of: /<article class="finding error"/).count == 1)
    #expect(text.contains("--text-muted:</span> 5 pairs, worst 2.46:1 on "))
  }

  @Test func `samples are pictures with their colours in words`() throws {
    let text = try report(.html, of: manyGrounds)
    #expect(text.contains("role=\"img\" aria-label=\"Aa, #808080 on #444444\""))
    let samples = text.matches(of: />Aa</).count
    #expect(samples == text.matches(of: /aria-label="Aa,\s/).count)
  }

  @Test func `names stay text`() throws {
    let text = try Hostile.report(.html)
    #expect(text.contains("a&quot;b&lt;c&gt;&amp;&#39;\\u{1b}[31m\\u{0}&lt;/script&gt;"))
    #expect(text.matches(of: /<\/style>/).count == 1)
    #expect(text.matches(of: /<\/title>/).count == 1)
    #expect(text.contains(">שלום</bdi>"))
  }

  @Test func `verdicts of all pairs in all modes are in a table`() throws {
    let text = try report(.html, of: manyGrounds)
    let table = try #require(text.firstMatch(of: /(?s)<table class="cells">.*?<\/table>/)).output
    #expect(table.matches(of: /<\/svg>fail</).count == 5)
    #expect(table.matches(of: /<\/svg>pass</).count == 1)
  }

  @Test func `an audit with very many pairs says what it leaves out`() throws {
    let pairs = (0..<5000).map { "--t\($0): #fff; --t\($0)-foreground: #eee;" }
    let text = try report(.html, of: ":root { \(pairs.joined(separator: "\n")) }")
    #expect(text.contains("Left out here: 4500 of 5000 causes"))
    #expect(text.contains("Left out here: 1000 of 5000 rows"))
    #expect(text.contains("10000 swatches, of which the first 1000 are shown"))
  }
}
