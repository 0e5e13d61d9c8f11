import Colors
import Documents

/// An object that is one colour, perhaps in several notations: `{"name", "rgba", "hex"}`.
///
/// Components win over hexadecimal digits; notations that do not agree are reported.
struct ColorRecord {
  /// The colour, or what is wrong with it.
  let value: DraftValue
  /// The members that are notations of it; what else the object has is something of its own.
  let members: Set<ExactText>
  /// What is wrong with the other notations: kind, message and place.
  let problems: [(kind: Reading.Problem.Kind, message: String, place: Place)]

  /// Reads an object, or gives nil when it is a map of colours or something else.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - isElement: Whether it is an element of a list, and not a member of a map.
  ///   - scale: How the file counts components.
  init?(_ object: JSONValue, isElement: Bool, _ scale: ComponentScale) {
    let notations = Notation.all(of: object, isElement: isElement, scale)
    guard let first = notations.first else { return nil }
    let readable = notations.first { $0.color != nil }
    let measured = readable ?? first
    value = measured.value
    members = Set(notations.map(\.name))
    problems = notations.compactMap { notation in
      if notation.name == measured.name { return nil }
      let place = notation.value.place
      if case .fault(let fault) = notation.value.content {
        return (.unreadableColor, fault.message, fault.place ?? place)
      }
      guard let color = notation.color, let truth = measured.color,
        notation.differs(color, from: truth, in: measured)
      else { return nil }
      return (
        .valueMismatch,
        "\(notation.name) \(notation.value.source.excerpt) is not the colour of \(measured.name), "
          + "\(truth.hex); \(measured.name) is measured",
        place
      )
    }
  }
}

/// One of the notations of a colour.
private struct Notation {
  let name: ExactText
  let value: DraftValue
  /// Whether the text leaves out the alpha, as `#rrggbb` does.
  var isOpaqueOnly = false
  /// How many steps of 8 bits it may lie beside the truth, since people round it.
  var tolerance = 1.0

  var color: Color? { if case .color(let color) = value.content { color } else { nil } }

  /// The notations of an object, the one that counts first.
  static func all(
    of object: JSONValue,
    isElement: Bool,
    _ scale: ComponentScale
  ) -> [Notation] {
    var notations: [Notation] = []
    for name: ExactText in ["rgba", "rgb"] {
      if let value = object[name] { notations += components(.rgb, name, value, scale) }
    }
    if ColorComponents.are(.rgb, in: object) {
      notations += components(.rgb, "r, g, b", object, scale)
    }
    for name: ExactText in ["hex", "hex8"] {
      guard let value = object[name], let text = value.string else { continue }
      let isBare = ColorText.isBareHex(text)
      if isBare || isElement || text.utf8.first == UInt8(ascii: "#") {
        notations.append(hex(name, value, isBare ? "#" + text : text))
      }
    }
    for name: ExactText in ["hsla", "hsl"] {
      if let value = object[name] { notations += components(.hsl, name, value, scale) }
    }
    for name: ExactText in ["oklch", "oklab", "lch", "lab", "hwb", "css"] {
      if let value = object[name], let text = value.string, case .color = ColorText(text) {
        notations.append(Notation(name: name, value: DraftValue(css: value), tolerance: 5))
      }
    }
    return notations.isEmpty ? loose(object, isElement, scale) : notations
  }

  /// A member that says nothing of its notation: `value`, or `color` beside a name.
  private static func loose(
    _ object: JSONValue,
    _ isElement: Bool,
    _ scale: ComponentScale
  ) -> [Notation] {
    let isNamed = isElement || object["name"]?.string != nil
    let names: [ExactText] = isNamed ? ["value", "color", "colour", "code"] : ["value"]
    for name in names {
      guard let value = object[name] else { continue }
      if ColorComponents.are(.rgb, in: value) { return components(.rgb, name, value, scale) }
      guard let text = value.string else { continue }
      switch ColorText(text) {
      case .color where object.countOfColors == 1:
        return [Notation(name: name, value: DraftValue(css: value))]
      case .word where object.countOfColors == 0 && isElement:
        return [Notation(name: name, value: DraftValue(css: value))]
      case .color, .word, .other: continue
      }
    }
    return []
  }

  /// Components as an object, a list, or a text with or without its function.
  private static func components(
    _ kind: ColorComponents.Kind,
    _ name: ExactText,
    _ value: JSONValue,
    _ scale: ComponentScale
  ) -> [Notation] {
    let tolerance = kind == .rgb ? 1.0 : 5.0
    if let text = value.string {
      let function = kind == .rgb ? "rgb" : "hsl"
      let call = text.contains("(") ? text : "\(function)(\(text))"
      guard case .color = ColorText(call) else { return [] }
      let isWhole = call == text && value.range.count == text.utf8.count + 2
      let read = DraftValue(
        css: call,
        in: value.file,
        at: value.range,
        from: isWhole ? value.range.lowerBound + 1 : nil
      )
      let opaque = !name.string.hasSuffix("a") && !text.contains("/")
      return [Notation(name: name, value: read, isOpaqueOnly: opaque, tolerance: tolerance)]
    }
    guard value.object != nil || value.array != nil else { return [] }
    let content: DraftValue.Content
    do throws(DraftFault) {
      content = .color(try ColorComponents.color(kind, value, scale))
    } catch {
      content = .fault(error)
    }
    let hasAlpha = value["a"] != nil || value["alpha"] != nil || value.array?.count == 4
    let read = DraftValue(
      content,
      source: value.sourceText,
      place: Place(value.range, in: value.file)
    )
    return [Notation(name: name, value: read, isOpaqueOnly: !hasAlpha, tolerance: tolerance)]
  }

  private static func hex(_ name: ExactText, _ value: JSONValue, _ text: String) -> Notation {
    let isWhole = value.range.count == text.utf8.count + 2
    let read = DraftValue(
      css: text,
      in: value.file,
      at: value.range,
      from: isWhole ? value.range.lowerBound + 1 : nil
    )
    return Notation(name: name, value: read, isOpaqueOnly: [4, 7].contains(text.utf8.count))
  }

  /// Whether a colour is another one than the measured one, rounding aside.
  func differs(_ color: Color, from truth: Color, in measured: Notation) -> Bool {
    if color.steps(from: truth) > tolerance + 1e-6 { return true }
    return !isOpaqueOnly && !measured.isOpaqueOnly
      && abs(color.alpha - truth.alpha) * 255 > tolerance + 1e-6
  }
}

extension JSONValue {
  /// How many members are texts of colours.
  fileprivate var countOfColors: Int {
    object?.count { member in
      if let text = member.value.string, case .color = ColorText(text) { true } else { false }
    } ?? 0
  }
}

extension Color {
  /// By how many steps of 8 bits the sRGB channels differ at most, both clipped to sRGB.
  func steps(from other: Color) -> Double {
    let difference = OpaqueColor(clipping: self).rgb - OpaqueColor(clipping: other).rgb
    return max(difference.max(), -difference.min()) * 255
  }
}
