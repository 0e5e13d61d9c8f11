import Documents

/// A device that a palette is told apart for: its words, and which definitions count on it.
struct AndroidDevice {
  var configuration: AndroidConfiguration
  /// For each resource of the table, the position of the definition that counts, or nil.
  let choices: [Int?]

  init(_ configuration: AndroidConfiguration, _ table: AndroidTable) {
    self.configuration = configuration
    choices = table.definitions.map { definitions in
      var best: Int?
      for (position, definition) in definitions.enumerated()
      where definition.configuration.fits(configuration) {
        if let best, !definition.configuration.isNearer(than: definitions[best].configuration) {
          continue
        }
        best = position
      }
      return best
    }
  }

  /// The definition of a resource that counts, or nil.
  func resource(_ index: Int, of table: AndroidTable) -> AndroidResource? {
    choices[index].map { table.definitions[index][$0] }
  }

  /// Whether every resource gives the same colours on both devices.
  func sees(theSameAs other: AndroidDevice, in table: AndroidTable) -> Bool {
    table.keys.indices.allSatisfy { index in
      if choices[index] == other.choices[index] { return true }
      let (mine, its) = (resource(index, of: table), other.resource(index, of: table))
      return mine?.number == its?.number && table.parent(of: mine) == table.parent(of: its)
        && (mine?.colors ?? []).elementsEqual(its?.colors ?? []) { $0.says(theSameAs: $1) }
    }
  }

  /// The devices on which the resources of a table differ.
  ///
  /// They are all combinations of night mode, an API level at which something begins, and a set of
  /// other qualifiers that a folder has; a device on which all is as on one of fewer requirements
  /// is left out, and so is one on which there is no colour.
  ///
  /// - Throws: `.tooLarge` when they multiply beyond reason.
  static func all(of table: AndroidTable) throws(PaletteError) -> [AndroidDevice] {
    let used = Set(table.definitions.joined().map(\.configuration))
    let schemes = used.contains { $0[.night] != nil } ? ["notnight", "night"] : []
    let levels = Set(used.compactMap(\.version)).sorted()
    let others = Set(used.map(\.others)).subtracting([[]]).sorted {
      AndroidConfiguration($0).mode < AndroidConfiguration($1).mode
    }
    let count = max(1, schemes.count) * (levels.count + 1) * (others.count + 1)
    guard count <= mostDevices, table.keys.count <= mostChoices / count else {
      throw PaletteError(
        .tooLarge,
        "\(table.keys.count) resources differ by \(count) combinations of night mode, API level and "
          + "other qualifiers; up to \(mostDevices) combinations are read, so name a smaller folder"
      )
    }
    let axes = Axes(table: table, levels: levels, others: others)
    var devices = axes.devices(in: schemes.first)
    if let night = schemes.last {
      let dark = axes.devices(in: night)
      let isAlike = zip(devices, dark).allSatisfy { $0.sees(theSameAs: $1, in: table) }
      if isAlike, devices.count == dark.count {
        for index in devices.indices { devices[index].configuration.removeNight() }
      } else {
        devices += dark
      }
    }
    return devices.filter { device in
      table.keys.indices.contains { device.resource($0, of: table)?.colors.isEmpty == false }
    }
  }

  private static let mostDevices = 1_024
  private static let mostChoices = 1 << 22

  /// What devices of one scheme may differ in.
  private struct Axes {
    let table: AndroidTable
    let levels: [Int]
    let others: [[AndroidConfiguration.Qualifier]]

    /// The devices in day or in night mode, or in any.
    func devices(in scheme: String?) -> [AndroidDevice] {
      let night = scheme.map { [AndroidConfiguration.Qualifier(kind: .night, word: $0)] } ?? []
      /// The devices without further words, from the lowest API level on.
      var plain: [AndroidDevice] = []
      var kept: [AndroidDevice] = []
      for qualifiers in [[]] + others {
        var last: AndroidDevice?
        for (position, level) in ([nil] + levels.map(Optional.some)).enumerated() {
          let version = level.map {
            [AndroidConfiguration.Qualifier(kind: .version, word: "v\($0)", minimum: $0)]
          }
          let device = AndroidDevice(
            AndroidConfiguration(night + qualifiers + (version ?? [])),
            table
          )
          if qualifiers.isEmpty { plain.append(device) }
          let isNew = last.map { !device.sees(theSameAs: $0, in: table) } ?? true
          let isSpecial =
            qualifiers.isEmpty || !device.sees(theSameAs: plain[position], in: table)
          last = device
          if isNew, isSpecial { kept.append(device) }
        }
      }
      return kept
    }
  }
}
