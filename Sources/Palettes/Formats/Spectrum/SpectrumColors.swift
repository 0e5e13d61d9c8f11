import Documents

/// Tells the colours among tokens from sizes, opacities and shadows, which aliases lead to as well.
struct SpectrumColors {
  private let tokens: [ExactText: SpectrumToken]
  private let names: [ExactText: ExactText]
  /// What was found out already, so that long chains are walked once.
  private var known: [ExactText: Bool] = [:]

  /// Takes the tokens by name, and their names by identifier.
  init(_ tokens: [ExactText: SpectrumToken], _ names: [ExactText: ExactText]) {
    self.tokens = tokens
    self.names = names
  }

  /// Whether a token is a colour, or leads to one.
  ///
  /// What leads nowhere or in a circle counts as a colour, so that it is reported.
  mutating func tells(_ token: SpectrumToken) -> Bool {
    var way: [ExactText] = []
    var next: ExactText? = token.name
    var isColor = true
    while let name = next, let token = tokens[name] {
      if let answer = known[name] {
        isColor = answer
        break
      }
      way.append(name)
      known[name] = true
      if token.values.contains(where: \.value.isCertainlyColor) { break }
      next = token.values.compactMap { target(of: $0.value) }.first
      if next == nil { isColor = false }
    }
    for name in way { known[name] = isColor }
    return isColor
  }

  private func target(of value: SpectrumValue) -> ExactText? {
    switch value.kind {
    case .name(let name): name
    case .identifier(let identifier): names[identifier] ?? identifier
    case .color, .other, .fault: nil
    }
  }
}

extension SpectrumValue {
  fileprivate var isCertainlyColor: Bool {
    switch kind {
    case .color, .fault: true
    case .name, .identifier, .other: false
    }
  }
}
