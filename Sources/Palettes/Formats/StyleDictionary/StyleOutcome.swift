import Colors
import Documents

/// What an entry is in one mode when its references have been followed.
struct StyleOutcome {
  /// What it is.
  var content: Content
  /// Whether that is a colour, or would be one if nothing were broken.
  var isColor: Bool
  /// Remarks for people.
  var notes: [String] = []
  /// A second notation in the value that says another colour.
  var mismatch: DraftFault?

  /// Whether a reference leads nowhere.
  var isBroken: Bool {
    if case .broken = content { true } else { false }
  }

  /// The kinds of outcome.
  enum Content {
    /// A value without references.
    case literal(JSONValue)
    /// A text in which references have been replaced.
    case text(String)
    /// The colour of an object.
    case color(Color)
    /// A value that only the team's own code knows, for the reason given.
    case computed(String)
    /// A value that is wrong by itself.
    case fault(DraftFault)
    /// Nothing: a reference is missing, or leads round in a circle.
    case broken

    /// The text to put in place of a reference, or nil when there is none.
    var text: String? {
      switch self {
      case .literal(let value): value.string ?? value.number.map { _ in value.sourceText }
      case .text(let text): text
      case .color(let color): color.css
      case .computed, .fault, .broken: nil
      }
    }

    /// The number that a literal is, or nil.
    var number: Double? {
      if case .literal(let value) = self { value.number } else { nil }
    }
  }
}
