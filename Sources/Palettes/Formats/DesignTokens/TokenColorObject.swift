import Colors
import Documents

/// A colour written as an object (DTCG 2025.10, Color module): `colorSpace`, `components`, `alpha`
/// and `hex`.
struct TokenColorObject {
  private let value: JSONValue
  /// Follows the references that a part of the object may be.
  private let literal: (JSONValue) throws(TokenColor.Obstacle) -> JSONValue

  init(
    _ value: JSONValue,
    following literal: @escaping (JSONValue) throws(TokenColor.Obstacle) -> JSONValue
  ) {
    self.value = value
    self.literal = literal
  }

  /// The colour of the components.
  var color: Color {
    get throws(TokenColor.Obstacle) {
      let space = try space
      let (numbers, missing) = try components(in: space)
      return Color(space, numbers, alpha: try alpha, missing: missing)
    }
  }

  /// Remarks on components outside the range that the standard gives.
  func notes(on color: Color) -> [String] {
    var notes: [String] = []
    for (index, channel) in color.space.channels.enumerated() {
      // Lab, Oklab and XYZ have no bounds of their own.
      guard !channel.reference.contains(color.components[index]), channel.isBounded else {
        continue
      }
      notes.append("\(channel.name) lies outside the range of \(color.space)")
    }
    return notes
  }

  /// What is wrong with `hex`, a fallback for those who cannot read the components.
  ///
  /// It may differ from them by one step of 8 bits, and says nothing of colours outside sRGB.
  func mismatch(
    with color: Color
  ) throws(TokenColor.Obstacle) -> (message: String, place: Place)? {
    guard let written = value["hex"] else { return nil }
    let value = try literal(written)
    guard let text = value.string, text.utf8.first == UInt8(ascii: "#"),
      let hex = (try? CSSColor(parsing: text))?.color
    else {
      return ("hex \(value.excerpt) is no colour: write #rrggbb", written.place)
    }
    let rgb = color.converted(to: .srgb).components
    guard rgb.min() >= -1e-4, rgb.max() <= 1 + 1e-4 else { return nil }
    let difference = OpaqueColor(clipping: hex).rgb - OpaqueColor(rgb).rgb
    let steps = max(difference.max(), -difference.min()) * 255
    // A billionth of a step is the error of the conversion.
    guard steps > 1 + 1e-6 else { return nil }
    return (
      "hex \(text) is not the colour of the components, \(OpaqueColor(rgb).hex); "
        + "the components are measured",
      written.place
    )
  }

  private var space: ColorSpace {
    get throws(TokenColor.Obstacle) {
      guard let written = value["colorSpace"] else {
        throw .unreadable("colorSpace is missing, such as \"srgb\"", value)
      }
      let value = try literal(written)
      guard let id = value.string else {
        throw .unreadable("a colorSpace is a text, not \(value.kindName)", written)
      }
      if let space = ColorSpace.all.first(where: { $0.id == id }) { return space }
      let known = ColorSpace.all.map(\.id)
      guard !standardSpaces.contains(id) else {
        throw .unreadable(
          "the colour space \(id) is not read yet; these are: \(known.joined(separator: ", "))",
          written
        )
      }
      let near = Spelling.nearest(to: id, among: known).map { "; did you mean \($0)?" } ?? ""
      throw .unreadable("there is no colour space \(value.excerpt)\(near)", written)
    }
  }

  private func components(
    in space: ColorSpace
  ) throws(TokenColor.Obstacle) -> (SIMD3<Double>, MissingComponents) {
    guard let written = value["components"] else {
      throw .unreadable("components are missing: \(space) needs 3", value)
    }
    let list = try literal(written)
    guard let elements = list.array else {
      throw .unreadable("components are a list of 3 numbers, not \(list.kindName)", written)
    }
    guard elements.count == 3 else {
      throw .unreadable("\(space) needs 3 components, this has \(elements.count)", written)
    }
    var numbers = SIMD3<Double>()
    var missing: MissingComponents = []
    for (index, element) in elements.enumerated() {
      let component = try literal(element)
      if let number = component.number, number.isFinite {
        guard number >= 0 || space.channels[index].kind != .colorfulness else {
          throw .unreadable(
            "\(space.channels[index].name) must not be negative, as \(component.written) is",
            element
          )
        }
        numbers[index] = number
      } else if component.string == "none" {
        missing.insert(MissingComponents(channel: index))
      } else {
        throw .unreadable(
          "components must be numbers or \"none\", not \(component.written)",
          element
        )
      }
    }
    return (numbers, missing)
  }

  private var alpha: Double {
    get throws(TokenColor.Obstacle) {
      guard let written = value["alpha"] else { return 1 }
      let value = try literal(written)
      guard let alpha = value.number, (0...1).contains(alpha) else {
        throw .unreadable("alpha must be a number from 0 to 1, not \(value.written)", written)
      }
      return alpha
    }
  }
}

/// The colour spaces of the standard (DTCG 2025.10, Color module, section 4).
private let standardSpaces = [
  "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb",
  "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
]

extension Channel {
  /// Whether values outside the reference range are out of range, and not only unusual.
  fileprivate var isBounded: Bool {
    switch kind {
    case .red, .green, .blue, .lightness, .other: name != "x" && name != "y" && name != "z"
    case .colorfulness: name == "s"
    case .hue, .greenRed, .blueYellow: false
    }
  }
}

extension JSONValue {
  /// The value as it is written, quotes and all, cut for a message.
  fileprivate var written: String {
    sourceText.utf8.count <= 40 ? sourceText : kindName
  }
}
