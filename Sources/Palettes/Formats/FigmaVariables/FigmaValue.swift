import Colors
import Documents

/// One value of a colour variable: a colour, an alias, or a colour with an opacity of its own.
struct FigmaValue {
  /// What it is, for the resolution.
  let draft: DraftValue
  /// The variable that gives its opacity, or nil.
  let opacity: ExactText?

  /// Reads a value of a variable of `document`.
  init(_ value: JSONValue, in document: FigmaDocument) {
    do throws(DraftFault) {
      (draft, opacity) = try FigmaValue.read(value, in: document)
    } catch {
      draft = DraftValue(.fault(error), source: value.oneLine, place: value.place)
      opacity = nil
    }
  }

  private static func read(
    _ value: JSONValue,
    in document: FigmaDocument
  ) throws(DraftFault) -> (DraftValue, opacity: ExactText?) {
    if value.string != nil { return (DraftValue(css: value), nil) }
    func draft(_ content: DraftValue.Content) -> DraftValue {
      DraftValue(content, source: value.oneLine, place: value.place)
    }
    if let target = try alias(value, of: .color, in: document) {
      return (draft(.alias(target)), nil)
    }
    guard let inner = value["color"], let opacity = value["opacity"] else {
      return (draft(.color(try color(value))), nil)
    }
    // The opacity takes the place of the colour's own.
    let fraction = opacity.number.map { min(max($0 / 100, 0), 1) }
    let source = try alias(opacity, of: .number, in: document)
    guard fraction != nil || source != nil else {
      throw DraftFault(
        "an opacity is a percentage from 0 to 100, or an alias, not \(opacity.kindName)",
        at: opacity.place
      )
    }
    if let target = try alias(inner, of: .color, in: document) {
      let content = DraftValue.Content.derived(from: [target] + (source.map { [$0] } ?? [])) {
        colors in colors[0].with(alpha: fraction ?? colors[1].alpha)
      }
      return (draft(content), source)
    }
    let plain = try color(inner)
    guard let source else { return (draft(.color(plain.with(alpha: fraction ?? 1))), nil) }
    return (draft(.derived(from: [source]) { plain.with(alpha: $0[0].alpha) }), source)
  }

  /// The variable that an alias names, or nil when the value is no alias.
  private static func alias(
    _ value: JSONValue,
    of kind: FigmaVariable.Kind,
    in document: FigmaDocument
  ) throws(DraftFault) -> ExactText? {
    guard value["type"]?.string == "VARIABLE_ALIAS" else { return nil }
    guard let id = value["id"]?.string else {
      throw DraftFault(
        "an alias has the id of a variable, such as \"VariableID:1:2\"",
        at: (value["id"] ?? value).place
      )
    }
    guard let target = document.variable(ExactText(id)) else {
      throw DraftFault(
        "there is no variable \(id) in this file; if it belongs to a library, export that as well",
        at: value.place,
        kind: .unresolvedReference
      )
    }
    guard target.kind == kind else {
      throw DraftFault(
        "\(target.name) is \(kind == .color ? "no colour" : "no number")",
        at: value.place,
        kind: .unresolvedReference
      )
    }
    return target.id
  }

  private static func color(_ value: JSONValue) throws(DraftFault) -> Color {
    guard value["r"] != nil || value["g"] != nil || value["b"] != nil else {
      throw DraftFault(
        "a colour is written as {\"r\": 0.1, \"g\": 0.2, \"b\": 0.3, \"a\": 1} or as an alias, not as "
          + value.oneLine.excerpt,
        at: value.place
      )
    }
    var channels = SIMD4<Double>(0, 0, 0, 1)
    for (index, name) in (["r", "g", "b", "a"] as [ExactText]).enumerated() {
      guard let channel = value[name] else {
        if index == 3 { continue }
        throw DraftFault("the colour has no \(name)", at: value.place)
      }
      guard let number = channel.number, number >= 0, number <= 1 + 1e-6 else {
        throw DraftFault(
          "\(name) is a number from 0 to 1, not \(channel.oneLine.excerpt)",
          at: channel.place
        )
      }
      channels[index] = number
    }
    return Color(.srgb, SIMD3(channels.x, channels.y, channels.z), alpha: channels.w)
  }

  /// The values of a number that is an opacity, as blacks of that opacity.
  ///
  /// So an opacity is followed through aliases and modes as colours are.
  static func opacity(_ value: JSONValue, in document: FigmaDocument) -> DraftValue {
    let content: DraftValue.Content
    do throws(DraftFault) {
      if let target = try alias(value, of: .number, in: document) {
        content = .alias(target)
      } else if let number = value.number {
        content = .color(Color(.srgb, .zero, alpha: number / 100))
      } else {
        throw DraftFault("an opacity is a percentage, not \(value.kindName)")
      }
    } catch {
      content = .fault(error)
    }
    return DraftValue(content, source: value.oneLine, place: value.place)
  }
}

extension Color {
  fileprivate func with(alpha: Double) -> Color {
    Color(space, components, alpha: alpha, missing: missing.subtracting(.alpha))
  }
}
