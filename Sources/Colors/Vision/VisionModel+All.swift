extension VisionModel {
  /// Every model.
  public static let all: [VisionModel] = [.brettel1997, .vienot1999, .machado2009, .luminance]
}
