extension ColorSpace {
  /// Oklab: lightness 0 to 1, a and b about -0.4 to 0.4 (Ottosson 2020; CSS Color 4, section 9).
  public static let oklab = ColorSpace(
    id: "oklab",
    channels: [
      Channel("l", 0...1, .lightness), Channel("a", -0.4...0.4, .greenRed),
      Channel("b", -0.4...0.4, .blueYellow),
    ],
    base: .xyzD65,
    toBase: { lab in
      let root = fromOklab * lab
      return toXYZ * (root * root * root)
    },
    fromBase: { xyz in
      let cones = Oklab.conesFromXYZ * xyz
      return Oklab.fromRoots * SIMD3(cones.x.cubeRoot, cones.y.cubeRoot, cones.z.cubeRoot)
    }
  )
}

/// The two matrices of Oklab.
enum Oklab {
  /// From XYZ to cone responses: Ottosson's matrix, computed anew in CSS Color 4 (section 18) for the
  /// white of sRGB, so that greys have neither a nor b.
  static let conesFromXYZ = Matrix3(
    rows: SIMD3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    SIMD3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    SIMD3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309)
  )

  /// From the cube roots of cone responses to Oklab (CSS Color 4, section 18).
  static let fromRoots = Matrix3(
    rows: SIMD3(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    SIMD3(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774)
  )
}

private let toXYZ = Oklab.conesFromXYZ.inverse
private let fromOklab = Oklab.fromRoots.inverse
