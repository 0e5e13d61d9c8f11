import Colors
import Documents

/// What changes a colour: `$extensions["studio.tokens"].modify`.
///
/// The formulas are those of the published transforms of Tokens Studio.
struct StudioModifier {
  private let kind: String
  private let amount: Double
  private let space: ColorSpace
  private let format: Format?
  /// The colour that is mixed in, or nil for other kinds.
  let mixed: StudioExpression?

  /// What modifiers do.
  static let kinds: Set<String> = ["lighten", "darken", "mix", "alpha"]

  /// The notation in which the changed colour is written.
  private struct Format {
    /// The gamut into which the notation brings a colour, or nil when it has none.
    let gamut: Gamut?
    /// Whether it holds whole bytes only.
    var isHex = false
  }

  private static let spaces: [String: ColorSpace] = [
    "lch": .lch, "srgb": .srgb, "p3": .displayP3, "hsl": .hsl,
  ]

  private static let formats: [String: Format] = [
    "lch": Format(gamut: nil), "srgb": Format(gamut: .srgb), "hsl": Format(gamut: .srgb),
    "p3": Format(gamut: .displayP3), "hex": Format(gamut: .srgb, isHex: true),
  ]

  /// What it does, for people: "lighten by 0.2 in srgb".
  var summary: String { "modified: \(kind) by \(amount) in \(space)" }

  /// Reads a modifier, which may be a reference to a token that holds one.
  ///
  /// What the tools do not know leaves the colour as it is: then there is only the note.
  static func read(
    _ written: JSONValue,
    in scope: inout StudioScope
  ) throws(StudioObstacle) -> (modifier: StudioModifier?, note: String) {
    var value = written
    var hops = 0
    while let text = value.string {
      guard let reference = BracedText(studio: text).alias, hops < 32 else {
        throw .fault("modify is an object with type, value and space, or a reference to one")
          .met(at: value)
      }
      hops += 1
      do throws(StudioObstacle) {
        value = try scope.token(reference).value
      } catch {
        throw error.met(at: value)
      }
    }
    guard value.object != nil else {
      throw .fault("modify is an object with type, value and space, not \(value.kindName)")
        .met(at: value)
    }
    let kind = value["type"]?.string ?? ""
    guard kinds.contains(kind) else {
      return (nil, unchanged("its modifier has no known type", value["type"]))
    }
    guard let space = value["space"]?.string.flatMap({ spaces[$0] }) else {
      return (nil, unchanged("its modifier has no known space", value["space"]))
    }
    if kind == "mix", value["color"] == nil {
      return (nil, unchanged("its modifier has no color to mix in", nil))
    }
    let modifier = try StudioModifier(kind, space, value, in: &scope)
    return (modifier, modifier.summary)
  }

  private init(
    _ kind: String,
    _ space: ColorSpace,
    _ value: JSONValue,
    in scope: inout StudioScope
  ) throws(StudioObstacle) {
    self.kind = kind
    self.space = space
    // Without a notation of its own the colour is written in that of the space.
    let names = [value["format"], value["space"]].compactMap { $0?.string }
    format = names.lazy.compactMap { Self.formats[$0] }.first
    let written = value["value"] ?? value
    do throws(StudioObstacle) {
      amount = try scope.number(written)
    } catch {
      throw error.met(at: written)
    }
    guard kind == "mix", let color = value["color"] else {
      mixed = nil
      return
    }
    do throws(StudioObstacle) {
      guard let text = color.string else {
        throw .fault("the color of a modifier is a text, not \(color.kindName)")
      }
      mixed = try StudioExpression(BracedText(studio: text), in: &scope)
    } catch {
      throw error.met(at: color)
    }
  }

  private static func unchanged(_ reason: String, _ value: JSONValue?) -> String {
    "not modified: \(reason)" + (value.map { " (\($0.sourceText.excerpt))" } ?? "")
  }

  /// The changed colour; `mixed` is the one that is mixed in.
  func applied(to base: Color, mixed: Color?) -> Color {
    let changed =
      switch kind {
      case "alpha": base.withAlpha(amount)
      case "mix": mixed.map { blended(base, with: $0) } ?? base
      default: shifted(base)
      }
    return written(changed)
  }

  /// Lightens or darkens.
  private func shifted(_ base: Color) -> Color {
    let color = base.converted(to: space)
    var components = color.components
    func pulled(_ level: Double, _ top: Double) -> Double {
      kind == "lighten"
        ? min(top, level + amount * (top - level)) : max(0, level - amount * level)
    }
    if space == .hsl {
      components.z = pulled(components.z, 100)
    } else if space == .lch {
      components.x = pulled(components.x, 100)
      components.y = max(0, components.y - amount * components.y)
    } else {
      for index in 0..<3 { components[index] = pulled(components[index], 1) }
    }
    return Color(space, components, alpha: color.alpha, missing: color.missing)
  }

  /// Goes a share of the way to another colour; alpha goes by itself, nothing is premultiplied.
  ///
  /// The transforms write the mixture down with five digits and read it again, which decides bytes.
  private func blended(_ base: Color, with other: Color) -> Color {
    let share = min(max(amount, 0), 1)
    let color = Interpolation(in: space).color(
      from: base.withAlpha(1),
      to: other.withAlpha(1),
      at: share
    )
    var components = color.components
    for index in 0..<3 { components[index] = components[index].withFiveDigits }
    return Color(
      space,
      components,
      alpha: base.alpha * (1 - share) + other.alpha * share,
      missing: color.missing
    )
  }

  /// The colour as its notation holds it.
  private func written(_ color: Color) -> Color {
    guard let format, let gamut = format.gamut else { return color }
    let shown = color.isInGamut(gamut) ? color : color.mapped(into: gamut, by: .chromaReduction)
    guard format.isHex else { return shown }
    return (try? CSSColor(parsing: shown.hex))?.color ?? shown
  }
}

extension Double {
  /// The number rounded to five significant digits; what is next to nothing becomes 0.
  fileprivate var withFiveDigits: Double {
    guard magnitude > 1e-9, magnitude < 1e9 else { return magnitude < 1 ? 0 : self }
    var scale = 1.0
    while magnitude * scale < 10_000 { scale *= 10 }
    while magnitude * scale >= 100_000 { scale /= 10 }
    return (self * scale).rounded() / scale
  }
}
