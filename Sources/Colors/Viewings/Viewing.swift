/// What a display or an eye does to colours after the author has chosen them.
///
/// WCAG does not ask authors to answer for it: what a viewing finds is advice.
public struct Viewing: Sendable, CustomStringConvertible {
  /// The name: `classic-invert`, `tritanopia@0.6`.
  public let id: String
  /// What happens, in a sentence without a full stop.
  public let summary: String
  /// Whether it can change contrast ratios: it does not when luminances stay as they are.
  public let changesRatios: Bool
  /// The colour as it is shown or seen.
  let show: @Sendable (OpaqueColor, Subject) -> OpaqueColor

  init(
    id: String,
    summary: String,
    changesRatios: Bool = true,
    show: @escaping @Sendable (OpaqueColor, Subject) -> OpaqueColor
  ) {
    self.id = id
    self.summary = summary
    self.changesRatios = changesRatios
    self.show = show
  }

  /// What is shown, as far as a display makes a difference by it.
  public struct Subject: Sendable, Hashable {
    /// What the colour does on the page.
    public var role: Role
    /// Whether it is in an image or a view that asks not to be inverted.
    public var isMedia: Bool
    /// Whether it belongs to a dark mode of the author's own.
    public var isDark: Bool

    /// Makes a subject.
    public init(_ role: Role = .graphic, isMedia: Bool = false, isDark: Bool = false) {
      self.role = role
      self.isMedia = isMedia
      self.isDark = isDark
    }
  }

  /// What a colour does on the page, by which forced colours are given out.
  public enum Role: Sendable, Hashable, CaseIterable {
    /// Text.
    case text
    /// The ground of text.
    case background
    /// The text of a link.
    case link
    /// Text that is disabled.
    case disabledText
    /// Text that is selected.
    case selectedText
    /// The ground of text that is selected.
    case selection
    /// The text of a button.
    case buttonText
    /// The face of a button.
    case button
    /// A part of a picture, which keeps its colour.
    case graphic
  }

  /// The name.
  public var description: String { id }

  /// The colour as it is shown or seen, not rounded.
  public func callAsFunction(_ color: OpaqueColor, as subject: Subject = Subject()) -> OpaqueColor {
    show(color, subject)
  }

  /// A colour that may be translucent, with its alpha kept.
  ///
  /// What is seen through it is better composited first: most viewings are not linear.
  public func callAsFunction(_ color: Color, as subject: Subject = Subject()) -> Color {
    Color(.srgb, show(OpaqueColor(clipping: color), subject).rgb, alpha: color.alpha)
  }

  /// The contrast ratio of a foreground and a background as they are shown, from 1 to 21.
  public func contrastRatio(
    of foreground: OpaqueColor,
    as subject: Subject = Subject(.text),
    on background: OpaqueColor,
    as ground: Subject = Subject(.background)
  ) -> Double {
    show(foreground, subject).contrastRatio(to: show(background, ground))
  }
}
