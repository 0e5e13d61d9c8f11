import Colors
import Documents

/// A resource as one file defines it for some devices.
struct AndroidResource {
  /// What is defined; names of different kinds are different things.
  enum Kind: Hashable {
    /// A colour, or a list of colours by state.
    case color
    /// A style or a theme; its items are swatches.
    case style
    /// A text that stands in for references to it; no swatch of its own.
    case macro
    /// A number that opacities may refer to; no swatch.
    case number
  }

  let kind: Kind
  let name: String
  /// For which devices it is.
  let configuration: AndroidConfiguration
  /// The colours that it gives.
  var colors: [AndroidColor] = []
  /// The number that it is.
  var number: Double?
  /// The style from which a style takes what it does not say itself, in the words of `parent`.
  var parent: String?
  /// Where it begins.
  let place: Place
}

/// One colour of a resource: the resource's own, that of a state, or an item of a style.
struct AndroidColor {
  /// The name of the swatch: `brand`, `brand/disabled`, `AppTheme/colorPrimary`.
  let name: ExactText
  /// The attribute that an item of a style sets, or nil.
  var attribute: String?
  let value: AndroidValue
  /// By how much the opacity is multiplied.
  var opacity = Opacity.factor(1)
  /// The value as it is written.
  let source: String
  let place: Place

  /// A factor of an opacity.
  enum Opacity: Hashable {
    /// A number.
    case factor(Double)
    /// `@dimen/x`
    case dimension(String)
  }

  /// Whether two colours say the same, wherever they are written.
  func says(theSameAs other: AndroidColor) -> Bool {
    name == other.name && value == other.value && opacity == other.opacity
  }
}

extension AndroidResource {
  /// Whether another one, of other devices, says the same.
  func says(theSameAs other: AndroidResource) -> Bool {
    parent == other.parent && number == other.number && colors.count == other.colors.count
      && zip(colors, other.colors).allSatisfy { $0.says(theSameAs: $1) }
  }

  /// The style's name of which a style is a kind, or nil: its `parent`, else what its name says.
  ///
  /// `Theme.App.Dark` without a parent is a kind of `Theme.App`.
  var parentName: String? {
    guard let parent else {
      return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) }
    }
    let prefix = "@style/"
    let written =
      parent.utf8.starts(with: prefix.utf8) ? parent.dropFirst(prefix.count) : parent[...]
    return written.isEmpty ? nil : String(written)
  }
}
