import Documents

/// Arguments, or an input named by them, that cannot be used.
struct UsageError: Error, Sendable {
  /// What is wrong, what was expected, what to do: for people, possibly of several lines.
  let message: String
  /// Whether the usage line of the command helps.
  let showsUsage: Bool

  /// Makes an error about the arguments themselves.
  init(_ message: String) {
    self.message = message
    self.showsUsage = true
  }

  /// Makes an error about a value that is not one of the words of its option.
  init(option name: String, is words: [String], not value: String) {
    let near = Spelling.nearest(to: value, among: words).map { "; did you mean \($0)?" } ?? ""
    self.init("--\(name) is \(words.joined(separator: ", ")), not \(value)\(near)")
  }

  /// Makes an error about an input: the arguments are right, what they name is not.
  init(input message: String) {
    self.message = message
    self.showsUsage = false
  }
}
