import Colors
import HTTP

/// The one colour that a question is about.
enum ColorTerm {
  /// The colour, with the text that names it.
  static let color = Term<(text: String, color: Color)>(
    Parameter("color", "The color.", .color, example: "c1121f")
  ) { text throws(Problem) in
    let parsed: CSSColor
    do throws(ColorSyntaxError) {
      parsed = try CSSColor(parsing: text, options: .bareHex)
    } catch {
      throw .unprocessable("color is no colour: \(error.description)", "/color")
    }
    guard let color = parsed.color else {
      throw .unprocessable(parsed.undetermined?.description ?? "color has no value", "/color")
    }
    return (text, color)
  }
}
