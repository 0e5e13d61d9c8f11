extension ColorDifference {
  /// CIEDE2000, in CIE Lab relative to D65, with all weights 1.
  public static let ciede2000 = ColorDifference(
    id: "ciede2000",
    citation: "Sharma, Wu and Dalal, Color Res. Appl. 30 (2005) 21",
    noticeable: 1,
    space: .labD65,
    measure: { ciede2000($0, $1) }
  )

  /// CIEDE2000 of two places in CIE Lab, at least 0, in any order.
  public static func ciede2000(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
    let chroma = (first.polar.y + second.polar.y) / 2
    // Near grey, a is stretched so that differences of chroma do not count too little.
    let stretch = 1.5 - 0.5 * seventh(chroma)
    let left = SIMD3(first.x, first.y * stretch, first.z).polar
    let right = SIMD3(second.x, second.y * stretch, second.z).polar
    let hue = meanHue(left, right)
    let means = (left + right) / 2
    let lightness = means.x - 50
    let tone =
      1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
      - 0.20 * cosine(4 * hue - 63)
    let scale = SIMD3(
      1 + 0.015 * lightness * lightness / (20 + lightness * lightness).squareRoot(),
      1 + 0.045 * means.y,
      1 + 0.015 * means.y * tone
    )
    let difference =
      SIMD3(
        right.x - left.x,
        right.y - left.y,
        2 * (left.y * right.y).squareRoot() * (hueDifference(left, right) / 2).sineAndCosine.sine
      ) / scale
    let turn = (hue - 275) / 25
    let rotation =
      -2 * seventh(means.y) * (60 * (-turn * turn).exponential).sineAndCosine.sine
    let square = (difference * difference).sum() + rotation * difference.y * difference.z
    return max(square, 0).squareRoot()
  }
}

private func cosine(_ degrees: Double) -> Double { degrees.sineAndCosine.cosine }

/// The term of the paper that is 0 at grey and tends to 1 with the chroma.
private func seventh(_ chroma: Double) -> Double {
  let power = chroma.raised(to: 7)
  return (power / (power + 6_103_515_625)).squareRoot()
}

/// The signed way from one hue to the other, -180 to 180 degrees; 0 where one is grey.
private func hueDifference(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Double {
  guard left.y * right.y > 0 else { return 0 }
  let difference = right.z - left.z
  return difference > 180 ? difference - 360 : difference < -180 ? difference + 360 : difference
}

/// The hue in the middle of the shorter arc; the sum where one is grey (equation 14 of the paper).
private func meanHue(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Double {
  let sum = left.z + right.z
  guard left.y * right.y > 0 else { return sum }
  guard abs(left.z - right.z) > 180 else { return sum / 2 }
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}
