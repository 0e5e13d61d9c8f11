/// A level of conformance to WCAG 2.2 (section 5.2.1), lowest first.
public enum ConformanceLevel: String, Sendable, CaseIterable, Comparable {
  case a = "A"
  case aa = "AA"
  case aaa = "AAA"

  /// Orders from A to AAA.
  public static func < (left: ConformanceLevel, right: ConformanceLevel) -> Bool {
    left.rawValue.utf8.count < right.rawValue.utf8.count
  }
}
