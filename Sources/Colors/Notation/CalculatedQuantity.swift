/// A number with its unit within a calculation; angles are in degrees, 50 % is 50.
struct CalculatedQuantity: Sendable {
  /// The value, which may be infinite or NaN.
  var value: Double
  /// The power of degrees and the power of percent in the unit (CSS Values 4, section 10.9).
  var unit: SIMD2<Int8> = .zero

  /// A plain number.
  static func number(_ value: Double) -> Self { Self(value: value) }
  /// A percentage.
  static func percentage(_ value: Double) -> Self { Self(value: value, unit: SIMD2(0, 1)) }
  /// An angle in degrees.
  static func angle(_ degrees: Double) -> Self { Self(value: degrees, unit: SIMD2(1, 0)) }

  /// The kind of a value with this unit, or nil when no value has it.
  var kind: ColorComponent.Kind? {
    switch unit {
    case SIMD2(0, 0): .number
    case SIMD2(1, 0): .angle
    case SIMD2(0, 1): .percentage
    default: nil
    }
  }

  /// The product; units multiply, and wrap around only beyond any depth that is read.
  static func * (left: Self, right: Self) -> Self {
    Self(value: left.value * right.value, unit: left.unit &+ right.unit)
  }

  /// The quotient.
  static func / (left: Self, right: Self) -> Self {
    Self(value: left.value / right.value, unit: left.unit &- right.unit)
  }
}

extension Double {
  /// This result of a calculation as CSS takes it: NaN is 0, and infinity the largest finite number.
  ///
  /// CSS Values 4, section 10.9.
  var finite: Double {
    isNaN ? 0 : min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
