import Audits
import Testing

@Suite struct PathGlobTests {
  /// Globs, what they match, and what they do not.
  static let cases: [(glob: String, yes: [String], no: [String])] = [
    ("a.css", ["a.css"], ["b.css", "x/a.css", "a.css/x"]),
    ("./a.css", ["a.css"], ["./b.css"]),
    ("*.css", ["a.css", ".css"], ["a/b.css", "a.scss"]),
    ("**/*.css", ["a.css", "x/a.css", "x/y/z.css"], ["a.cssx", "x/a.css/b"]),
    ("tokens/**", ["tokens/a", "tokens/a/b.json", "tokens"], ["token/a"]),
    ("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["a/xb", "b", "a/b/c"]),
    ("t?kens/*.json", ["tokens/a.json"], ["tkens/a.json", "t/kens/a.json"]),
    ("{a,b/c}.{css,scss}", ["a.css", "b/c.scss"], ["a.less", "b.css"]),
    ("{a,{b,c}}x", ["ax", "bx", "cx"], ["x", "a"]),
    ("a{,-dark}.css", ["a.css", "a-dark.css"], ["a-.css"]),
    ("*a*b*c", ["abc", "xaybzc", "aabbcc"], ["ab", "cab"]),
    ("a[1].css", ["a[1].css"], ["a1.css"]),
    ("größe/*.css", ["größe/ä.css"], ["grosse/a.css"]),
  ]

  @Test(arguments: cases)
  func `a glob matches whole paths`(glob: String, yes: [String], no: [String]) throws {
    let glob = try PathGlob(glob)
    for path in yes { #expect(glob.matches(path), "\(path)") }
    for path in no { #expect(!glob.matches(path), "\(path)") }
  }

  @Test(arguments: ["", "/a", "a{b", "a}b", "{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}"])
  func `what is no glob is refused`(text: String) {
    #expect(throws: PathGlobError.self) { try PathGlob(text) }
  }

  @Test(arguments: [
    ("a/b/*.css", "a/b"), ("*.css", ""), ("a/{b,c}/*.css", "a"), ("a/b.css", "a"), ("**/a", ""),
  ])
  func `everything that matches lies below the root`(glob: String, root: String) throws {
    #expect(try PathGlob(glob).root == root)
  }

  @Test func `a hostile glob is answered at once`() throws {
    let glob = try PathGlob(
      String(repeating: "*a", count: 200) + "/" + String(repeating: "**/", count: 200) + "b"
    )
    let path = String(repeating: "a", count: 400) + "/" + String(repeating: "x/", count: 400) + "c"
    #expect(!glob.matches(path))
  }
}
