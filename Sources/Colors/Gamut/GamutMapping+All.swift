extension GamutMapping {
  /// Every mapping, the one that browsers use first.
  public static let all: [GamutMapping] = [.clip, .chromaReduction]
}
