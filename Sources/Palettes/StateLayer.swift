import Documents

/// A colour laid over a background to show a state, such as Material's 8 % of the text's own colour.
public struct StateLayer: Sendable, Hashable {
  /// The name of a swatch, or the text of a colour.
  public var color: String
  /// Its opacity, 0 to 1.
  public var opacity: Double

  /// Makes a state layer.
  public init(_ color: String, opacity: Double) {
    self.color = color
    self.opacity = opacity
  }

  /// Reads `{"color": "on-surface", "percent": 8}`.
  ///
  /// - Throws: the first faulty value, with its range; a percentage is a number from 0 to 100.
  init(reading value: JSONValue) throws(DocumentError) {
    guard let object = value.object else {
      throw DocumentError("an overlay is an object, not \(value.kindName)", at: value.range)
    }
    try object.refuseUnknown(["color", "percent"], in: "an overlay")
    guard let color = object["color"], let percent = object["percent"] else {
      throw DocumentError("an overlay needs a color and a percent", at: value.range)
    }
    guard let number = percent.number, (0...100).contains(number) else {
      throw DocumentError(
        "a percent is a number from 0 to 100, not \(percent.sourceText)",
        at: percent.range
      )
    }
    self.init(try color.text, opacity: number / 100)
  }
}
