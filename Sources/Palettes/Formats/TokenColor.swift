import Colors
import Documents

/// The colour that a token's literal value is, with remarks; or what is wrong with it.
struct TokenColor {
  let color: Color
  let notes: [String]
  /// The `hex` of a colour object that is not the colour of its components, with its place.
  let mismatch: (message: String, range: SourceRange)?

  /// A fault within a value.
  struct Fault: Error {
    let message: String
    let range: SourceRange
  }

  /// A literal that has no colour by itself, such as `currentColor`.
  struct Undetermined: Error {
    let reason: String
  }

  /// What stands in the way of a colour.
  enum Obstacle: Error {
    case fault(Fault)
    case undetermined(String)
  }

  /// Reads a literal: a colour object of DTCG 2025.10, or the text of the drafts before it.
  ///
  /// `resolve` follows references within the object, such as a component that is a `$ref`.
  init(_ value: JSONValue, resolve: (JSONValue) throws(Obstacle) -> JSONValue) throws(Obstacle) {
    if let text = value.string {
      color = try Self.read(text, at: value)
      notes = []
      mismatch = nil
      return
    }
    guard let object = value.object else {
      throw .fault(
        Fault(
          message: "a colour is an object with colorSpace and components, or a text, not "
            + value.kindName,
          range: value.range
        )
      )
    }
    let color = try Self.read(object, value, resolve: resolve)
    self.color = color.color
    notes = color.notes
    mismatch = try Self.mismatch(of: color.color, with: object)
  }

  /// Reads a CSS colour, with the fault's own place within the text where the text has no escapes.
  private static func read(_ text: String, at value: JSONValue) throws(Obstacle) -> Color {
    let parsed: CSSColor
    do throws(ColorSyntaxError) {
      parsed = try CSSColor(parsing: text)
    } catch {
      let start = value.range.lowerBound + 1
      let isPlain = value.sourceText.utf8.count == text.utf8.count + 2
      let range =
        isPlain && error.range.count > 0
        ? SourceRange(start + error.range.lowerBound, start + error.range.upperBound) : value.range
      throw .fault(Fault(message: "\(quoted(text)) is no colour: \(error)", range: range))
    }
    switch parsed {
    case .color(let color): return color
    case .undetermined(let reason): throw .undetermined(reason.description)
    case .lightDark: throw .undetermined(UndeterminedColor.scheme.description)
    }
  }

  private static func quoted(_ text: String) -> String {
    text.utf8.count <= 40 ? text : String(text.prefix(32)) + "..."
  }

  private static func read(
    _ object: JSONObject,
    _ value: JSONValue,
    resolve: (JSONValue) throws(Obstacle) -> JSONValue
  ) throws(Obstacle) -> (color: Color, notes: [String]) {
    guard let id = object["colorSpace"] else {
      throw .fault(Fault(message: "colorSpace is missing, such as \"srgb\"", range: value.range))
    }
    let space = try self.space(try resolve(id))
    guard let listed = object["components"] else {
      throw .fault(Fault(message: "components are missing: \(space) needs 3", range: value.range))
    }
    let components = try resolve(listed)
    guard let elements = components.array, elements.count == 3 else {
      let found = components.array.map { "this has \($0.count)" } ?? "not \(components.kindName)"
      throw .fault(Fault(message: "\(space) needs 3 components, \(found)", range: components.range))
    }
    var numbers = SIMD3<Double>()
    var missing: MissingComponents = []
    for (index, element) in elements.enumerated() {
      let element = try resolve(element)
      if element.string == "none" {
        missing.insert(MissingComponents(channel: index))
      } else if let number = element.number, number.isFinite {
        numbers[index] = number
      } else {
        throw .fault(
          Fault(
            message: "components must be numbers or \"none\", not \(element.sourceText)",
            range: element.range
          )
        )
      }
    }
    let alpha = try self.alpha(object, resolve: resolve)
    var notes: [String] = []
    for (channel, number) in zip(space.channels, [numbers.x, numbers.y, numbers.z])
    where space.base != nil && !channel.reference.contains(number) && channel.kind != .hue {
      notes.append("\(channel.name) lies outside the range of \(space)")
    }
    return (Color(space, numbers, alpha: alpha, missing: missing), notes)
  }

  private static func space(_ value: JSONValue) throws(Obstacle) -> ColorSpace {
    guard let id = value.string else {
      throw .fault(
        Fault(message: "a colorSpace is a text, not \(value.kindName)", range: value.range)
      )
    }
    if let space = ColorSpace.all.first(where: { $0.id == id }) { return space }
    let near = Spelling.nearest(to: id, among: ColorSpace.all.map(\.id))
    throw .fault(
      Fault(
        message: "the colour space \(quoted(id)) is not known"
          + (near.map { "; did you mean \($0)?" } ?? ""),
        range: value.range
      )
    )
  }

  private static func alpha(
    _ object: JSONObject,
    resolve: (JSONValue) throws(Obstacle) -> JSONValue
  ) throws(Obstacle) -> Double {
    guard let written = object["alpha"] else { return 1 }
    let value = try resolve(written)
    if value.string == "none" { return 0 }
    guard let alpha = value.number, (0...1).contains(alpha) else {
      throw .fault(
        Fault(
          message: "alpha must be a number from 0 to 1, not \(value.sourceText)",
          range: value.range
        )
      )
    }
    return alpha
  }

  /// Compares the `hex` of a colour object with its components: more than one step of 8 bits apart,
  /// and within sRGB, is a mismatch.
  private static func mismatch(
    of color: Color,
    with object: JSONObject
  ) throws(Obstacle) -> (message: String, range: SourceRange)? {
    guard let value = object["hex"] else { return nil }
    guard let text = value.string, let hex = (try? CSSColor(parsing: text))?.color else {
      return ("hex \(quoted(value.sourceText)) is no colour: write #rrggbb", value.range)
    }
    let rgb = color.converted(to: .srgb).components
    guard rgb.min() >= -1e-4, rgb.max() <= 1 + 1e-4 else { return nil }
    let difference = OpaqueColor(clipping: hex).rgb - OpaqueColor(rgb).rgb
    let steps = max(abs(difference.max()), abs(difference.min())) * 255
    guard steps > 1.001 else { return nil }
    return (
      "hex \(text) is not the colour of the components, \(OpaqueColor(rgb).hex); "
        + "the components are measured", value.range
    )
  }
}
