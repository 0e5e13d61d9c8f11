public import Palettes

/// Colours that people have to tell apart, such as those of states or of the series of a chart.
public struct ColorSet: Sendable {
  /// What the set is called, for people.
  public var name: String
  /// Names or globs of its swatches, or colours.
  public var colors: [String]
  /// A second way to tell them apart, such as icons; or nil when colour is the only one.
  public var cue: String?
  /// Whether the colour itself is what is meant, as in "press the red button".
  public var namesColors = false
  /// Where it is written, or nil when names suggest it.
  public var place: Place?

  /// Makes a set.
  public init(_ name: String, of colors: [String], cue: String? = nil, place: Place? = nil) {
    self.name = name
    self.colors = colors
    self.cue = cue
    self.place = place
  }
}
