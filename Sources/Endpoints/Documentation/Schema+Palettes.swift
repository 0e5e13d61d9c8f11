import Audits
import HTTP

extension Schema {
  /// The palettes that are served.
  static let palettes = Schema.object([
    .init(
      "palettes",
      .list(
        .object([
          .init("name", .text()), .init("swatches", .integer(from: 0)),
          .init("modes", .list(.text())),
        ])
      )
    )
  ])

  /// One palette.
  static let palette = Schema.object([
    .init("name", .text()), .init("modes", .list(.text())),
    .init("swatches", .list(.named("Swatch"))),
  ])

  /// One palette as a viewing shows it.
  static let simulatedPalette = Schema.object([
    .init("name", .text()), .init("viewing", .text()), .init("modes", .list(.text())),
    .init("swatches", .list(.named("Swatch"))),
  ])

  /// A swatch with its values.
  static let swatch = Schema.object([
    .init("palette", .text()), .init("name", .text()), .init("file", .text()),
    .init("line", .integer(from: 1)), .init("column", .integer(from: 1)),
    .init("aliases", .list(.text())), .init("values", .map(value)),
  ])

  private static let value = Schema.object(
    [
      .init("color", .hexColor.orNull), .init("alpha", .number(from: 0, upTo: 1).orNull),
      .init("source", .text()), .init("notes", .list(.text())),
    ],
    isOpen: true
  )

  /// A rule in a list.
  static let ruleSummary = Schema.object(ruleMembers)

  /// A rule with all that is said of it.
  static let rule = Schema.object(
    ruleMembers + [
      .init("explanation", .text()),
      .init(
        "references",
        .list(
          .object([
            .init("standard", .text()), .init("name", .text()), .init("clause", .text().orNull),
          ])
        )
      ),
      .init(
        "examples",
        .list(
          .object([
            .init("file", .text()), .init("level", level), .init("source", .text()),
            .init("policy", .text().orNull), .init("today", .text().orNull),
            .init("baseline", .text().orNull), .init("lines", .list(.integer(from: 1))),
          ])
        )
      ),
    ]
  )

  private static let ruleMembers: [Member] = [
    .init("id", .text()), .init("severity", .words(Severity.allCases.map(\.rawValue))),
    .init("criterion", .text().orNull), .init("level", level.orNull), .init("summary", .text()),
  ]

  /// The formats that are read and written.
  static let formats = Schema.object([
    .init(
      "palettes",
      .list(
        .object([
          .init("id", .text()), .init("summary", .text()), .init("marks", .text()),
          .init("mediaTypes", .list(.text())), .init("endings", .list(.text())),
        ])
      )
    ),
    .init(
      "reports",
      .list(
        .object([
          .init("id", .text()), .init("summary", .text()), .init("mediaType", .text()),
          .init("ending", .text()),
        ])
      )
    ),
  ])

  /// A palette as JSON.
  static let paletteFile = Schema.map(.text(pattern: "^#[0-9a-fA-F]{6}$"))

  /// Files and a policy.
  static let uploadForm = Schema.object([
    .init("file", .list(.text(pattern: "[\\s\\S]"), from: 1, upTo: 64)),
    .init("policy", .text(), isRequired: false),
  ])
}
