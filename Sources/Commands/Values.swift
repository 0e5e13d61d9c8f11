/// What the value of an option, or an operand, may be: for help, for errors and for completions.
enum Values: Sendable, Hashable {
  /// Anything, such as a number or a colour.
  case free
  /// One of these words, and nothing else.
  case words([String])
  /// These words, or others that say more, such as `tritanopia@0.6` beside `tritanopia`.
  case suggestions([String])
  /// A file.
  case file
  /// A folder.
  case folder
  /// A file or a folder.
  case path

  /// The modes that most palettes have, of which any may have others.
  static let modes = Values.suggestions(["light", "dark", "high-contrast", "dark/high-contrast"])

  /// What a value can be that help calls `name`: `AA|AAA` names its words, `FILE` a file.
  init(named name: String) {
    let parts = name.split { "[]. ".contains($0) }
    self =
      if parts.contains(where: { $0.split(separator: "|").contains("PATH") }) {
        .path
      } else if parts == ["FILE"] {
        .file
      } else if parts == ["FOLDER"] {
        .folder
      } else if parts.count == 1, name.contains("|") {
        .words(name.split(separator: "|").map(String.init))
      } else {
        .free
      }
  }

  /// The words that can be offered, or none.
  var offered: [String] {
    switch self {
    case .words(let words), .suggestions(let words): words
    case .free, .file, .folder, .path: []
    }
  }
}
