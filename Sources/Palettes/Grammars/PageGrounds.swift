import Documents

/// The grounds of pages in a palette, by the groups that hold them.
struct PageGrounds {
  private let grounds: [SwatchIndex.Entry]
  /// Whether there are so many that only the main ones count.
  private let isCrowded: Bool

  /// How many pairs of text and ground may be guessed.
  private static let mostPairs = 20_000
  /// What each ground is below a depth of groups, by its position and the depth.
  private var kinds: [[PageGround?]] = []

  init(of index: SwatchIndex) {
    let all = index.entries.filter { entry in
      if case .ground = entry.role { true } else { false }
    }
    let fronts = index.entries.count { entry in
      if case .foreground = entry.role { true } else { entry.role == nil }
    }
    isCrowded = all.count * fronts > Self.mostPairs
    // What is left out is in no pair, and is counted as such.
    grounds = isCrowded ? Array(all.prefix(max(1, Self.mostPairs / max(1, fronts)))) : all
    kinds = grounds.map { ground in
      (0...ground.group.depth).map { PageGround(ground.words(below: $0)) }
    }
  }

  /// The grounds that share the most groups with a swatch, and what they are below those.
  ///
  /// `dark.text` lies on `dark.background`, not on `light.background`; and `success.text` on
  /// `success.background`, which for any other text is no ground of a page. Of very many only the
  /// main ones count.
  func nearest(to entry: SwatchIndex.Entry) -> [(ground: SwatchIndex.Entry, kind: PageGround)] {
    let depths = grounds.map { entry.group.depthShared(with: $0.group) }
    let deepest = zip(depths, kinds).filter { $1[$0] != nil }.map(\.0).max() ?? 0
    return grounds.indices.compactMap { position in
      guard depths[position] == deepest, let kind = kinds[position][deepest],
        !isCrowded || kind == .main
      else { return nil }
      return (grounds[position], kind)
    }
  }
}
