import Documents

/// Collects what is wrong with tokens, each fault once, however many modes have it.
struct TokenLog {
  /// What is wrong, in the order in which it was found.
  private(set) var problems: [Reading.Problem] = []
  private var seen: Set<Fault> = []
  private var spelling: NameSpelling
  private let tree: TokenTree

  private struct Fault: Hashable {
    let range: SourceRange
    let message: String
  }

  init(of tree: TokenTree) {
    self.tree = tree
    problems = tree.problems
    spelling = NameSpelling(tree.tokens.map(\.path.string))
  }

  /// Adds a fault of a token.
  mutating func add(
    _ kind: Reading.Problem.Kind,
    _ message: String,
    at range: SourceRange,
    of token: ExactText?,
    in mode: Mode? = nil
  ) {
    guard seen.insert(Fault(range: range, message: message)).inserted else { return }
    let place = Place(range, in: tree.file)
    problems.append(Reading.Problem(kind, message, at: place, swatch: token, mode: mode))
  }

  /// Adds a reference to a token that there is not.
  mutating func addMissing(
    _ path: ExactText,
    at range: SourceRange,
    of token: ExactText,
    in mode: Mode?
  ) {
    let message: String
    let ownValue = ExactText("\(path).$root")
    if tree.positions[ownValue] != nil {
      message = "\(path) is a group; {\(ownValue)} names its own value"
    } else if tree.groups.contains(path) {
      message = "\(path) is a group, and only a token has a value"
    } else {
      message = "there is no token \(path)" + spelling.guess(at: path)
    }
    add(.unresolvedReference, message, at: range, of: token, in: mode)
  }
}
