public import Colors
public import Documents
public import Palettes

/// One swatch on one ground in one mode: the contrast, and what it is enough for.
public struct MatrixCell: Sendable {
  /// The name of the swatch in front.
  public let foreground: ExactText
  /// The name of the swatch behind.
  public let background: ExactText
  /// The mode.
  public let mode: Mode
  /// The contrast, or nil when one of the two has no colour.
  public let contrast: Contrast?
  /// Why there is no contrast, or nil when there is one.
  public let obstacle: String?
  private let level: ConformanceLevel

  /// The uses that cells are held against, the most demanding first.
  public static let uses: [Use] = [.text, .largeText, .graphic]

  init(
    _ foreground: Swatch,
    on ground: Swatch,
    in mode: Mode,
    level: ConformanceLevel,
    _ canvases: inout CanvasChoice
  ) {
    self.foreground = foreground.name
    self.background = ground.name
    self.mode = mode
    self.level = level
    guard let front = foreground.value(in: mode)?.color else {
      contrast = nil
      obstacle = "\(foreground.name) has no colour in mode \(mode)"
      return
    }
    guard let back = ground.value(in: mode)?.color else {
      contrast = nil
      obstacle = "\(ground.name) has no colour in mode \(mode)"
      return
    }
    let pairing = Pairing(foreground.name, on: ground.name, origin: .declared(nil))
    let canvas = back.alpha < 1 ? canvases.canvas(of: pairing, in: mode) : nil
    contrast = Contrast(of: front, over: [back], canvas: canvas?.color)
    obstacle = nil
  }

  /// Whether the contrast is enough for a use at the level of the matrix.
  public func verdict(for use: Use) -> Verdict {
    guard let contrast else { return .undetermined(obstacle ?? "") }
    let required = Requirement.requirements(of: use, textSize: nil, level: level).last?.ratio ?? 1
    return Verdict(contrast, needing: required)
  }

  /// What the contrast is enough for.
  public var reach: Reach {
    for use in Self.uses {
      switch verdict(for: use) {
      case .pass: return .use(use)
      case .undetermined: return .undetermined
      default: continue
      }
    }
    return .nothing
  }

  /// What a contrast is enough for.
  public enum Reach: Sendable, Hashable {
    /// The most demanding use for which it is enough.
    case use(Use)
    /// Neither text nor graphics.
    case nothing
    /// The colours alone do not tell.
    case undetermined
  }
}
