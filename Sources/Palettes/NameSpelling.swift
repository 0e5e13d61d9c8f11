import Documents

/// Guesses which name was meant, as long as that takes no time to speak of.
///
/// A guess compares a name with every other one; a large file of missing names must not make the
/// reader slow, so after a while nothing is guessed any more.
struct NameSpelling {
  private let names: [String]
  private var comparisons = 20_000

  init(_ names: [String]) { self.names = names }

  /// The words to add to a message: "; did you mean color.ink?", or nothing.
  mutating func guess(at name: ExactText) -> String {
    guard names.count <= comparisons else { return "" }
    comparisons -= names.count
    return Spelling.nearest(to: name.string, among: names).map { "; did you mean \($0)?" } ?? ""
  }
}
