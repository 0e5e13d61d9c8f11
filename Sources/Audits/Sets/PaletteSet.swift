import Colors
import Documents
import Palettes

/// A set of colours that have to be told apart, as one palette has it.
struct PaletteSet {
  /// The set.
  let set: ColorSet
  /// Whether somebody declared it; else names suggest it.
  let isDeclared: Bool
  /// The pairs of members that have to be told apart, in the order of the set.
  let pairs: [Pair]
  /// Where its findings point: its declaration, or its first member.
  let place: Place
  /// The first member.
  let first: ExactText
  /// The members, in the order of the set.
  let members: [ExactText]
  /// The members that are translucent with no page known below, by name; they are not compared.
  let translucent: [ExactText]
  /// The members that have no one colour in any mode, by name; they are not compared.
  let colorless: [ExactText]

  /// Two members, and their colours in each mode in which both have one.
  struct Pair {
    let first: ExactText
    let second: ExactText
    /// Where the first is written.
    let place: Place
    let colors: [(mode: Mode, first: OpaqueColor, second: OpaqueColor)]
  }
}

extension Inspection {
  /// The sets that the policy declares, and those that names suggest.
  ///
  /// A set that names suggest counts only if none of the policy has two of its members.
  var sets: [PaletteSet] {
    let declared = policy.sets.map { ($0, palette.sides(matching: $0.colors)) }
    let known = declared.map { Set($0.1) }
    let inferred =
      policy.infersPairings
      ? InferredSets(of: palette).sets.map { ($0, $0.colors.map { ExactText($0) }) } : []
    let free = inferred.filter { _, members in
      !known.contains { $0.intersection(members).count > 1 }
    }
    return declared.compactMap { PaletteSet($0, of: $1, isDeclared: true, in: self) }
      + free.compactMap { PaletteSet($0, of: $1, isDeclared: false, in: self) }
  }

  /// The modes that are audited.
  fileprivate var modes: [Mode] {
    guard !policy.modes.isEmpty else { return palette.modes }
    return palette.modes.filter { mode in policy.modes.contains { mode.answers(to: $0) } }
  }
}

extension PaletteSet {
  /// Resolves the members of a set; nil when the palette has fewer than two of them.
  fileprivate init?(
    _ set: ColorSet,
    of members: [ExactText],
    isDeclared: Bool,
    in inspection: Inspection
  ) {
    let palette = inspection.palette
    guard members.count > 1, let first = members.first else { return nil }
    var canvases = CanvasChoice(of: palette, under: inspection.policy)
    var translucent: [ExactText] = []
    let looks = members.map { name in
      inspection.modes.map { mode -> OpaqueColor? in
        guard let color = palette.value(named: name.string, in: mode)?.color else { return nil }
        if let opaque = OpaqueColor(color) { return opaque }
        let onItself = Pairing(name, on: name, origin: .declared(nil))
        guard let canvas = canvases.canvas(of: onItself, in: mode) else {
          if translucent.last != name { translucent.append(name) }
          return nil
        }
        return LayerStack([color]).composited(over: canvas.color)
      }
    }
    let colorless = members.indices.filter { index in
      looks[index].allSatisfy { $0 == nil } && !translucent.contains(members[index])
    }
    let places = members.map { palette.swatch(named: $0.string)?.place ?? set.place }
    let states = members.map { isDeclared ? nil : InferredSets.state(of: $0) }
    var pairs: [Pair] = []
    for left in members.indices {
      for right in members.indices
      where right > left && (states[left] == nil || states[left] != states[right]) {
        let colors = inspection.modes.indices.compactMap { index in
          looks[left][index].flatMap { first in
            looks[right][index].map { (inspection.modes[index], first, $0) }
          }
        }
        guard !colors.isEmpty else { continue }
        pairs.append(
          Pair(
            first: members[left],
            second: members[right],
            place: places[left] ?? palette.anyPlace,
            colors: colors
          )
        )
      }
    }
    self.set = set
    self.isDeclared = isDeclared
    self.pairs = pairs
    self.place = set.place ?? places[0] ?? palette.anyPlace
    self.first = first
    self.members = members
    self.translucent = translucent
    self.colorless = colorless.map { members[$0] }
  }

  /// What findings say of members that were not compared, or nothing.
  var remark: String {
    let reasons = incomparable.map { "not compared, because \($0.reason): \($0.names)" }
    return reasons.map { "; " + $0 }.joined()
  }

  /// The members that were not compared, joined, by the reason.
  var incomparable: [(reason: String, names: String)] {
    [("translucent on an unknown page", translucent), ("without one colour", colorless)]
      .filter { !$1.isEmpty }
      .map { ($0, $1.map(\.string).joined(separator: ", ")) }
  }

  /// One note for each first member of some pairs, with all its partners.
  static func notes(
    _ pairs: [(pair: Pair, text: String)]
  ) -> [(message: String, place: Place)] {
    var notes: [(name: ExactText, message: String, place: Place)] = []
    for (pair, text) in pairs {
      if let last = notes.last, last.name == pair.first {
        notes[notes.count - 1].message += ", \(pair.second): \(text)"
      } else {
        notes.append((pair.first, "\(pair.first) and \(pair.second): \(text)", pair.place))
      }
    }
    return notes.map { ($0.message, $0.place) }
  }
}
