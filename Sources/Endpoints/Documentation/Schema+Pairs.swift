import Audits
import HTTP
import Palettes

extension Schema {
  /// A contrast ratio.
  static let ratio = Schema.number(from: 1, upTo: 21)
  /// What came of a pair.
  static let verdict = Schema.words(["pass", "fail", "undetermined", "exempt", "waived"])
  /// What a foreground is for.
  static let use = Schema.words(Use.all.map(\.id))
  /// A level of conformance.
  static let level = Schema.words(["A", "AA", "AAA"])

  /// What `check` answers.
  static let pairAnswer = Schema.object(
    [
      .init("foreground", .text()), .init("background", .text()),
      .init("layers", .list(.text()), isRequired: false),
      .init("canvas", .hexColor, isRequired: false),
      .init("ratio", ratio.orNull), .init("minimum", ratio.orNull),
      .init("maximum", ratio.orNull), .init("displayed", .text().orNull), .init("use", use),
      .init("level", level), .init("criterion", .text().orNull), .init("required", ratio.orNull),
      .init("verdict", verdict), .init("reason", .text(), isRequired: false),
      .init("beside", .list(neighbor), isRequired: false), .init("passes", passes),
      .init("largeText", .truth),
      .init("lightnessDifference", .number(from: -100, upTo: 100).orNull),
      .init("viewings", .list(.object([], isOpen: true)), isRequired: false),
      .init("modes", .map(.named("PairAnswer")), isRequired: false),
      .init("suggestions", .list(.named("Suggestion"))), .init("notes", .list(.text())),
    ],
    isOpen: true
  )

  /// A colour that a side of a pair could be instead.
  static let suggestion = Schema.object([
    .init("change", .words(PairSide.allCases.map(\.rawValue))), .init("kind", .text()),
    .init("color", .hexColor), .init("ratio", ratio), .init("difference", .number(from: 0)),
    .init("swatch", .text(), isRequired: false),
  ])

  /// What `suggest` answers.
  static let suggestions = Schema.object([
    .init("foreground", .hexColor), .init("background", .hexColor),
    .init("also", .list(.hexColor), isRequired: false), .init("ratio", ratio),
    .init("required", ratio), .init("suggestions", .list(.named("Suggestion"))),
    .init("best", .named("Suggestion"), isRequired: false),
  ])

  /// What `convert` and `simulate` answer.
  static let colorAnswer = Schema.object(simulated(isRequired: false))

  /// What `simulate` answers when no viewing is named.
  static let colorAnswers = Schema.object([
    .init("input", .text()),
    .init("simulations", .list(.object(simulated(isRequired: true)))),
  ])

  private static func simulated(isRequired: Bool) -> [Member] {
    [
      .init("input", .text()), .init("viewing", .text(), isRequired: isRequired),
      .init("color", .text()), .init("hex", .hexColor),
      .init("rgb8", .list(.number(from: 0, upTo: 255), from: 3, upTo: 3)),
      .init("alpha", .number(from: 0, upTo: 1)), .init("inGamut", .truth),
      .init("space", .text()),
      .init("components", .list(.either([.number(), .words(["none"])]), from: 3, upTo: 3)),
    ]
  }

  private static let passes = Schema.object(
    ["AA", "AAA"].map { level in
      .init(level, .map(.either([.truth, .null])))
    }
  )

  private static let neighbor = Schema.object(
    [.init("color", .text()), .init("ratio", ratio.orNull), .init("verdict", verdict)],
    isOpen: true
  )
}
