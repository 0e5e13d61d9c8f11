/// The curve between encoded and linear components of an RGB space, odd about 0.
struct TransferFunction: Sendable {
  /// Encoded to linear, for components of at least 0.
  let decode: @Sendable (Double) -> Double
  /// Linear to encoded, for components of at least 0.
  let encode: @Sendable (Double) -> Double

  /// The linear components of encoded ones.
  func linear(_ encoded: SIMD3<Double>) -> SIMD3<Double> { encoded.mapOdd(decode) }

  /// The encoded components of linear ones.
  func encoded(_ linear: SIMD3<Double>) -> SIMD3<Double> { linear.mapOdd(encode) }

  /// The curve of sRGB (IEC 61966-2-1) with the knee at 0.04045, as WCAG 2.2 has it.
  static let srgb = TransferFunction(decode: decodeSRGB, encode: encodeSRGB)
}

/// The linear value of an encoded sRGB component of at least 0.
func decodeSRGB(_ encoded: Double) -> Double {
  encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055).raised(to: 2.4)
}

/// The encoded value of a linear sRGB component of at least 0.
///
/// The knee is the image of 0.04045, so that decoding and encoding take the same branch.
func encodeSRGB(_ linear: Double) -> Double {
  linear <= 0.04045 / 12.92 ? linear * 12.92 : 1.055 * linear.raised(to: 1 / 2.4) - 0.055
}

extension SIMD3<Double> {
  /// Applies a function of positive numbers to each element, mirrored for negative ones.
  fileprivate func mapOdd(_ function: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(
      x < 0 ? -function(-x) : function(x),
      y < 0 ? -function(-y) : function(y),
      z < 0 ? -function(-z) : function(z)
    )
  }
}
