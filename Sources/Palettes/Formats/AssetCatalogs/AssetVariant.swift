/// The circumstances under which an entry of a colour set counts, or that a mode asks for.
struct AssetVariant: Hashable {
  /// `light` or `dark`; nil for any.
  var scheme: String?
  /// `high-contrast`; nil for any.
  var contrast: String?
  /// `srgb` or `p3`, the gamut of the screen; nil for any.
  var gamut: String?
  /// The kind of device, and a kind within it, such as `ipad` and `mac-catalyst`; empty for any.
  var device: [String] = []
  /// The language and region; nil for any.
  var locale: String?

  /// The circumstances as a mode of a palette.
  var mode: Mode {
    let named: [(Mode.Axis, String?)] = [
      (.scheme, scheme), (.contrast, contrast), (.gamut, gamut), (.other, locale),
    ]
    return Mode(
      named.compactMap { axis, value in value.map { Mode.Choice(axis, $0) } }
        + device.map { Mode.Choice(.other, $0) }
    )
  }

  /// The circumstances in words: `dark/high-contrast`, or `any appearance`.
  var words: String { self == AssetVariant() ? "any appearance" : mode.name }

  /// How well an entry fits what is asked for, or nil when it does not.
  ///
  /// The exact match is best, then fewer appearances, then none. Apple does not say whether the
  /// scheme or the contrast counts first where only one of them fits; here the scheme does.
  func rank(for asked: AssetVariant) -> Int? {
    guard scheme == nil || scheme == asked.scheme, contrast == nil || contrast == asked.contrast,
      locale == nil || locale == asked.locale, asked.device.starts(with: device),
      let screen = screenRank(for: asked)
    else { return nil }
    let appearances = (scheme == nil ? 0 : 12) + (contrast == nil ? 0 : 8)
    return device.count * 64 + (locale == nil ? 0 : 32) + appearances + screen
  }

  /// A screen of a wide gamut takes an entry for sRGB where there is no other.
  private func screenRank(for asked: AssetVariant) -> Int? {
    switch (gamut, asked.gamut) {
    case (nil, _): 1
    case ("p3", "p3"), ("srgb", nil): 2
    case ("srgb", _): 0
    default: nil
    }
  }

  /// Whether this entry names a circumstance that `other`, which fits as well, leaves open.
  func isNarrower(than other: AssetVariant) -> Bool {
    scheme != nil && other.scheme == nil || contrast != nil && other.contrast == nil
      || locale != nil && other.locale == nil || device.count > other.device.count
      || gamut == "p3" && other.gamut != "p3"
  }
}
