/// A success criterion of WCAG 2.2 that asks for contrast, or for a difference that contrast can make.
public struct Criterion: Sendable, Hashable, CustomStringConvertible {
  /// The number, such as `1.4.3`.
  public let number: String
  /// The name, as WCAG has it.
  public let name: String
  /// The level of conformance to which it belongs.
  public let level: ConformanceLevel
  /// The least ratio for text of normal or unknown size, or nil when it says nothing of text.
  public let text: Double?
  /// The least ratio for large text, or nil when it says nothing of text.
  public let largeText: Double?
  /// The least ratio for graphics and parts of controls, or nil when it says nothing of them.
  public let nonText: Double?
  /// The least ratio between two colours or states that have to be told apart, or nil when it says
  /// nothing of them.
  public var distinction: Double?

  /// The number and the name.
  public var description: String { "\(number) \(name)" }

  /// The ratio that text of `size` needs, or nil when it says nothing of text.
  public func required(for size: TextSize) -> Double? { size.isLarge ? largeText : text }

  /// Success criterion 1.4.1; it names no ratio itself, technique G183 does.
  public static let useOfColor = Criterion(
    number: "1.4.1",
    name: "Use of Color",
    level: .a,
    text: nil,
    largeText: nil,
    nonText: nil,
    distinction: 3
  )
  /// Success criterion 1.4.3.
  public static let contrastMinimum = Criterion(
    number: "1.4.3",
    name: "Contrast (Minimum)",
    level: .aa,
    text: 4.5,
    largeText: 3,
    nonText: nil
  )
  /// Success criterion 1.4.6.
  public static let contrastEnhanced = Criterion(
    number: "1.4.6",
    name: "Contrast (Enhanced)",
    level: .aaa,
    text: 7,
    largeText: 4.5,
    nonText: nil
  )
  /// Success criterion 1.4.11.
  public static let nonTextContrast = Criterion(
    number: "1.4.11",
    name: "Non-text Contrast",
    level: .aa,
    text: nil,
    largeText: nil,
    nonText: 3
  )
  /// Success criterion 2.4.13; the ratio is one between the focused and the unfocused state.
  public static let focusAppearance = Criterion(
    number: "2.4.13",
    name: "Focus Appearance",
    level: .aaa,
    text: nil,
    largeText: nil,
    nonText: nil,
    distinction: 3
  )

  /// The criteria, in the order of WCAG.
  public static let all: [Criterion] = [
    .useOfColor, .contrastMinimum, .contrastEnhanced, .nonTextContrast, .focusAppearance,
  ]
}
