import Documents

/// A name, or a glob in which `*` stands for any run of characters.
///
/// The dashes in front of a custom property may be left out: `muted` matches `--muted`.
struct NamePattern: Sendable, Hashable {
  let text: String
  private let bytes: [UInt8]

  init(_ text: String) {
    self.text = text
    self.bytes = Array(text.utf8)
  }

  /// Tells whether the pattern is a plain name.
  var isName: Bool { !bytes.contains(UInt8(ascii: "*")) }

  /// Tells whether `name` matches as a whole.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of both; no backtracking beyond the last `*`.
  func matches(_ name: ExactText) -> Bool {
    let name = Array(name.string.utf8)
    let dashes: [UInt8] = [0x2D, 0x2D]
    if matches(name[...]) { return true }
    return name.starts(with: dashes) && !bytes.starts(with: dashes) && matches(name[2...])
  }

  private func matches(_ name: ArraySlice<UInt8>) -> Bool {
    var position = name.startIndex
    var index = 0
    var afterStar: (index: Int, position: Int)?
    while position < name.endIndex {
      if index < bytes.count, bytes[index] == UInt8(ascii: "*") {
        index += 1
        afterStar = (index, position)
      } else if index < bytes.count, bytes[index] == name[position] {
        index += 1
        position += 1
      } else if let star = afterStar {
        index = star.index
        position = star.position + 1
        afterStar = (index, position)
      } else {
        return false
      }
    }
    return bytes[index...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
