import Colors
import Documents

/// What a token's value turned out to be, and the names that led there.
struct TokenOutcome {
  var state: State
  var aliases: [ExactText] = []
  /// Where the literal stands at the end of the aliases.
  var literal: Place?

  /// What a token is.
  enum State {
    case color(Color, notes: [String])
    case undetermined(String)
    case faulty
    /// The token is part of a circle, or leads into it; the name is one of the circle.
    case circular(ExactText)
    /// A token of another type than color.
    case other
  }
}

/// What the tokens of a tree are in one mode.
struct TokenOutcomes {
  let values: TokenValues
  /// The outcome of each token, by position.
  let all: [TokenOutcome?]

  /// Whether the token at a position is a colour or should be one.
  func hasValue(_ index: Int) -> Bool {
    switch all[index]?.state {
    case .other, nil: false
    default: true
    }
  }

  /// What the swatch of the token at a position is, or nil when it is of another type.
  func value(of index: Int) -> Swatch.Value? {
    guard let outcome = all[index] else { return nil }
    let state: Swatch.State
    var notes = values.tree.tokens[index].notes
    switch outcome.state {
    case .color(let color, let remarks):
      if !remarks.isEmpty { notes += remarks }
      state = .color(color)
    case .undetermined(let reason): state = .undetermined(reason)
    case .faulty, .circular: state = .faulty
    case .other: return nil
    }
    let written = values.written(index)
    return Swatch.Value(
      state,
      written: written.written,
      place: written.place,
      aliases: outcome.aliases,
      literal: outcome.literal,
      notes: notes
    )
  }
}

extension JSONValue {
  /// The text of a string, or the value as it is written.
  fileprivate var written: Swatch.Value.Written {
    if isPlainString { return .inFile(dropping: 1) }
    return string.map(Swatch.Value.Written.text) ?? .inFile(dropping: 0)
  }
}
