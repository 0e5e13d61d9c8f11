/// From which size on text is large, which differs by the size of a platform's body text.
public struct LargeTextScale: Sendable, Hashable {
  /// The least size of large text, in CSS pixels or platform points.
  public let size: Double
  /// The least size of large text that is bold, in CSS pixels or platform points.
  public let boldSize: Double

  /// On the web, and where a point is a CSS pixel: 24 px, or 18.66 px and bold.
  ///
  /// WCAG 2.2, "large scale": 18 pt, or 14 pt and bold, with 1 pt = 4/3 px. 14 pt are 18 2/3 px, which
  /// style sheets write as 18.66px.
  public static let css = LargeTextScale(size: 24, boldSize: 18.66)

  init(size: Double, boldSize: Double) {
    self.size = size
    self.boldSize = boldSize
  }

  /// Where text is seen from another distance: 150 % of the body size, or 120 % and bold.
  ///
  /// WCAG 2.2, "large scale", note 2: 14 and 18 pt are about 1.2 and 1.5 times the default size of
  /// body text.
  ///
  /// - Parameter bodySize: The default size of body text in platform points, above 0.
  public init(bodySize: Double) {
    self.init(size: bodySize * 3 / 2, boldSize: bodySize * 6 / 5)
  }
}
