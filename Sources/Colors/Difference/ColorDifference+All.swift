extension ColorDifference {
  /// Every measure.
  public static let all: [ColorDifference] = [.ciede2000, .ok, .cie76]
}
