/// An option of a command, as `--name VALUE` or `--name`.
struct Option: Sendable {
  /// The name, without dashes.
  let name: String
  /// What the value is called in help, such as `N` or `AA|AAA`, or nil when it takes none.
  let value: String?
  /// What the value may be.
  let values: Values
  /// Whether it may be given more than once.
  let isRepeatable: Bool
  private let meaning: String

  /// Makes an option; what its value may be is what the name of the value says, unless told otherwise.
  init(
    _ name: String,
    _ value: String? = nil,
    _ summary: String,
    _ values: Values? = nil,
    isRepeatable: Bool = false
  ) {
    self.name = name
    self.value = value
    self.values = values ?? value.map(Values.init(named:)) ?? .free
    self.meaning = summary
    self.isRepeatable = isRepeatable
  }

  /// What it does, in one line, with the words that it accepts where its value's name is not them.
  var summary: String {
    guard case .words(let words) = values, value != words.joined(separator: "|") else {
      return meaning
    }
    return meaning + ": " + words.joined(separator: ", ")
  }

  /// How help writes it: `--level AA|AAA`.
  var synopsis: String { "--" + name + (value.map { " " + $0 } ?? "") }
}
