extension Color {
  /// The colour in CSS, in the shortest form that reads back as the same colour.
  ///
  /// An opaque sRGB colour of whole bytes becomes `#rgb` or `#rrggbb`; names are not used. Numbers have
  /// the fewest digits that give the same double, and missing components are `none`. What the function
  /// of its space would clamp, such as a lightness above 100, is written in `xyz-d65`, where only the
  /// last digits may differ.
  public var css: String {
    if missing.isEmpty, space == .srgb, let bytes = exactBytes {
      if alpha == 1 { return hexText([bytes.x, bytes.y, bytes.z]) }
      if let opacity = exactByte(alpha) {
        return hexText([bytes.x, bytes.y, bytes.z, opacity])
      }
      return "rgb(\(bytes.x) \(bytes.y) \(bytes.z)\(alphaText))"
    }
    if space.channels[0].kind == .red {
      return "color(\(space.id) \(channelTexts.joined(separator: " "))\(alphaText))"
    }
    if let function = ColorNotation.bySpace[space], function.holds(components) {
      return "\(function.name)(\(channelTexts.joined(separator: " "))\(alphaText))"
    }
    return converted(to: .xyzD65).css
  }

  private var channelTexts: [String] {
    (0..<3).map { index in
      if missing.contains(MissingComponents(channel: index)) { return "none" }
      let isHundredth = space == .hsl || space == .hwb
      let unit = isHundredth && space.channels[index].kind != .hue ? "%" : ""
      return numberText(components[index]) + unit
    }
  }

  private var alphaText: String {
    if missing.contains(.alpha) { return " / none" }
    return alpha == 1 ? "" : " / " + numberText(alpha)
  }

  /// The components as bytes, if they are exactly that.
  private var exactBytes: SIMD3<UInt8>? {
    guard let red = exactByte(components.x), let green = exactByte(components.y),
      let blue = exactByte(components.z)
    else { return nil }
    return SIMD3(red, green, blue)
  }
}

extension ColorNotation {
  /// The functions of those spaces that have one of their own.
  fileprivate static let bySpace: [ColorSpace: ChannelFunction] = {
    var functions: [ColorSpace: ChannelFunction] = [:]
    for case let function? in all.map(\.channels) { functions[function.space] = function }
    return functions
  }()
}

/// The byte that a level of 0 to 1 is exactly, or nil.
private func exactByte(_ level: Double) -> UInt8? {
  let byte = (level * 255).rounded()
  return (0...255).contains(byte) && byte / 255 == level ? UInt8(byte) : nil
}

/// Bytes as a hexadecimal colour, with one digit for each where that says the same.
private func hexText(_ bytes: [UInt8]) -> String {
  let isShort = bytes.allSatisfy { $0 >> 4 == $0 & 0xF }
  return bytes.reduce("#") { text, byte in
    let digits = String(byte, radix: 16)
    return text + (isShort ? String(digits.suffix(1)) : byte < 16 ? "0" + digits : digits)
  }
}

/// The shortest digits that read back as `number`, which is finite.
private func numberText(_ number: Double) -> String {
  if let whole = Int64(exactly: number), whole.magnitude < 1 << 53 { return String(whole) }
  return number.description
}
