import Audits
import Documents
import Palettes

/// How many measurements stand on each value of the audited files.
struct LiteralUses {
  private var palettes: [String: [Palette]] = [:]
  private var counts: [Place: Int] = [:]
  /// Values of each palette that are computed, perhaps from others: `color-mix(in oklab, ...)`.
  private var computed: [String: [String]] = [:]

  /// Counts an audit.
  init(in audit: Audit) {
    for audited in audit.palettes {
      let palette = audited.reading.palette
      palettes[palette.name, default: []].append(palette)
      for value in palette.swatches.flatMap({ $0.values.map(\.value) })
      where value.aliases.isEmpty && value.source.utf8.contains(where: Self.refers) {
        computed[palette.name, default: []].append(value.source)
      }
      for measurement in audited.measurements { count(measurement, in: palette) }
    }
  }

  private mutating func count(_ measurement: Measurement, in palette: Palette) {
    let pairing = measurement.pairing
    var names = [pairing.foreground.string, pairing.background.string]
    names += pairing.layers + pairing.beside
    names += [pairing.overlay?.color, measurement.canvas?.source].compactMap { $0 }
    for name in names {
      guard let value = palette.swatch(named: name)?.value(in: measurement.mode) else { continue }
      var places: Set<Place> = [value.place, value.literal]
      for alias in value.aliases {
        if let next = palette.swatch(alias)?.value(in: measurement.mode) {
          places.insert(next.place)
        }
      }
      for place in places { counts[place, default: 0] += 1 }
    }
  }

  /// The value of the foreground where it is a literal of its own and nothing else depends on it.
  ///
  /// It is nil as well where two palettes of one name could have it.
  func literal(of measurement: Measurement) -> Swatch.Value? {
    let name = measurement.pairing.foreground
    guard let named = palettes[measurement.palette], named.count == 1,
      let value = named[0].swatch(name)?.value(in: measurement.mode),
      value.aliases.isEmpty, value.standIn == nil, value.place == value.literal,
      counts[value.place] == 1
    else { return nil }
    // A reference may leave the dashes or the sign out.
    let word = String(name.string.drop { "-$@".contains($0) })
    let isComputedFrom = computed[measurement.palette]?.contains { $0.contains(word) } ?? false
    return isComputedFrom || word.isEmpty ? nil : value
  }

  /// Whether a value with that character may refer to others.
  private static func refers(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "@")].contains(byte)
  }
}
