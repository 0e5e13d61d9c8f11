import Documents

/// The grounds of pages in a palette, by the groups that hold them.
struct PageGrounds {
  private let grounds: [SwatchIndex.Entry]
  /// What each ground is below a depth of groups, by its position and the depth.
  private var kinds: [[PageGround?]] = []

  init(of index: SwatchIndex) {
    grounds = index.entries.filter { entry in
      if case .ground = entry.role { true } else { false }
    }
    kinds = grounds.map { ground in
      (0...ground.group.depth).map { PageGround(ground.words(below: $0)) }
    }
  }

  /// The grounds that share the most groups with a swatch, and what they are below those.
  ///
  /// `dark.text` lies on `dark.background`, not on `light.background`; and `success.text` on
  /// `success.background`, which for any other text is no ground of a page.
  func nearest(to entry: SwatchIndex.Entry) -> [(ground: SwatchIndex.Entry, kind: PageGround)] {
    let depths = grounds.map { entry.group.depthShared(with: $0.group) }
    let deepest = zip(depths, kinds).filter { $1[$0] != nil }.map(\.0).max() ?? 0
    return grounds.indices.compactMap { position in
      guard depths[position] == deepest, let kind = kinds[position][deepest] else { return nil }
      return (grounds[position], kind)
    }
  }
}
