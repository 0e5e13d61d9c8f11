import Documents

/// Arguments, or an input named by them, that cannot be used.
struct UsageError: Error, Sendable {
  /// What is wrong, what was expected, what to do: one line, for people.
  let message: String
  /// Lines that follow it, such as the faulty text with a caret below; most often none.
  let details: [String]
  /// Whether the usage line of the command helps.
  let showsUsage: Bool

  /// Makes an error about the arguments themselves.
  init(_ message: String, then details: [String] = []) {
    self.message = message
    self.details = details
    self.showsUsage = true
  }

  /// Makes an error about a value that is not one of the words of its option.
  init(option name: String, is words: [String], not value: String) {
    let near = Spelling.nearest(to: value, among: words).map { "; did you mean \($0)?" } ?? ""
    self.init("--\(name) is \(words.joined(separator: ", ")), not \(value)\(near)")
  }

  /// Makes an error about an input: the arguments are right, what they name is not.
  init(input message: String, then details: [String] = []) {
    self.message = message
    self.details = details
    self.showsUsage = false
  }

  /// Makes an error about a text of the arguments, with carets under the faulty bytes of it.
  init(input message: String, at range: SourceRange, of text: String) {
    self.init(input: message, then: carets(at: range, of: text))
  }
}
