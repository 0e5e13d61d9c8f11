/// A standard by which findings are reported.
public struct Standard: Sendable, Hashable, CustomStringConvertible {
  /// The word in options and policies: `wcag22`.
  public let id: String
  /// The name, for people.
  public let name: String

  /// The name.
  public var description: String { name }

  /// The standard of that id, or nil.
  public static func named(_ id: String) -> Standard? { all.first { $0.id == id } }
}

extension Standard {
  /// Web Content Accessibility Guidelines 2.2.
  public static let wcag22 = Standard(id: "wcag22", name: "WCAG 2.2")
  /// Web Content Accessibility Guidelines 2.1.
  public static let wcag21 = Standard(id: "wcag21", name: "WCAG 2.1")
  /// The European standard for accessible products and services of information technology.
  public static let en301549 = Standard(id: "en301549", name: "EN 301 549")
  /// The Revised 508 Standards of the United States, 36 CFR part 1194.
  public static let section508 = Standard(id: "section508", name: "Section 508")

  /// Every standard.
  public static let all: [Standard] = [.wcag22, .wcag21, .en301549, .section508]
}
