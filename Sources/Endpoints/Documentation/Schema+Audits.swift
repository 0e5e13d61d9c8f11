import Audits
import HTTP

extension Schema {
  /// What `audit` answers as JSON.
  static let audit = Schema.object(
    [
      .init("summary", summary), .init("swatches", .list(.named("Swatch"))),
      .init("pairs", .list(.named("Measurement"))), .init("findings", .list(.named("Finding"))),
      .init("evidence", .list(.object([], isOpen: true)), isRequired: false),
    ]
  )

  /// A measured pairing.
  static let measurement = Schema.object(
    [
      .init("palette", .text()), .init("foreground", .text()), .init("background", .text()),
      .init("mode", .text()), .init("viewing", .text()), .init("use", use),
      .init("confidence", .text()), .init("grammar", .text().orNull),
      .init("ratio", ratio.orNull), .init("minimum", ratio.orNull),
      .init("maximum", ratio.orNull), .init("required", ratio.orNull),
      .init("verdict", verdict), .init("reason", .text(), isRequired: false),
    ],
    isOpen: true
  )

  /// A breach of a rule.
  static let finding = Schema.object(
    [
      .init("rule", .words(Rule.all.map(\.id))),
      .init("severity", .words(Severity.allCases.map(\.rawValue))), .init("message", .text()),
      .init("advice", .text().orNull), .init("palette", .text().orNull),
      .init("file", .text().orNull), .init("line", position), .init("column", position),
      .init("endLine", position), .init("endColumn", position),
      .init("foreground", .text().orNull), .init("background", .text().orNull),
      .init("mode", .text().orNull), .init("viewing", .text().orNull),
      .init("ratio", ratio.orNull), .init("required", ratio.orNull),
      .init("verdict", verdict.orNull), .init("fingerprint", .text()),
      .init("suggestion", .either([.named("Suggestion"), .null])),
    ],
    isOpen: true
  )

  /// Every swatch on every ground.
  static let matrix = Schema.object([
    .init(
      "matrices",
      .list(
        .object([
          .init("palette", .text()), .init("level", level), .init("modes", .list(.text())),
          .init("foregrounds", .list(.text())), .init("backgrounds", .list(.text())),
        ])
      )
    ),
    .init(
      "cells",
      .list(
        .object([
          .init("palette", .text()), .init("foreground", .text()), .init("background", .text()),
          .init("mode", .text()), .init("ratio", ratio.orNull), .init("minimum", ratio.orNull),
          .init("maximum", ratio.orNull), .init("verdicts", .map(verdict)),
          .init("reason", .text(), isRequired: false),
        ])
      )
    ),
  ])

  private static let count = Schema.integer(from: 0)
  private static let position = Schema.integer(from: 1).orNull
  private static let summary = Schema.object(
    ["checked", "passed", "failed", "undetermined", "exempt", "waived", "swatches", "modes"].map {
      .init($0, count)
    } + [
      .init("findings", .map(count)), .init("viewings", .map(count)),
      .init("worstViewing", .object([], isOpen: true), isRequired: false),
    ]
  )
}
