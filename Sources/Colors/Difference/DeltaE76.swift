extension ColorDifference {
  /// The distance in CIE Lab relative to D65, where black and white are 100 apart.
  public static let cie76 = ColorDifference(
    id: "cie76",
    citation: "CIE 15:2004, section 8.2",
    noticeable: 2.3,
    space: .labD65,
    measure: straightDistance
  )
}
