import Colors
import Documents
import Palettes

extension Palette {
  /// The pairings to measure: those of the policy, those of the palette, those that names suggest.
  ///
  /// A pair that is declared, or that a format's own names suggest, such as those of Material, is not
  /// inferred again; what is declared twice on the same terms counts once.
  func pairings(under policy: Policy) -> [Pairing] {
    let all = policy.pairs.flatMap { pairings(of: $0) } + pairings.filter { !$0.isInferred }
    var taken: [PairOfNames: [PairingTerms]] = [:]
    let declared = all.filter { pairing in
      // Terms are large, and most pairs are declared once.
      let pair = PairOfNames(pairing)
      guard let known = taken[pair] else {
        taken[pair] = [pairing.terms]
        return true
      }
      guard !known.contains(pairing.terms) else { return false }
      taken[pair]?.append(pairing.terms)
      return true
    }
    guard policy.infersPairings else { return declared.map { $0.sized(under: policy) } }
    let suggested = pairings.filter(\.isInferred) + inferredPairings
    let inferred = suggested.filter { taken.updateValue([], forKey: PairOfNames($0)) == nil }
    return (declared + inferred).map { $0.sized(under: policy) }
  }

  /// How many pairings that is at most, with the pairs of sets: what is declared twice counts twice.
  func mostPairings(under policy: Policy) -> Int {
    let own = pairings.count + (policy.infersPairings ? inferredPairings.count : 0)
    let sides =
      policy.pairs.map {
        (mostSides(matching: $0.foregrounds), mostSides(matching: $0.backgrounds))
      }
      + policy.sets.map { set in
        let count = mostSides(matching: set.colors)
        return (count, count / 2)
      }
    return sides.reduce(own) { sum, sides in
      let (product, isHuge) = sides.0.multipliedReportingOverflow(by: sides.1)
      let (total, isHugeSum) = sum.addingReportingOverflow(product)
      return isHuge || isHugeSum ? .max : total
    }
  }

  private func mostSides(matching patterns: [String]) -> Int {
    let hasGlobs = patterns.contains { !NamePattern($0).isName }
    return hasGlobs ? sides(matching: patterns).count : patterns.count
  }

  /// Every foreground that a declaration names on every background that it names.
  func pairings(of pair: PolicyPair) -> [Pairing] {
    let backgrounds = sides(matching: pair.backgrounds)
    let foregrounds = sides(matching: pair.foregrounds)
    guard let first = foregrounds.first else { return [] }
    let declared = pair.terms.pairing(first, on: first, origin: .declared(pair.place))
    return foregrounds.flatMap { foreground in
      backgrounds.filter { $0 != foreground }.map { declared.pairing(foreground, on: $0) }
    }
  }

  /// The names of the swatches that any of the patterns matches, in the order of the palette.
  ///
  /// A glob matches no gradient: only its own name does.
  ///
  /// - Complexity: O(1) for one plain name; O(*n* · *g*) in the swatches and the globs otherwise.
  func names(matching patterns: [String]) -> [ExactText] {
    if patterns.count == 1, NamePattern(patterns[0]).isName {
      return swatch(named: patterns[0]).map { [$0.name] } ?? []
    }
    let patterns = patterns.map(NamePattern.init)
    let named = Set(patterns.lazy.filter(\.isName).compactMap { swatch(named: $0.text)?.name })
    let globs = patterns.filter { !$0.isName }
    return swatches.map(\.name).filter { name in
      named.contains(name) || globs.contains { $0.matches(name) }
    } + gradients.map(\.name).filter(named.contains)
  }

  /// The swatches that any of the patterns matches, and the colours and gradients that the others
  /// write out.
  func sides(matching patterns: [String]) -> [ExactText] {
    let names = names(matching: patterns)
    let colors = patterns.filter { pattern in
      (Color.written(pattern) != nil || CSSGradient.begins(pattern))
        && swatch(named: pattern) == nil
    }
    return names + colors.map { ExactText($0) }
  }

  /// A place to point at when a swatch has none.
  var anyPlace: Place {
    swatches.first?.place ?? Place(SourceRange(0, 0), in: SourceFile(name: name, text: ""))
  }
}

extension Pairing {
  /// The same pairing with sizes as they are on the policy's platform, and the policy's for no size.
  ///
  /// Text in a style that the platform does not have is of unknown size, which needs the most.
  func sized(under policy: Policy) -> Pairing {
    if policy.platform == nil,
      self.textSize != nil || self.textStyle != nil || policy.textSize == nil
    {
      return self
    }
    var pairing = self
    if let platform = policy.platform {
      if let terms = try? pairing.terms.sized(on: platform) {
        pairing.terms = terms
      } else {
        pairing.textSize = nil
      }
    }
    if pairing.textSize == nil, pairing.textStyle == nil { pairing.textSize = policy.textSize }
    return pairing
  }
}

/// The two names of a pairing.
private struct PairOfNames: Hashable {
  let foreground: ExactText
  let background: ExactText

  init(_ pairing: Pairing) {
    (foreground, background) = (pairing.foreground, pairing.background)
  }
}

extension Policy {
  /// How many globs there are, each of which is compared with every name.
  var globs: Int {
    var patterns: [String] = []
    for pair in pairs { patterns += pair.foregrounds + pair.backgrounds }
    for exemption in exemptions { patterns += exemption.names }
    for set in sets { patterns += set.colors }
    for waiver in waivers { patterns += waiver.foregrounds + waiver.backgrounds }
    return patterns.count { !NamePattern($0).isName }
  }
}
