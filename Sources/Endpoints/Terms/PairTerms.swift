import Audits
import Colors
import HTTP
import Palettes

/// What may be asked of a pair beside its colours, by the words of `legible check`.
enum PairTerms {
  /// The foreground.
  static let foreground = Parameter(
    "foreground",
    "What lies on top.",
    .paint,
    isRequired: true,
    example: "777"
  )
  /// The layers below it.
  static let background = Parameter(
    "background",
    "What the foreground lies on; further ones are the layers below, top first.",
    .paint,
    isRequired: true,
    upTo: mostLayers,
    example: "fff"
  )
  /// The page below everything.
  static let canvas = Term.text(
    Parameter(
      "canvas",
      "The page below everything, when the layers let something through.",
      .opaqueColor,
      example: "000"
    )
  )
  /// What the foreground is for.
  static let use = Term(
    "use",
    "What the foreground is for; text unless told otherwise.",
    among: Use.all.map { ($0.id, $0) }
  )
  /// The level to reach.
  static let level = Term(
    "level",
    "The level to reach; AA unless told otherwise.",
    among: ConformanceLevel.words
  )
  /// Who says what text is large.
  static let largeText = Term(
    "largeText",
    "apple tells Apple's rule for large text beside WCAG's.",
    among: LargeTextRule.allCases.map { ($0.rawValue, $0) }
  )
  /// The opacity of a group.
  static let groupOpacity = Term<Double>.fraction(
    "groupOpacity",
    "The opacity of the foreground and the first background as one group.",
    example: "0.6"
  )
  /// What touches the foreground.
  static let beside = Term.text(
    Parameter(
      "beside",
      "What touches the foreground: text around a link, fill of a boundary, neighbor of a series.",
      .paint,
      upTo: mostLayers,
      example: "333"
    )
  )
  /// What else tells the foreground apart.
  static let cue = Term<String>(
    Parameter(
      "cue",
      "What else tells the foreground from what touches it, such as underline.",
      .text(pattern: "[!-~]"),
      example: "underline"
    )
  ) { word throws(Problem) in
    guard word.contains(where: { !$0.isWhitespace }) else {
      throw .unprocessable("cue says what the cue is, such as underline", "/cue")
    }
    return word
  }
  /// What displays and eyes do to the colours.
  static let viewing = Term.viewing(
    "viewing",
    "What a display or an eye makes of the pair, such as grayscale or tritanopia@0.6."
  )
  /// Whether every step is told.
  static let explain = Term(
    "explain",
    "Whether every step and number is told, and what other rules would answer.",
    among: [("false", false), ("true", true)]
  )

  /// The parameters beside the colours.
  static let parameters: [Parameter] =
    [
      canvas.parameter, use.parameter, level.parameter, largeText.parameter,
      groupOpacity.parameter, beside.parameter, cue.parameter, viewing.parameter,
      explain.parameter,
    ] + TextTerms.parameters

  /// The most layers of one pair, and the most that may touch its foreground.
  static let mostLayers = 32
}

extension ConformanceLevel {
  /// The levels by their words.
  static let words: [(word: String, choice: ConformanceLevel)] = [("AA", .aa), ("AAA", .aaa)]
}

extension Term<Viewing> {
  /// Makes a term that names viewings, of which several may be given.
  static func viewing(_ name: String, _ summary: String) -> Term {
    let severity = "@(0(\\.[0-9]{1,4})?|1)"
    let visions = Vision.all.map(\.id).joined(separator: "|")
    let schema = Schema.either([
      .words(Viewing.all.map(\.id)), .text(pattern: "^(\(visions))\(severity)$"),
    ])
    let parameter = Parameter(
      name,
      summary,
      schema,
      upTo: Viewing.all.count,
      example: "grayscale"
    )
    return Term(parameter) { word throws(Problem) in
      do throws(ViewingError) {
        return try Viewing(named: word)
      } catch {
        throw .unprocessable(error.description, "/\(name)")
      }
    }
  }
}
