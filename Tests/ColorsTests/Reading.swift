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

/// A generator of the same numbers on every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
