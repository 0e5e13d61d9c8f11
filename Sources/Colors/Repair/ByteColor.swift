/// A colour of three bytes, as `#rrggbb` writes it: what a suggestion can be.
struct ByteColor: Sendable, Hashable {
  /// Red, green and blue, 0 to 255.
  let bytes: SIMD3<Int>

  /// Makes a colour of bytes.
  init(_ bytes: SIMD3<Int>) { self.bytes = bytes }

  /// Makes the colour of bytes that is nearest to `color`, each rounded half up.
  init(_ color: OpaqueColor) { bytes = SIMD3(truncatingIfNeeded: color.bytes) }

  /// The colour itself.
  var color: OpaqueColor { OpaqueColor(SIMD3<Double>(bytes) / 255) }

  /// Linear red, green and blue, 0 to 1.
  var light: SIMD3<Double> {
    SIMD3(linearLevels[bytes.x], linearLevels[bytes.y], linearLevels[bytes.z])
  }

  /// The relative luminance, with the same result as ``OpaqueColor/relativeLuminance``.
  var luminance: Double {
    luminanceWeights.x * linearLevels[bytes.x] + luminanceWeights.y * linearLevels[bytes.y]
      + luminanceWeights.z * linearLevels[bytes.z]
  }

  /// The place in Oklab.
  var oklab: SIMD3<Double> {
    let cones = conesFromLight * light
    return Oklab.fromRoots * SIMD3(cones.x.cubeRoot, cones.y.cubeRoot, cones.z.cubeRoot)
  }

  /// Those of the colours around this one, itself included, that are colours of bytes.
  var neighbors: [ByteColor] {
    (0..<27).compactMap { index in
      let next = bytes &+ SIMD3(index / 9 - 1, index / 3 % 3 - 1, index % 3 - 1)
      return next.min() >= 0 && next.max() <= 255 ? ByteColor(next) : nil
    }
  }
}

/// From linear sRGB to the cone responses of Oklab.
let conesFromLight = Oklab.conesFromXYZ * linearSRGBToXYZ
