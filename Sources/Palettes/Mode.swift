/// A set of values that the author of a palette wrote: a choice on each of a few named axes.
///
/// Apple calls modes appearances, DTCG calls them contexts. The axes multiply: `dark` and
/// `high-contrast` together are `dark/high-contrast`. A palette without any axis has one mode,
/// ``default``.
public struct Mode: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// What a mode may differ in; the order is the order in a mode's name.
  public enum Axis: String, Sendable, CaseIterable, Comparable {
    case scheme, contrast, elevation, brand, gamut, vision, other

    /// Orders as declared.
    public static func < (left: Axis, right: Axis) -> Bool {
      allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
    }
  }

  /// One choice on one axis, such as `dark` on `scheme`.
  public struct Choice: Sendable, Hashable {
    /// The axis on which the choice is made.
    public let axis: Axis
    /// The name of the choice, such as `dark` or `high-contrast`.
    public let value: String

    /// Makes a choice of `value` on `axis`.
    public init(_ axis: Axis, _ value: String) {
      self.axis = axis
      self.value = value
    }
  }

  /// The choices, ordered by axis, at most one for each name.
  public let choices: [Choice]

  /// Makes a mode of choices in any order.
  public init(_ choices: [Choice]) {
    self.choices = choices.sorted { ($0.axis, $0.value) < ($1.axis, $1.value) }
  }

  /// The one mode of a palette that has no modes.
  public static let `default` = Mode([])
  /// The light scheme.
  public static let light = Mode([Choice(.scheme, "light")])
  /// The dark scheme.
  public static let dark = Mode([Choice(.scheme, "dark")])

  /// The choice on `axis`, or nil when the mode makes none.
  public func value(on axis: Axis) -> String? {
    choices.first { $0.axis == axis }?.value
  }

  /// The name that options, policies and reports use: `light`, `dark/high-contrast`, `default`.
  public var name: String {
    choices.isEmpty ? "default" : choices.map(\.value).joined(separator: "/")
  }

  /// The name.
  public var description: String { name }

  /// Orders the light scheme before the dark one, then by name.
  public static func < (left: Mode, right: Mode) -> Bool {
    left.sortKey < right.sortKey
  }

  private var sortKey: (Int, Int, String) {
    let scheme =
      switch value(on: .scheme) {
      case nil: 0
      case "light": 1
      case "dark": 2
      default: 3
      }
    return (scheme, choices.count, name)
  }
}

extension Mode {
  /// Whether all that `other` asks for holds in this mode: `dark/high-contrast` covers `dark`.
  ///
  /// A choice is covered by the same one, and by one that refines it: `dark-dim` covers `dark`.
  func covers(_ other: Mode) -> Bool {
    other.choices.allSatisfy { choice in
      choices.contains { own in
        own.axis == choice.axis
          && (own.value == choice.value || own.value.hasPrefix(choice.value + "-"))
      }
    }
  }
}
