/// Guesses which word was meant.
public enum Spelling {
  /// The candidate with the fewest differing letters, or nil when none is close.
  ///
  /// Close is: about a third of the letters at most inserted, removed, replaced or swapped with their
  /// neighbour (optimal string alignment), compared without regard to ASCII case.
  ///
  /// - Complexity: O(*c* · *n* · *m*) in the candidates and the lengths; words longer than 64
  ///   letters are passed over.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    guard letters.count <= 64 else { return nil }
    var best: (distance: Int, word: String)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, (max(letters.count, other.count) + 1) / 3)
      guard other.count <= 64, abs(other.count - letters.count) <= limit else { continue }
      let distance = distance(letters, other)
      if distance <= limit, best.map({ distance < $0.distance }) ?? true {
        best = (distance, candidate)
      }
    }
    return best?.word
  }

  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for i in 0..<left.count {
      var row = [i + 1]
      for j in 0..<right.count {
        var least = min(
          last[j + 1] + 1,
          row[j] + 1,
          last[j] + (left[i] == right[j] ? 0 : 1)
        )
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
