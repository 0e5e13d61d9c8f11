import Audits
import Colors
import HTTP
import Palettes
import Reports

/// How an audit is asked for, by the words of `legible audit`.
enum AuditTerms {
  /// The level that text has to reach.
  static let level = Term(
    "level",
    "The level that text has to reach; that of the policy, or AA, unless told otherwise.",
    among: ConformanceLevel.words
  )
  /// The modes.
  static let mode = Term.text(
    Parameter(
      "mode",
      "Only this mode of the palette, such as dark; the answer names those that there are.",
      .text(pattern: "^[^\\u0000]*$"),
      upTo: 16
    )
  )
  /// The page below translucent grounds.
  static let canvas = Term.text(
    Parameter(
      "canvas",
      "The page below translucent grounds: an opaque color, or the name of a swatch.",
      .opaqueColor,
      example: "fff"
    )
  )
  /// The viewings whose findings are listed.
  static let viewing = Term.viewing(
    "viewing",
    "Also lists what drops under this viewing, such as grayscale or tritanopia@0.6."
  )
  /// How far below its ratio a pair is nearly there.
  static let margin = Term<Double>.fraction(
    "margin",
    "How far below its ratio a pair is still reported as nearly passing; 0.1 unless told.",
    example: "0.2"
  )
  /// The standard by which findings are reported.
  static let standard = Term(
    "standard",
    "The standard by which findings are reported; wcag22 unless told otherwise.",
    among: Standard.all.map { ($0.id, $0) }
  )
  /// The least severity on which reports say that the audit failed.
  static let failOn = Term(
    "failOn",
    "The least severity on which reports say that the audit failed; error unless told otherwise.",
    among: Severity.allCases.map { ($0.rawValue, $0) }
  )

  /// The parameters of every audit.
  static let parameters: [Parameter] = [
    level.parameter, mode.parameter, canvas.parameter, viewing.parameter, margin.parameter,
    standard.parameter, PairTerms.largeText.parameter, failOn.parameter, TextTerms.textStyle,
    TextTerms.platform,
  ]

  /// How the parameters of text depend on one another.
  static let group = ParameterGroup(
    "text",
    "How large text is of which no size is declared; each platform has its own text styles.",
    of: [TextTerms.textStyle.name, TextTerms.platform.name],
    alternatives: TextTerms.alternatives
  )

  /// The policy as the query changes it.
  ///
  /// - Throws: 422 with a pointer to a word that means nothing.
  static func policy(
    _ given: Policy,
    for request: RoutedRequest,
    on today: CalendarDate?
  ) throws(Problem) -> Policy {
    var policy = given
    policy.today = today
    if let level = try request.value(of: level) { policy.level = level }
    policy.modes = try request.values(of: mode)
    policy.viewings += try request.values(of: viewing)
    if let margin = try request.value(of: margin) { policy.margin = margin }
    if let standard = try request.value(of: standard) { policy.standard = standard }
    if let canvas = try request.value(of: canvas) {
      policy.canvases = [Policy.ModeCanvas(source: canvas)]
    }
    if let rule = try request.value(of: PairTerms.largeText) { policy.largeText = rule }
    var (words, _) = try TextTerms.textSize { parameter throws(Problem) in
      parameter.name == TextTerms.size.name || parameter.name == TextTerms.weight.name
        ? nil : try request.single(parameter.name)
    }
    do throws(TextWords.Fault) {
      if words.platform != nil { policy.setPlatform(try words.applePlatform()) }
      if words.style != nil {
        // A style is one of the policy's platform unless another one is told.
        words.platform = words.platform ?? policy.platform?.id
        policy.textSize = try words.textSize()
      }
    } catch {
      throw .unprocessable(error.message, "/\(error.part)")
    }
    return policy
  }
}
