import Commands
import Testing

/// Expected values are those of git 2.39, asked with `git check-ignore --no-index`.
@Suite struct PathPatternTests {
  @Test(arguments: [
    ("dist", "dist", true), ("dist", "a/dist", false), ("*.css", "a.css", true),
    ("*.css", "a/b.css", false), ("a/*.css", "a/b.css", true), ("**/b.css", "b.css", true),
    ("**/b.css", "x/y/b.css", true), ("a/**", "a/b/c", true), ("a/**/c", "a/c", true),
    ("a/**/c", "a/x/y/c", true), ("a/**/c", "a/x/y/d", false), ("?.css", "a.css", true),
    ("?.css", "ab.css", false), ("[a-c].css", "b.css", true), ("[!a-c].css", "b.css", false),
    ("[]-].css", "].css", true), ("[a", "[a", false), ("\\*.css", "*.css", true),
    ("\\*.css", "a.css", false), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false),
    ("*", "", false),
  ])
  func `a pattern matches as git says`(pattern: String, path: String, matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }

  @Test func `many stars take no longer than the product of the lengths`() {
    let pattern = PathPattern(String(repeating: "*a", count: 2_000) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 20_000)))
  }
}
