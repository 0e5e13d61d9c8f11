/// The responses of the long, middle and short cones to light, in the model of Smith and Pokorny
/// (Vision Research 15, 1975).
enum ConeResponse {
  /// From linear sRGB, by way of the tristimulus values that Judd and Vos corrected.
  ///
  /// The phosphors of BT.709 are as Vienot, Brettel and Mollon print them (1999).
  static let fromLinearSRGB =
    fromXYZ
    * Matrix3(
      rows: SIMD3(0.409568, 0.355041, 0.179167),
      SIMD3(0.213389, 0.706743, 0.0798680),
      SIMD3(0.0186297, 0.114620, 0.912367)
    )

  /// To linear sRGB.
  static let toLinearSRGB = fromLinearSRGB.inverse

  /// From the tristimulus values of Judd and Vos.
  static let fromXYZ = Matrix3(
    rows: SIMD3(0.15514, 0.54312, -0.03286),
    SIMD3(-0.15514, 0.45684, 0.03286),
    SIMD3(0, 0, 0.01608)
  )

  /// The response to white.
  static let white = fromLinearSRGB * SIMD3(1, 1, 1)

  /// The matrix in linear sRGB that takes away one cone: what remains lies in the plane through
  /// black, white and `anchor`.
  static func projection(along cone: Int, onto anchor: SIMD3<Double>) -> Matrix3 {
    let normal = white.cross(anchor)
    var rows = [SIMD3(1.0, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
    rows[cone] = normal / -normal[cone]
    rows[cone][cone] = 0
    return toLinearSRGB * Matrix3(rows: rows[0], rows[1], rows[2]) * fromLinearSRGB
  }
}

extension VisionDeficiency {
  /// The index of the cone that lacks, or nil for all.
  var cone: Int? {
    switch self {
    case .protan: 0
    case .deutan: 1
    case .tritan: 2
    case .achromat: nil
    }
  }
}
