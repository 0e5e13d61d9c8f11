import Colors
import Documents
package import Palettes

extension Palette {
  /// The swatch or the gradient that a policy calls so: by its name, or without the dashes of a
  /// custom property.
  package func swatch(named text: String) -> Swatch? {
    if let swatch = swatch(ExactText(text)) ?? swatch(ExactText("--" + text)) { return swatch }
    return gradients.isEmpty ? nil : gradient(ExactText(text)) ?? gradient(ExactText("--" + text))
  }

  /// The value of the swatch of that name in a mode, or else of the colour or the gradient that the
  /// text writes out.
  ///
  /// It is nil for a swatch without a value in that mode, and for a text that is neither.
  func value(named text: String, in mode: Mode) -> Swatch.Value? {
    if let swatch = swatch(named: text) { return swatch.value(in: mode) }
    let written = Swatch.State(gradient: text) ?? Color.written(text).map(Swatch.State.color)
    return written.map { Swatch.Value($0, source: text, place: anyPlace) }
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
