import Colors

/// Looks for the nearest fix of pairs that fail, once for each two colours and ratio.
///
/// It stops after the first 200 different questions: a palette with thousands of failing pairs has to
/// be thought over, not mended pair by pair, and its audit must not take minutes.
struct SuggestionSearch {
  private static let limit = 200
  private var answers: [Question: PairSuggestion?] = [:]

  private struct Question: Hashable {
    let foreground: OpaqueColor
    let background: OpaqueColor
    let ratio: Double
  }

  /// The nearest foreground that reaches `ratio`, or else the nearest background.
  ///
  /// It is nil when there is none, when a colour is translucent or outside sRGB, and beyond the limit.
  mutating func suggestion(for measurement: Measurement, reaching ratio: Double) -> PairSuggestion?
  {
    guard let foreground = measurement.foreground, let background = measurement.background,
      let colors = OpaqueColor.pair(foreground, background)
    else { return nil }
    let question = Question(foreground: colors.0, background: colors.1, ratio: ratio)
    if let answer = answers[question] { return answer }
    guard answers.count < Self.limit else { return nil }
    let answer = PairSuggestion.nearest(for: colors.0, on: colors.1, reaching: ratio)
    answers.updateValue(answer, forKey: question)
    return answer
  }
}
