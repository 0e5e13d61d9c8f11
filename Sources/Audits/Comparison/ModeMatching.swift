import Palettes

/// Which modes of two palettes are compared with one another.
struct ModeMatching {
  private let oldModes: [Mode: Mode]

  /// Matches modes of equal names; a palette with one mode is compared with each of the other's that
  /// is not plainly another scheme, or with the only one.
  init(of old: Palette, and new: Palette) {
    var pairs: [Mode: Mode] = [:]
    for mode in new.modes {
      if let same = old.modes.first(where: { $0 == mode }) {
        pairs[mode] = same
      } else if old.modes.count == 1, new.modes.count == 1 {
        pairs[mode] = old.modes[0]
      } else if let plain = old.modes.first(where: { $0 == .default || $0 == .light }),
        mode == .light || mode == .default
      {
        pairs[mode] = plain
      }
    }
    oldModes = pairs
  }

  /// The mode of the old palette that a mode of the new one is compared with, or nil for none.
  func oldMode(of mode: Mode) -> Mode? { oldModes[mode] }
}
