import Documents

/// Collects what is wrong with tokens, each fault once, however many modes have it.
struct TokenLog {
  /// What is wrong, in the order in which it was found.
  private(set) var problems: [Reading.Problem] = []
  /// The paths that are referred to and that no token has.
  private(set) var missing: Set<ExactText> = []
  private var seen: Set<Fault> = []
  private var spelling: NameSpelling

  private struct Fault: Hashable {
    let place: Place
    let message: String
  }

  /// Makes a log that guesses among the paths of tokens.
  init(guessingAmong paths: [String]) {
    spelling = NameSpelling(paths)
  }

  /// Adds a problem that was found before, such as a name that is given twice.
  mutating func add(_ problem: Reading.Problem) {
    guard seen.insert(Fault(place: problem.place, message: problem.message)).inserted else {
      return
    }
    problems.append(problem)
  }

  /// Adds a fault of a token.
  mutating func add(
    _ kind: Reading.Problem.Kind,
    _ message: String,
    at place: Place,
    of token: ExactText?,
    in mode: Mode? = nil
  ) {
    add(Reading.Problem(kind, message, at: place, swatch: token, mode: mode))
  }

  /// Adds a reference to a token that there is not in a tree.
  mutating func addMissing(
    _ path: ExactText,
    in tree: TokenTree,
    at place: Place,
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
      let isNew = missing.insert(path).inserted
      message = "there is no token \(path)" + (isNew ? spelling.guess(at: path) : "")
    }
    add(.unresolvedReference, message, at: place, of: token, in: mode)
  }
}
