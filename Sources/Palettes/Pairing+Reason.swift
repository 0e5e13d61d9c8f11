import Documents

extension Pairing {
  /// The id of the habit of naming that suggests it, or nil when it is declared.
  public var grammar: String? {
    if case .inferred(let grammar, _) = origin { grammar } else { nil }
  }

  /// Why it is taken, for people: where it is declared, or the habit of naming that suggests it.
  public var reason: String {
    switch origin {
    case .declared(nil): return "declared"
    case .declared(let place?):
      return "declared in \(place.file):\(place.start.line):\(place.start.column)"
    case .inferred(let grammar, _):
      let summary = PairingGrammar.all.first { $0.id == grammar }?.summary
      return summary.map { "\(grammar): \($0)" } ?? grammar
    }
  }
}
