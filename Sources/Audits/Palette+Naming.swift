import Colors
import Documents
package import Palettes

extension Palette {
  /// The swatch that a policy calls so: by its name, or without the dashes of a custom property.
  package func swatch(named text: String) -> Swatch? {
    swatch(ExactText(text)) ?? swatch(ExactText("--" + text))
  }

  /// The value of the swatch of that name in a mode, or else of the colour that the text writes out.
  ///
  /// It is nil for a swatch without a value in that mode, and for a text that is neither.
  func value(named text: String, in mode: Mode) -> Swatch.Value? {
    if let swatch = swatch(named: text) { return swatch.value(in: mode) }
    guard let color = Color.written(text) else { return nil }
    return Swatch.Value(.color(color), source: text, place: anyPlace)
  }
}

extension Color {
  /// The colour that a policy or an argument writes out, or nil when it is none by itself.
  ///
  /// A bare hex colour counts where no swatch is called so; `light-dark()` and the like have no
  /// colour by themselves.
  static func written(_ text: String) -> Color? {
    (try? CSSColor(parsing: text))?.color
  }
}
