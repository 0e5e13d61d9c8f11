import Colors
import Documents
public import Palettes

/// Something that makes an audit itself doubtful, whatever it found; it ends with exit status 2.
public struct AuditFault: Sendable {
  /// What is wrong and what to do: one sentence, for people.
  public let message: String
  /// Where it is written, or nil when it is written nowhere.
  public let place: Place?
  /// The part of the question that is at fault, such as `mode`, or nil when the palettes are.
  public let part: String?

  init(_ message: String, at place: Place? = nil, part: String? = nil) {
    self.message = message
    self.place = place
    self.part = part
  }

  /// The message with its place in front, as compilers write it.
  public var text: String {
    (place.map { "\($0.file):\($0.start.line):\($0.start.column): " } ?? "") + message
  }

  /// Names in the policy that match nothing, modes that do not exist, and an audit of nothing.
  static func faults(
    of policy: Policy,
    over readings: [Reading],
    measured: [PaletteAudit]
  ) -> [AuditFault] {
    let excesses = measured.compactMap { audit in
      audit.excess.map { tooMany($0, of: audit.reading.palette, policy) }
    }
    guard excesses.isEmpty else { return excesses }
    let palettes = readings.map(\.palette)
    var faults = unmatchedNames(policy, palettes)
    faults += unknownModes(policy, palettes)
    faults += unknownCanvases(policy, palettes)
    faults += unknownStyles(policy, readings)
    if faults.isEmpty, !measured.contains(where: { !$0.measurements.isEmpty }) {
      faults.append(AuditFault(nothingMeasured(palettes)))
    }
    return faults
  }

  private static func tooMany(_ excess: String, of palette: Palette, _ policy: Policy) -> AuditFault
  {
    AuditFault(
      "nothing of \(palette.name) was measured: \(excess)",
      at: policy.pairs.first?.place ?? policy.sets.first?.place,
      part: "policy"
    )
  }

  private static func nothingMeasured(_ palettes: [Palette]) -> String {
    guard palettes.contains(where: { !$0.swatches.isEmpty }) else {
      return "nothing was measured: no colour was found"
    }
    return
      "nothing was measured: no pairing is declared, and the names suggest none; declare pairs "
      + "in legible.json: {\"pairs\": [{\"foreground\": \"NAME\", \"background\": \"NAME\"}]}"
  }

  private static func unmatchedNames(_ policy: Policy, _ palettes: [Palette]) -> [AuditFault] {
    guard !palettes.isEmpty else { return [] }
    var faults: [AuditFault] = []
    for (patterns, place) in policy.namedSwatches {
      for pattern in patterns
      where !palettes.contains(where: { !$0.sides(matching: [pattern]).isEmpty }) {
        let near = nearest(pattern, among: palettes).map { "; did you mean \($0)?" } ?? ""
        let noun = NamePattern(pattern).isName ? "is called" : "matches"
        faults.append(
          AuditFault("no swatch of the audited files \(noun) \(pattern)\(near)", at: place)
        )
      }
    }
    for set in policy.sets
    where !palettes.contains(where: { $0.sides(matching: set.colors).count > 1 }) {
      // What is called like none of them has been told.
      guard
        set.colors.allSatisfy({ color in
          palettes.contains { !$0.sides(matching: [color]).isEmpty }
        })
      else { continue }
      faults.append(
        AuditFault("the set \(set.name) has one colour only: nothing to tell apart", at: set.place)
      )
    }
    for pair in policy.pairs {
      for (part, name) in pair.terms.parts
      where !palettes.contains(where: { !$0.sides(matching: [name]).isEmpty }) {
        let near = nearest(name, among: palettes).map { "; did you mean \($0)?" } ?? ""
        faults.append(
          AuditFault("the \(part) \(name) is neither a swatch nor a colour\(near)", at: pair.place)
        )
      }
    }
    return faults
  }

  private static func unknownModes(_ policy: Policy, _ palettes: [Palette]) -> [AuditFault] {
    let modes = Set(palettes.flatMap(\.modes)).sorted()
    guard !modes.isEmpty else { return [] }
    let asked =
      policy.modes.map { ($0, nil) }
      + policy.pairs.flatMap { pair in pair.terms.modes.map { ($0, pair.place) } }
      + policy.canvases.compactMap { canvas in canvas.mode.map { ($0, canvas.place) } }
      + policy.waivers.flatMap { waiver in waiver.modes.map { ($0, waiver.suppression.place) } }
    return asked.compactMap { name, place -> AuditFault? in
      if modes.contains(where: { $0.answers(to: name) }) { return nil }
      let known = modes.map(\.name).joined(separator: ", ")
      return AuditFault(
        "there is no mode \(name); the modes are: \(known)",
        at: place,
        part: "mode"
      )
    }
  }

  private static func unknownCanvases(_ policy: Policy, _ palettes: [Palette]) -> [AuditFault] {
    let ofPairs = policy.pairs.compactMap { pair in
      pair.terms.canvas.map { Policy.ModeCanvas(source: $0, place: pair.place) }
    }
    return (policy.canvases + ofPairs).compactMap { canvas -> AuditFault? in
      if palettes.contains(where: { $0.swatch(ExactText(canvas.source)) != nil }) { return nil }
      if let color = (try? CSSColor(parsing: canvas.source, options: .bareHex))?.color {
        if OpaqueColor(color) != nil { return nil }
        return AuditFault(
          "the canvas is the page below everything: \(canvas.source) is not opaque",
          at: canvas.place,
          part: "canvas"
        )
      }
      return AuditFault(
        "the canvas \(canvas.source) is neither a swatch nor a colour",
        at: canvas.place,
        part: "canvas"
      )
    }
  }

  /// Text styles that the platform does not have, once for each.
  private static func unknownStyles(_ policy: Policy, _ readings: [Reading]) -> [AuditFault] {
    var seen: Set<String> = []
    return readings.flatMap { reading -> [AuditFault] in
      guard let platform = policy.applied(to: reading).platform else { return [] }
      let declared = policy.pairs.map { ($0.terms, $0.place) }
      let own = reading.palette.pairings.map { pairing -> (PairingTerms, Place?) in
        if case .declared(let place) = pairing.origin { return (pairing.terms, place) }
        return (pairing.terms, nil)
      }
      return (declared + own).compactMap { terms, place -> AuditFault? in
        do throws(TextStyleError) {
          _ = try terms.sized(on: platform)
          return nil
        } catch {
          guard seen.insert(error.description).inserted else { return nil }
          return AuditFault(error.description, at: place, part: "platform")
        }
      }
    }
  }

  private static func nearest(_ pattern: String, among palettes: [Palette]) -> String? {
    guard NamePattern(pattern).isName else { return nil }
    let names = palettes.flatMap { $0.swatches.map(\.name.string) }
    return Spelling.nearest(to: pattern, among: names)
      ?? Spelling.nearest(to: "--" + pattern, among: names)
  }
}

extension Policy {
  /// Every list of names, globs or colours that stand for swatches, with its place.
  fileprivate var namedSwatches: [(patterns: [String], place: Place?)] {
    pairs.map { ($0.foregrounds + $0.backgrounds, $0.place) }
      + exemptions.map { ($0.names, $0.place) }
      + sets.map { ($0.colors, $0.place) }
      + waivers.map { ($0.foregrounds + $0.backgrounds, $0.suppression.place) }
  }
}

extension PairingTerms {
  /// Every colour beside the two of the pairing and its canvas, with what it is in the policy.
  fileprivate var parts: [(part: String, name: String)] {
    layers.map { ("layer", $0) } + beside.map { ("beside", $0) }
      + (focus?.bands ?? []).map { ("band", $0) }
      + [("overlay", overlay?.color), ("under", focus?.under)]
      .compactMap { part, name in name.map { (part, $0) } }
  }
}
