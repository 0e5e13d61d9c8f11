/// Who says which text is large, and therefore needs less contrast.
public enum LargeTextRule: String, Sendable, CaseIterable {
  /// WCAG alone.
  case wcag
  /// Apple's Human Interface Guidelines beside WCAG; the verdict stays WCAG's.
  case apple
}
