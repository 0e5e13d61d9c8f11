import Colors
import Documents

/// One value as it is written: a colour, a reference, or something that is made of references.
struct DraftValue {
  /// What is written.
  var content: Content
  /// The text as it is written.
  let source: String
  /// Where it is written.
  let place: Place
  /// Remarks for people.
  var notes: [String]

  /// The kinds of value.
  enum Content {
    /// A colour.
    case color(Color)
    /// A valid value without a colour, for the reason given: `currentColor`, a function of Sass.
    case undetermined(String)
    /// A fault, which the resolution reports at the place given.
    case fault(DraftFault)
    /// A reference to the swatch of that key.
    case alias(ExactText)
    /// A colour that is made of others, which are given in the order of their keys.
    ///
    /// The first of them is the one that leads to a literal.
    case derived(from: [ExactText], @Sendable ([Color]) throws(DraftFault) -> Color)
  }

  init(_ content: Content, source: String, place: Place, notes: [String] = []) {
    self.content = content
    self.source = source
    self.place = place
    self.notes = notes
  }

  /// The keys that it refers to.
  var references: [ExactText] {
    switch content {
    case .alias(let key): [key]
    case .derived(let keys, _): keys
    case .color, .undetermined, .fault: []
    }
  }
}

/// Why a value has no colour.
struct DraftFault: Error {
  /// What kind of fault it is.
  var kind = Reading.Problem.Kind.unreadableColor
  /// What is wrong and what to do.
  let message: String
  /// The faulty text, or nil for the whole value.
  var place: Place?
  /// Whether the value is valid, and what it needs is not known here: no fault to report.
  var isUndetermined = false

  init(
    _ message: String,
    at place: Place? = nil,
    kind: Reading.Problem.Kind = .unreadableColor
  ) {
    self.kind = kind
    self.message = message
    self.place = place
  }

  /// The reason why a valid value has no colour.
  static func undetermined(_ reason: String) -> DraftFault {
    var fault = DraftFault(reason)
    fault.isUndetermined = true
    return fault
  }
}
