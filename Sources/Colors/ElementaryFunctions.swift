#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The elementary functions that the standard library lacks, from the C library of the platform.
extension Double {
  /// This number raised to the power `exponent`; NaN for a negative number and a fraction.
  func raised(to exponent: Double) -> Double { pow(self, exponent) }

  /// The real cube root, also of a negative number.
  var cubeRoot: Double { cbrt(self) }

  /// The natural logarithm; NaN below 0.
  var naturalLogarithm: Double { log(self) }

  /// The exponential function of this number.
  var exponential: Double { exp(self) }

  /// The sine and the cosine of this angle in degrees.
  var sineAndCosine: (sine: Double, cosine: Double) {
    let radians = self * (.pi / 180)
    return (sin(radians), cos(radians))
  }

  /// The angle of the point (`x`, `y`) in degrees, from 0 up to, but not with, 360.
  static func degrees(y: Double, x: Double) -> Double {
    (atan2(y, x) * (180 / .pi)).wrappedDegrees
  }

  /// This angle in degrees, brought into 0 up to, but not with, 360.
  var wrappedDegrees: Double {
    if self >= 0, self < 360 { return self }
    let rest = truncatingRemainder(dividingBy: 360)
    let wrapped = rest < 0 ? rest + 360 : rest
    // A tiny negative angle plus 360 rounds to 360.
    return wrapped >= 360 ? 0 : wrapped
  }
}
