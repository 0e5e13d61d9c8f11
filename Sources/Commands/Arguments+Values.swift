import Audits
import Colors

extension Arguments {
  /// The value of `--level`, or nil when it was not given.
  func level() throws(UsageError) -> ConformanceLevel? {
    try choice("level", [("AA", .aa), ("AAA", .aaa)])
  }

  /// The words of `--size`, `--weight`, `--text-style` and `--platform`.
  private var textWords: TextWords {
    TextWords(
      size: value("size"),
      weight: value("weight"),
      style: value("text-style"),
      platform: value("platform")
    )
  }

  /// The values of `--size`, `--weight` and `--text-style`, as the platform has them: the one that is
  /// told, else the one that the policy names, which is nil for the web.
  func textSize(on platform: ApplePlatform? = nil) throws(UsageError) -> TextSize {
    var words = textWords
    if words.platform == nil { words.platform = platform?.id }
    do throws(TextWords.Fault) {
      return try words.textSize()
    } catch {
      throw UsageError(error.message)
    }
  }

  /// The value of `--large-text`, or nil when it was not given.
  func largeText() throws(UsageError) -> LargeTextRule? {
    try choice("large-text", LargeTextRule.allCases.map { ($0.rawValue, $0) })
  }

  /// Takes `--large-text`, `--platform` and `--text-style` over into a policy.
  func setText(of policy: inout Policy) throws(UsageError) {
    if let rule = try largeText() { policy.largeText = rule }
    do throws(TextWords.Fault) {
      if has("platform") { policy.setPlatform(try textWords.applePlatform()) }
      guard has("text-style") else { return }
      var words = textWords
      // A style is one of the policy's platform unless another one is told.
      if words.platform == nil { words.platform = policy.platform?.id }
      policy.textSize = try words.textSize()
    } catch {
      throw UsageError(error.message)
    }
  }

  /// Whether `--format json` was given; text is the other choice.
  func isJSON() throws(UsageError) -> Bool {
    try choice("format", [("text", false), ("json", true)]) ?? false
  }

  /// The one colour that is the only operand.
  func singleColor() throws(UsageError) -> (text: String, color: Color) {
    guard let text = positional.first, positional.count == 1 else {
      throw UsageError(positional.isEmpty ? "a colour is missing" : "it takes one colour")
    }
    let parsed: CSSColor
    do throws(ColorSyntaxError) {
      parsed = try CSSColor(parsing: text, options: .bareHex)
    } catch {
      throw UsageError(
        input: "this is no colour: \(error.description)",
        at: error.range,
        of: text
      )
    }
    guard let color = parsed.color else {
      throw UsageError(input: parsed.undetermined?.description ?? "this colour has no value")
    }
    return (text, color)
  }

  /// The value of `--cue`, which has to say something; nil when it was not given.
  func cue() throws(UsageError) -> String? {
    guard let cue = value("cue") else { return nil }
    guard cue.contains(where: { !$0.isWhitespace }) else {
      throw UsageError("--cue says what the cue is, such as underline")
    }
    return cue
  }

  /// The values of `--viewing`.
  func viewings() throws(UsageError) -> [Viewing] {
    var viewings: [Viewing] = []
    for name in all("viewing") {
      do throws(ViewingError) {
        viewings.append(try Viewing(named: name))
      } catch {
        throw UsageError("--viewing: \(error)")
      }
    }
    return viewings
  }

  /// The value of an option as a decimal number from 0 to 1.
  func fraction(_ name: String) throws(UsageError) -> Double? {
    guard let text = value(name) else { return nil }
    let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isDecimal, let number = Double(text), (0...1).contains(number) else {
      throw UsageError("--\(name) is a number from 0 to 1, such as 0.6, not \(text)")
    }
    return number
  }

  /// The value of `--target` as a decimal number; its range is for the search to judge.
  func target() throws(UsageError) -> Double? {
    guard let text = value("target") else { return nil }
    let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isDecimal, let number = Double(text) else {
      throw UsageError("--target is a number above 1 and up to 21, such as 4.5, not \(text)")
    }
    return number
  }
}
