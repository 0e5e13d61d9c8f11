public import Colors
public import Documents
public import Palettes

/// The places at which the literals of a swatch are written, and what to write there instead.
public struct LiteralReplacement: Sendable {
  /// The name of the swatch.
  public let swatch: ExactText
  /// The modes of each palette in which it is a literal, by the palette's position.
  public let modes: [(palette: Int, mode: Mode)]
  /// The places of the literals, each once.
  public let places: [Place]

  /// Finds the literals of a swatch; nil when no palette has a swatch of that name.
  ///
  /// Modes in which it refers to another swatch, or in which another mode stands in, have none.
  public init?(of name: String, in readings: [Reading]) {
    var modes: [(palette: Int, mode: Mode)] = []
    var places: Set<Place> = []
    var swatch: ExactText?
    for (index, reading) in readings.enumerated() {
      guard let found = reading.palette.swatch(named: name) else { continue }
      swatch = swatch ?? found.name
      for (mode, value) in found.values where value.aliases.isEmpty && value.standIn == nil {
        modes.append((index, mode))
        places.insert(value.place)
      }
    }
    guard let swatch else { return nil }
    self.swatch = swatch
    self.modes = modes
    self.places = places.sorted()
  }

  /// Whether the swatch has a colour in every mode of every palette in which it was a literal.
  public func isDone(in readings: [Reading], _ color: Color) -> Bool {
    modes.allSatisfy { index, mode in
      readings.indices.contains(index)
        && readings[index].palette.swatch(swatch)?.value(in: mode)?.color.map { seen in
          OpaqueColor(clipping: seen).rgb.isClose(to: OpaqueColor(clipping: color).rgb)
            && abs(seen.alpha - color.alpha) < 1e-9
        } ?? false
    }
  }

  /// A file with the literals of its places replaced, the colour written in the given form.
  public func text(of file: SourceFile, writing color: Color, as form: Form) -> [UInt8] {
    var bytes = file.bytes
    let ranges = places.filter { $0.file == file.name }.map(\.range)
    // From the end, so that the ranges before stay where they are; nested ones are one.
    var limit = bytes.count
    for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound })
    where range.upperBound <= limit {
      let old = bytes[range.lowerBound..<range.upperBound]
      bytes.replaceSubrange(
        range.lowerBound..<range.upperBound,
        with: form.text(color, old.first).utf8
      )
      limit = range.lowerBound
    }
    return bytes
  }

  /// How a colour is written in place of a literal.
  public enum Form: Sendable, CaseIterable {
    /// As CSS writes it, within the quotes of the old text if it has any.
    case css
    /// As a JSON text, in place of an object.
    case json
    /// As an object of the Design Tokens format 2025.10.
    case token
    /// As an object of an asset catalog.
    case catalog
    /// As an object of channels from 0 to 1, as design tools export it.
    case channels

    fileprivate func text(_ color: Color, _ first: UInt8?) -> String {
      let rgb = OpaqueColor(clipping: color).rgb
      switch self {
      case .css:
        let quote = first == 0x22 || first == 0x27 ? String(Unicode.Scalar(first ?? 0x22)) : ""
        return quote + color.written + quote
      case .json: return "\"\(color.written)\""
      case .token:
        return "{\"colorSpace\": \"srgb\", \"components\": [\(rgb.x), \(rgb.y), \(rgb.z)], "
          + "\"alpha\": \(color.alpha)}"
      case .catalog:
        return "{\"color-space\": \"srgb\", \"components\": {\"red\": \"\(rgb.x)\", "
          + "\"green\": \"\(rgb.y)\", \"blue\": \"\(rgb.z)\", \"alpha\": \"\(color.alpha)\"}}"
      case .channels:
        return "{\"r\": \(rgb.x), \"g\": \(rgb.y), \"b\": \(rgb.z), \"a\": \(color.alpha)}"
      }
    }
  }
}

extension Color {
  /// The colour in CSS, in hexadecimal digits where they say all of it.
  fileprivate var written: String {
    let opaque = OpaqueColor(clipping: self)
    let bytes = SIMD3<Double>(opaque.bytes) / 255
    return alpha == 1 && isInGamut(.srgb) && opaque.rgb.isClose(to: bytes) ? hex : css
  }
}

extension SIMD3<Double> {
  /// Whether no channel differs by more than what writing and reading a number may change.
  fileprivate func isClose(to other: SIMD3<Double>) -> Bool {
    [x - other.x, y - other.y, z - other.z].allSatisfy { abs($0) < 1e-9 }
  }
}
