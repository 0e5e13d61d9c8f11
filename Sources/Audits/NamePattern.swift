import Documents

/// A name, or a glob in which `*` stands for any run of characters.
///
/// The dashes in front of a custom property may be left out: `muted` matches `--muted`.
struct NamePattern: Sendable, Hashable {
  let text: String
  private let wildcard: Wildcard

  init(_ text: String) {
    self.text = text
    wildcard = Wildcard(text.utf8) { $0 == UInt8(ascii: "*") ? .anyRun : .byte($0) }
  }

  /// Tells whether the pattern is a plain name.
  var isName: Bool { !text.utf8.contains(UInt8(ascii: "*")) }

  /// Tells whether `name` matches as a whole.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of both; no backtracking beyond the last `*`.
  func matches(_ name: ExactText) -> Bool {
    let name = Array(name.string.utf8)
    let dashes: [UInt8] = [0x2D, 0x2D]
    if wildcard.matches(name[...]) { return true }
    return name.starts(with: dashes) && !text.hasPrefix("--") && wildcard.matches(name[2...])
  }
}
