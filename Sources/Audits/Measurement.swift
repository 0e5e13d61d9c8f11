public import Colors
import Documents
public import Palettes

/// One pairing in one mode: its colours, its contrast, what it needs, and the verdict.
public struct Measurement: Sendable {
  /// The name of the palette.
  public let palette: String
  /// The pairing.
  public let pairing: Pairing
  /// The mode in which it was measured.
  public let mode: Mode
  /// Where the foreground's value in that mode is written.
  public let place: Place
  /// The foreground as the palette has it, or nil when it has no colour.
  public let foreground: Color?
  /// The background as the palette has it, or nil when it has no colour.
  public let background: Color?
  /// The page below the stack, when the stack lets it show.
  public let canvas: Canvas?
  /// The layers below the foreground, top first; empty when one of them has no colour.
  public var layers: [Color] = []
  /// The contrast, or nil when a colour is missing.
  public internal(set) var contrast: Contrast?
  /// What is required, the lowest ratio first; empty for what is exempt.
  public internal(set) var requirements: [Requirement]
  /// The verdict over all requirements.
  public internal(set) var verdict: Verdict
  /// The name of the viewing under which it was measured.
  public internal(set) var viewing = Viewing.asAuthored.id

  /// The ratio that decides between pass and fail, or nil for what is exempt.
  public var required: Double? { requirements.last?.ratio }

  /// The lowest requirement that is not met, or nil when none is missed.
  public var missed: Requirement? {
    guard verdict == .fail, let contrast else { return nil }
    return requirements.first { contrast.maximum < $0.ratio }
  }

  /// How far it is from what it needs: its ratio over the required one; below 1 it fails.
  public var margin: Double {
    guard let contrast, let required else { return .infinity }
    return contrast.minimum / required
  }
}
