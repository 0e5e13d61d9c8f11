import Documents
import Testing

@Suite struct SpellingTests {
  /// Words, candidates, and the one that was meant.
  static let words: [(word: String, candidates: [String], meant: String?)] = [
    ("adit", ["audit", "check"], "audit"), ("grafic", ["text", "graphic"], "graphic"),
    ("chekc", ["check", "checks"], "check"), ("TEXT", ["text"], "text"),
    ("pears", ["pairs", "level"], "pairs"), ("zebra", ["audit", "check"], nil), ("", [], nil),
    (String(repeating: "a", count: 100), ["a"], nil),
  ]

  @Test(arguments: words)
  func `the nearest word is guessed when it is near`(
    word: String,
    candidates: [String],
    meant: String?
  ) {
    #expect(Spelling.nearest(to: word, among: candidates) == meant)
  }
}
