import Audits
import Documents
import Palettes
import Testing

/// Audits two tokens with values in five modes, each given by its letter.
private func modes(_ ink: String, _ paper: String) throws -> [String] {
  let colors: [Character: String] = ["a": "#111111", "b": "#222222", "c": "#eeeeee", "-": "{no}"]
  func token(_ letters: String) -> String {
    let names = ["one", "two", "three", "four", "five"]
    let values = zip(names, letters).map { "\"\($0)\": \"\(colors[$1] ?? "")\"" }
    let first = letters.first.flatMap { colors[$0] } ?? ""
    return "{\"$type\": \"color\", \"$value\": \"\(first)\", "
      + "\"$extensions\": {\"mode\": {\(values.joined(separator: ", "))}}}"
  }
  return try audit("{\"ink\": \(token(ink)), \"paper\": \(token(paper))}")
    .findings(.identicalModes).map(\.message).sorted()
}

@Suite struct IdenticalModesTests {
  @Test(arguments: [
    ("aaaaa", "ccccc", ["one, two, three, four, five"]),
    ("abcab", "ccccc", ["one, four", "two, five"]),
    ("aaaaa", "abcab", ["one, four", "two, five"]), ("aabbc", "abcab", []),
    ("aabbc", "aaaaa", ["one, two", "three, four"]), ("--aaa", "--bbc", ["three, four"]),
  ])
  func `the modes whose colours are all the same are named together`(
    ink: String,
    paper: String,
    groups: [String]
  ) throws {
    let found = try modes(ink, paper)
    #expect(found == groups.map { "the modes \($0) have the same colours throughout" }.sorted())
  }
}
