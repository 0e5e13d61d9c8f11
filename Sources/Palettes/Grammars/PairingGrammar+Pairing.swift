import Documents

extension PairingGrammar {
  /// A pairing that a grammar reads from two names.
  static func pairing(
    _ foreground: SwatchIndex.Entry,
    on background: SwatchIndex.Entry,
    use: Use? = nil,
    by grammar: String,
    _ confidence: Pairing.Confidence
  ) -> Pairing {
    Pairing(
      foreground.name,
      on: background.name,
      use: use ?? SwatchRole.use(of: foreground.words),
      origin: .inferred(grammar: grammar, confidence: confidence)
    )
  }
}
