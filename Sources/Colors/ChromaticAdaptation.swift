extension WhitePoint {
  /// The matrix that adapts XYZ relative to this white to `other`, after Bradford.
  ///
  /// The cone responses are scaled so that this white becomes the other (CSS Color 4, section 10.10;
  /// Lam 1985).
  func adaptation(to other: WhitePoint) -> Matrix3 {
    let scale = (bradford * other.xyz) / (bradford * xyz)
    return bradford.inverse * Matrix3(diagonal: scale) * bradford
  }
}

/// The sharpened cone responses of XYZ (Lam 1985; ICC.1:2022, annex E).
private let bradford = Matrix3(
  rows: SIMD3(0.8951, 0.2664, -0.1614),
  SIMD3(-0.7502, 1.7135, 0.0367),
  SIMD3(0.0389, -0.0685, 1.0296)
)
