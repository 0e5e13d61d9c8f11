import Colors
import Testing

/// Two texts that mean the same colour.
struct Synonym: Sendable, CustomStringConvertible {
  let text: String
  let expected: String

  init(_ text: String, _ expected: String) {
    self.text = text
    self.expected = expected
  }

  var description: String { text }

  /// This row with `SPACE` replaced by the name of a space.
  func with(space: String) -> Synonym {
    Synonym(
      text.split(separator: "SPACE", omittingEmptySubsequences: false).joined(separator: space),
      expected.split(separator: "SPACE", omittingEmptySubsequences: false).joined(separator: space)
    )
  }
}

/// The spaces that `color()` takes.
let predefinedSpaces = [
  "srgb", "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb", "rec2020",
  "xyz", "xyz-d50", "xyz-d65",
]

/// Expects the same components, alpha and missing components, in the space of what is expected.
func expectSame(
  _ row: Synonym,
  tolerance: Double = 1e-6,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let wanted = try color(row.expected, sourceLocation: sourceLocation)
  let found = try color(row.text, sourceLocation: sourceLocation)
  #expect(found.space == wanted.space, "\(row)", sourceLocation: sourceLocation)
  #expect(
    distance(found.components, wanted.components) < tolerance,
    "\(row) is \(found.css)",
    sourceLocation: sourceLocation
  )
  #expect(
    abs(found.alpha - wanted.alpha) < tolerance,
    "\(row) is \(found.css)",
    sourceLocation: sourceLocation
  )
  #expect(
    found.missing == wanted.missing,
    "\(row) is \(found.css)",
    sourceLocation: sourceLocation
  )
}
