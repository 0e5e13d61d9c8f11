public import Colors

/// A standard by which findings are reported.
public struct Standard: Sendable, Hashable, CustomStringConvertible {
  /// The word in options and policies: `wcag22`.
  public let id: String
  /// The name, for people.
  public let name: String
  /// The edition, or nil when the name says it.
  public let edition: String?
  /// Where it asks for each criterion that it has, by the number of the criterion.
  let clauses: [String: String]

  /// The name.
  public var description: String { name }

  /// Where the standard asks for a criterion, such as `9.1.4.3`; nil when it does not ask for it.
  public func clause(for criterion: Criterion) -> String? { clauses[criterion.number] }

  /// The standard of that id, or nil.
  public static func named(_ id: String) -> Standard? { all.first { $0.id == id } }
}

extension Standard {
  /// Web Content Accessibility Guidelines 2.2, W3C Recommendation of 12 December 2024.
  public static let wcag22 = Standard(
    id: "wcag22",
    name: "WCAG 2.2",
    edition: nil,
    clauses: Dictionary(uniqueKeysWithValues: Criterion.all.map { ($0.number, $0.number) })
  )

  /// Web Content Accessibility Guidelines 2.1: without 2.4.13, which came with 2.2.
  public static let wcag21 = Standard(
    id: "wcag21",
    name: "WCAG 2.1",
    edition: nil,
    clauses: ["1.4.1": "1.4.1", "1.4.3": "1.4.3", "1.4.6": "1.4.6", "1.4.11": "1.4.11"]
  )

  /// The European standard for products and services of information technology.
  ///
  /// V3.2.1 (2021-03) rests on WCAG 2.1 at level AA: clause 9 is on web pages, 10 on documents, 11 on
  /// software.
  public static let en301549 = Standard(
    id: "en301549",
    name: "EN 301 549",
    edition: "V3.2.1",
    clauses: [
      "1.4.1": "9.1.4.1, 10.1.4.1, 11.1.4.1", "1.4.3": "9.1.4.3, 10.1.4.3, 11.1.4.3",
      "1.4.11": "9.1.4.11, 10.1.4.11, 11.1.4.11",
    ]
  )

  /// The Revised 508 Standards of the United States, which ask for levels A and AA of WCAG 2.0.
  ///
  /// 36 CFR part 1194, appendix A, E205.4 for content and E207.2 for software; 1.4.11 came with 2.1.
  public static let section508 = Standard(
    id: "section508",
    name: "Section 508",
    edition: "36 CFR 1194",
    clauses: [
      "1.4.1": "E205.4, E207.2 (WCAG 2.0, 1.4.1)", "1.4.3": "E205.4, E207.2 (WCAG 2.0, 1.4.3)",
    ]
  )

  /// Every standard.
  public static let all: [Standard] = [.wcag22, .wcag21, .en301549, .section508]
}
