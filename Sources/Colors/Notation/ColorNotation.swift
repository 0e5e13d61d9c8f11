/// A function of CSS that makes a colour: its names, and how its arguments are read.
struct ColorNotation: Sendable {
  /// The names of the function, in lower case.
  let names: [String]
  /// Reads the arguments and the closing parenthesis; the opening one has been read.
  let read: @Sendable (inout ColorScanner, Span<UInt8>) throws(ColorSyntaxError) -> Color
}
