extension Viewing {
  /// Every viewing, the visions at the severity of their names last.
  public static let all: [Viewing] =
    [
      .asAuthored, .classicInvert, .smartInvert, .cssInvert, .grayscale, .windowsAquatic,
      .windowsDesert, .windowsDusk, .windowsNightSky, .terminal16, .terminal256,
    ] + Vision.all.compactMap { try? VisionSimulation(of: $0) }.map { Viewing($0) }
}
