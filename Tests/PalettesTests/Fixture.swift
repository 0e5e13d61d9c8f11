import Colors
import Documents
import Palettes

/// Reads a palette from a text, and tells about it in the words of the tests.
func read(_ text: String, as name: String) throws(PaletteError) -> Reading {
  try PaletteFormat.reading(of: SourceTree(SourceFile(name: name, text: text)), as: nil)
}

extension Reading {
  /// The colour of a swatch as `#rrggbb` or `#rrggbb/alpha`, `faulty`, `undetermined`, or nil.
  func color(_ name: String, in mode: String? = nil) -> String? {
    let swatch = palette.swatch(ExactText(name))
    let value = mode.map { mode in swatch?.values.first { $0.mode.name == mode }?.value }
    switch (value ?? swatch?.values.first?.value)?.state {
    case .color(let color)?: return color.words
    case .gradient?: return "gradient"
    case .undetermined?: return "undetermined"
    case .faulty?: return "faulty"
    case nil: return nil
    }
  }

  /// The names that lead from a swatch to its literal.
  func aliases(_ name: String) -> [String]? {
    palette.swatch(ExactText(name))?.values.first?.value.aliases.map(\.string)
  }

  /// The problems, each as its kind and its line.
  var faults: [String] { problems.map { "\($0.kind.rawValue) \($0.place.start.line)" } }

  /// The names of the modes.
  var modeNames: [String] { palette.modes.map(\.name) }
}

extension Color {
  fileprivate var words: String {
    let rgb = converted(to: .srgb).components
    let bytes = (0..<3).map { index in
      let byte = UInt8(min(max((rgb[index] * 255).rounded(), 0), 255))
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + bytes.joined() + (alpha == 1 ? "" : "/\(alpha)")
  }
}
