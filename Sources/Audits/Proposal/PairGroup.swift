import Documents
public import Palettes

/// Pairings of one use: each of some foregrounds on each of some backgrounds.
public struct PairGroup: Sendable {
  /// The names of the foregrounds.
  public private(set) var foregrounds: [String]
  /// The names of the backgrounds.
  public let backgrounds: [String]
  /// What the foregrounds are for.
  public let use: Use

  /// Groups pairings so that each group stands for exactly its pairings, in their order.
  static func groups(of pairs: [SurePairs.Pair]) -> [PairGroup] {
    var order: [Front] = []
    var grounds: [Front: [String]] = [:]
    for pair in pairs {
      let front = Front(name: pair.foreground.string, use: pair.use)
      if grounds[front] == nil { order.append(front) }
      grounds[front, default: []].append(pair.background.string)
    }
    var groups: [PairGroup] = []
    var positions: [Grounds: Int] = [:]
    for front in order {
      let names = grounds[front] ?? []
      let key = Grounds(names: Set(names), use: front.use)
      // A name on itself is no pair, so it may not join those that it lies on.
      if let position = positions[key], !names.contains(front.name) {
        groups[position].foregrounds.append(front.name)
      } else {
        positions[key] = groups.count
        groups.append(PairGroup(foregrounds: [front.name], backgrounds: names, use: front.use))
      }
    }
    return groups
  }

  private struct Front: Hashable {
    let name: String
    let use: Use
  }

  private struct Grounds: Hashable {
    let names: Set<String>
    let use: Use
  }

  /// Writes the members of an entry of `pairs`.
  func write(to writer: inout JSONWriter) {
    for (key, names) in [("foreground", foregrounds), ("background", backgrounds)] {
      if names.count == 1 { writer.member(key, names[0]) } else { writer.member(key, names) }
    }
    if use != .text { writer.member("use", use.id) }
  }
}

/// The pairings of an audit that names suggest surely, and that can be declared as well.
struct SurePairs {
  /// The pairings, each once.
  let pairs: [Pair]
  /// How many different pairings the audit measured.
  let total: Int

  /// A pairing without its mode.
  struct Pair: Hashable {
    let foreground: ExactText
    let background: ExactText
    let use: Use
  }

  init(of audit: Audit) {
    var order: [Pair] = []
    var isSure: [Pair: Bool] = [:]
    var measured: [Set<[ExactText]>] = []
    for palette in audit.palettes {
      var sides: Set<[ExactText]> = []
      for measurement in palette.measurements {
        let pairing = measurement.pairing
        let pair = Pair(
          foreground: pairing.foreground,
          background: pairing.background,
          use: pairing.use
        )
        sides.insert([pair.foreground, pair.background])
        if isSure[pair] == nil { order.append(pair) }
        isSure[pair] = (isSure[pair] ?? true) && measurement.canBeDeclared(in: palette)
      }
      measured.append(sides)
    }
    // A declared pair counts in every palette that has its names, so it must be measured in all.
    func isEverywhere(_ pair: Pair) -> Bool {
      zip(audit.palettes, measured).allSatisfy { palette, sides in
        sides.contains([pair.foreground, pair.background])
          || palette.reading.palette.swatch(pair.foreground) == nil
          || palette.reading.palette.swatch(pair.background) == nil
      }
    }
    total = order.count
    pairs = order.filter { isSure[$0] == true && isEverywhere($0) && NamePattern.isPlain($0) }
  }
}

extension Measurement {
  /// Whether declaring it changes nothing: neither its terms, nor its modes, nor what it counts for.
  fileprivate func canBeDeclared(in palette: PaletteAudit) -> Bool {
    guard case .inferred(_, let confidence) = pairing.origin, confidence != .low else {
      return false
    }
    var plain = PairingTerms()
    plain.use = pairing.use
    if case .undetermined = verdict { return false }
    return pairing.terms == plain
      && [pairing.foreground, pairing.background].allSatisfy { name in
        palette.reading.palette.swatch(name)?.values.count == palette.reading.palette.modes.count
      }
  }
}

extension NamePattern {
  /// Whether both names of a pair stand for themselves in a policy.
  fileprivate static func isPlain(_ pair: SurePairs.Pair) -> Bool {
    [pair.foreground, pair.background].allSatisfy { NamePattern($0.string).isName }
  }
}
