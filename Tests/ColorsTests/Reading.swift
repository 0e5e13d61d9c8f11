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
