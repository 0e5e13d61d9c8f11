/// An option of a command, as `--name VALUE` or `--name`.
struct Option: Sendable {
  /// The name, without dashes.
  let name: String
  /// What the value is called in help, such as `N` or `AA|AAA`, or nil when it takes none.
  let value: String?
  /// What it does, in one line.
  let summary: String
  /// Whether it may be given more than once.
  let isRepeatable: Bool

  init(_ name: String, _ value: String? = nil, _ summary: String, isRepeatable: Bool = false) {
    self.name = name
    self.value = value
    self.summary = summary
    self.isRepeatable = isRepeatable
  }

  /// How help writes it: `--level AA|AAA`.
  var synopsis: String { "--" + name + (value.map { " " + $0 } ?? "") }
}
