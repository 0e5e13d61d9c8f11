import Colors
import Documents
import Palettes

/// The sets of colours that names suggest strongly: states, and the series of charts.
struct InferredSets {
  /// The sets, in the order of their first members.
  let sets: [ColorSet]

  /// Looks through the names of a palette.
  ///
  /// A set of states needs at least two of them under one name: `text.success` and `text.error`. What
  /// lies on a state, or is a tint for its ground, is none: people tell states apart by the text
  /// and the icon there.
  init(of palette: Palette) {
    var groups: [(key: Key, members: [Swatch])] = []
    var positions: [Key: Int] = [:]
    for swatch in palette.swatches where !swatch.isRepetition {
      guard let key = Key(swatch.name) else { continue }
      if let position = positions[key] {
        groups[position].members.append(swatch)
      } else {
        positions[key] = groups.count
        groups.append((key, [swatch]))
      }
    }
    var taken: Set<[Color?]> = []
    sets = groups.compactMap { key, members in
      guard Self.isWorthComparing(members, key.kind) else { return nil }
      // Sets of the same colours, such as a theme's copies that point at them, are one set.
      let colors = members.flatMap { $0.values.map(\.value.color) }
      guard taken.insert(colors).inserted else { return nil }
      return ColorSet(
        (key.words + [key.kind.name]).joined(separator: " "),
        of: members.map(\.name.string)
      )
    }
  }

  /// What states mean, by the last word of a name; words of one meaning need not be told apart.
  static func state(of name: ExactText) -> String? {
    SwatchWords(name).words.last.flatMap { states[$0] }
  }

  private static func isWorthComparing(_ members: [Swatch], _ kind: Kind) -> Bool {
    switch kind {
    case .states: Set(members.compactMap { state(of: $0.name) }).count > 1
    case .series: members.count > 1
    }
  }

  private static let states = [
    "success": "success", "warning": "warning", "error": "error", "danger": "error", "info": "info",
  ]

  /// Words of tints, of grounds and of what lies on them.
  private static let otherParts: Set<String> = [
    "on", "bg", "background", "surface", "container", "foreground", "muted", "subtle", "soft",
    "light",
    "lighter", "weak", "tint", "border", "inverse", "contrast", "hover", "active", "pressed",
    "disabled",
  ]

  private enum Kind: Hashable {
    case states, series

    var name: String {
      switch self {
      case .states: "states"
      case .series: "series"
      }
    }
  }

  /// The name that the members of a set share.
  private struct Key: Hashable {
    let kind: Kind
    let words: [String]

    init?(_ name: ExactText) {
      let words = SwatchWords(name).words
      guard let last = words.last else { return nil }
      if InferredSets.states[last] != nil, InferredSets.otherParts.isDisjoint(with: words) {
        kind = .states
        self.words = words.dropLast()
      } else if words.count > 1, words[words.count - 2] == "chart", last.isNumber {
        kind = .series
        self.words = words.dropLast()
      } else if last.hasPrefix("chart"), last.dropFirst(5).isNumber {
        kind = .series
        self.words = words.dropLast() + ["chart"]
      } else {
        return nil
      }
    }
  }
}

extension StringProtocol {
  /// Whether it is one to three decimal digits.
  fileprivate var isNumber: Bool {
    (1...3).contains(utf8.count) && utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
