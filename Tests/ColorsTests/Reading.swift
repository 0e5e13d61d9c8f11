import Colors
import Testing

/// The colour of a text that has to be one.
func color(
  _ text: String,
  options: CSSColor.Options = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Color {
  try #require(
    CSSColor(parsing: text, options: options).color,
    "no colour: \(text)",
    sourceLocation: sourceLocation
  )
}

/// The colour of a text that has to be one, at full opacity.
func opaque(
  _ text: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> OpaqueColor {
  OpaqueColor(clipping: try color(text, sourceLocation: sourceLocation))
}

/// The error of a text that is no colour, or nil when it is one.
func syntaxError(_ text: String, options: CSSColor.Options = []) -> ColorSyntaxError? {
  do throws(ColorSyntaxError) {
    _ = try CSSColor(parsing: text, options: options)
    return nil
  } catch {
    return error
  }
}

/// How far apart two vectors are in their worst element.
func distance(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Double {
  let difference = left - right
  return max(difference.max(), -difference.min())
}

/// Whether a colour is the one of a CSS text; browsers compute it in single precision, with rounded
/// matrices, and the suite itself allows for more.
func agrees(_ found: Color, _ text: String) throws -> Bool {
  let expected = try #require(try CSSColor(parsing: text).color)
  guard abs(found.alpha - expected.alpha) < 0.0051 else { return false }
  if text.hasPrefix("rgb") {
    let target = OpaqueColor(clipping: expected).rgb
    let mapped = found.mapped(by: .chromaReduction)
    return [found, mapped].contains {
      distance(OpaqueColor(clipping: $0).rgb, target) < 1.01 / 255
    }
  }
  let converted = found.converted(to: expected.space)
  let scale = max(1, expected.components.max(), -expected.components.min())
  return distance(converted.components, expected.components) < 5e-4 * scale
    // A missing component that a relative colour hands on was a 0 when the rows were written.
    && (found.space != expected.space || found.missing.isSuperset(of: expected.missing))
}
