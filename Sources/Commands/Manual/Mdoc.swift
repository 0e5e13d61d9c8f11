/// A manual page in the language of mdoc(7), which mandoc and groff read.
struct Mdoc {
  private var lines: [String] = []
  private var isAfterProse = false

  /// The page as it is stored.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Writes a macro with its arguments, each escaped where it needs to be.
  mutating func macro(_ name: String, _ arguments: String...) {
    lines.append(([".\(name)"] + arguments.map(Mdoc.argument)).joined(separator: " "))
    isAfterProse = false
  }

  /// Writes terms with what is said of each.
  mutating func list<Entries: Collection>(
    _ entries: Entries,
    write: (inout Mdoc, Entries.Element) -> Void
  ) {
    lines.append(".Bl -tag -width Ds")
    for entry in entries { write(&self, entry) }
    lines.append(".El")
    isAfterProse = true
  }

  /// Writes a paragraph; each sentence begins a line, which mdoc asks for.
  mutating func paragraph(_ text: String) {
    if isAfterProse { lines.append(".Pp") }
    lines += Mdoc.sentences(text).flatMap { $0.wrapped(to: 72).split(separator: "\n") }.map {
      Mdoc.guarded(Mdoc.prose(String($0)))
    }
    isAfterProse = true
  }

  /// Writes lines as they are, set off from the text.
  mutating func literal(_ text: [String]) {
    lines.append(".Bd -literal -offset indent")
    lines += text.map { Mdoc.guarded(Mdoc.code($0)) }
    lines.append(".Ed")
    // Text behind it is set off by the display itself, but only with a paragraph between.
    isAfterProse = true
  }

  /// The sentences of a text, the blanks between words made single.
  private static func sentences(_ text: String) -> [String] {
    var sentences: [[Substring]] = [[]]
    for word in text.split(whereSeparator: \.isWhitespace) {
      sentences[sentences.count - 1].append(word)
      if word.last.map({ ".!?".contains($0) }) ?? false { sentences.append([]) }
    }
    return sentences.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  /// Prose, in which the dashes of options stay what can be typed.
  private static func prose(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.contains("--") || word.hasPrefix("-") ? code(String(word)) : backslashed(String(word))
    }.joined(separator: " ")
  }

  /// What is typed: no dash, quote or accent may become another character in print.
  private static func code(_ text: String) -> String {
    backslashed(text).map { replacements[$0] ?? String($0) }.joined()
  }

  /// One argument of a macro.
  private static func argument(_ text: String) -> String {
    let escaped = code(text).replacing("\"", with: "\\(dq")
    return escaped.contains(" ") || escaped.isEmpty ? "\"\(escaped)\"" : escaped
  }

  private static func backslashed(_ text: String) -> String { text.replacing("\\", with: "\\e") }

  /// A line of text, kept from being taken for a macro.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  private static let replacements: [Character: String] = [
    "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti",
  ]
}
