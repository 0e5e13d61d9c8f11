public import Colors
public import Documents

/// One colour in another notation, or as others see it: what `convert` and `simulate` answer.
public struct ColorAnswer: Sendable {
  /// The text that was asked about.
  public let input: String
  /// The colour.
  public let color: Color
  /// What a simulation did to it, or nil for a conversion.
  public let simulation: String?

  /// Converts the colour of a text to a space.
  public init(converting input: String, _ color: Color, to space: ColorSpace) {
    self.input = input
    self.color = color.converted(to: space)
    self.simulation = nil
  }

  /// Shows the colour of a text as a viewing shows it; its alpha stays.
  public init(viewing input: String, _ color: Color, as viewing: Viewing) {
    self.input = input
    self.color = viewing(color, as: .init())
    self.simulation = viewing.id
  }

  /// The colour in CSS; a simulated one in eight bits, since no eye tells more.
  public var text: String { simulation == nil ? color.css : color.hex }

  /// The answer as a JSON document.
  public var json: [UInt8] {
    var writer = JSONWriter(expandedDepth: 1)
    writer.object { write(to: &$0) }
    return writer.document
  }

  /// Writes the members of the answer into an object that has been begun.
  public func write(to writer: inout JSONWriter) {
    let opaque = OpaqueColor(clipping: color)
    writer.member("input", input)
    if let simulation { writer.member("viewing", simulation) }
    writer.member("color", text)
    writer.member("hex", color.hex)
    writer.array("rgb8") { writer in
      for channel in [opaque.bytes.x, opaque.bytes.y, opaque.bytes.z] {
        writer.element(Double(channel))
      }
    }
    writer.member("alpha", color.alpha)
    writer.member("inGamut", color.isInGamut(.srgb))
    writer.member("space", color.space.id)
    writer.array("components") { writer in
      for index in 0..<3 {
        if color.missing.contains(MissingComponents(channel: index)) {
          writer.element("none")
        } else {
          writer.element(color.components[index])
        }
      }
    }
  }
}
