import Documents

/// The modes of a catalog: the appearances, screens, devices and languages that its colours mention.
struct AssetModes {
  /// What each mode asks for; there is always one.
  let all: [AssetVariant]
  /// The devices that have modes of their own.
  private let devices: Set<[String]>

  /// How many modes a palette may have.
  private static let limit = 256

  /// Finds the modes of sets.
  ///
  /// A device has modes of its own when some set has colours for several devices, or for one and for
  /// all others. A set for one device only, in a catalog where that is not so, is read as it is.
  init(_ sets: [AssetColorSet], named name: String) throws(PaletteError) {
    let variants = sets.map { set in set.colored.map(\.variant) }
    let every = variants.joined()
    var devices: [[String]] = []
    for variants in variants {
      let mentioned = variants.map(\.device).unique
      if mentioned.count > 1 { devices += mentioned }
    }
    devices = ([[]] + devices).unique
    let locales = ([nil] + every.map(\.locale)).unique
    let schemes = every.contains { $0.scheme != nil } ? ["light", "dark"] : [nil]
    let contrasts = every.contains { $0.contrast != nil } ? [nil, "high-contrast"] : [nil]
    let gamuts = every.contains { $0.gamut == "p3" } ? [nil, "p3"] : [nil]
    guard devices.count <= Self.limit, locales.count <= Self.limit,
      devices.count * locales.count * schemes.count * contrasts.count * gamuts.count <= Self.limit
    else {
      throw PaletteError(
        .tooLarge,
        "the colours of \(name) differ by \(devices.count) devices and \(locales.count) languages; "
          + "up to \(Self.limit) modes are read, so split it"
      )
    }
    var all: [AssetVariant] = []
    for device in devices {
      for locale in locales {
        for scheme in schemes {
          for contrast in contrasts {
            all += gamuts.map { gamut in
              AssetVariant(
                scheme: scheme,
                contrast: contrast,
                gamut: gamut,
                device: device,
                locale: locale
              )
            }
          }
        }
      }
    }
    self.all = all
    self.devices = Set(devices)
  }

  /// The entries of a set, those for a device without modes of its own read as for all.
  func slots(of set: AssetColorSet) -> [AssetColorSet.Slot] {
    set.slots.map { slot in
      guard !devices.contains(slot.variant.device) else { return slot }
      var variant = slot.variant
      variant.device = []
      return AssetColorSet.Slot(
        variant: variant,
        color: slot.color,
        notes: slot.notes + ["given for \(slot.variant.device.joined(separator: " ")) only"]
      )
    }
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each once, in the order of their first occurrence.
  fileprivate var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
