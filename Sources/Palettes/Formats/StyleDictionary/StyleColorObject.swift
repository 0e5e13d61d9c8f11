import Colors
import Documents

/// A colour whose parts are written one by one: `{h, s, l}`, `{r, g, b}`, `{h, s, v}`, each with
/// `a` or without, or an object of the DTCG colour module.
///
/// The ranges are those of Style Dictionary's own transforms: red, green and blue from 0 to 255, the
/// hue in degrees, the others in percent or, up to 1, as fractions; any part may have a `%`.
struct StyleColorObject {
  private let json: JSONValue
  private let notation: Notation

  private enum Notation {
    case rgb, hsl, hsv, standard
  }

  /// Recognises an object by the names of its members; nil for anything else.
  init?(_ json: JSONValue) {
    guard let object = json.object else { return nil }
    func has(_ names: ExactText...) -> Bool { names.allSatisfy { object[$0] != nil } }
    if has("colorSpace") {
      notation = .standard
    } else if has("r", "g", "b") {
      notation = .rgb
    } else if has("h", "s", "l") {
      notation = .hsl
    } else if has("h", "s", "v") {
      notation = .hsv
    } else {
      return nil
    }
    self.json = json
  }

  /// The texts among its parts, which may refer to others.
  var texts: [String] {
    (json.object.map(Array.init) ?? []).flatMap { member in
      [member.value.string].compactMap(\.self) + (member.value.array ?? []).compactMap(\.string)
    }
  }

  /// The colour; `follow` gives what a part is or refers to, a text without references.
  func color(
    following follow: @escaping (JSONValue) -> StyleOutcome.Content
  ) throws(DraftFault) -> (color: Color, notes: [String], mismatch: DraftFault?) {
    let alpha = try alpha(follow)
    func part(_ name: ExactText, _ range: ClosedRange<Double>) throws(DraftFault) -> Double {
      guard let written = json[name] else {
        throw DraftFault("\(name) is missing", at: json.place)
      }
      return try number(follow(written), written, name, range)
    }
    switch notation {
    case .standard:
      return try standard(follow)
    case .rgb:
      let rgb = SIMD3(try part("r", 0...255), try part("g", 0...255), try part("b", 0...255))
      let isDark = rgb.max() <= 1 && rgb.max() > 0
      let note = "r, g and b are read as 0 to 255, as Style Dictionary does"
      return (Color(.srgb, rgb / 255, alpha: alpha), isDark ? [note] : [], nil)
    case .hsl:
      let hsl = SIMD3(
        try part("h", hues),
        try part("s", percents),
        try part("l", percents)
      )
      return (Color(.hsl, hsl, alpha: alpha), [], nil)
    case .hsv:
      let saturation = try part("s", percents) / 100
      let value = try part("v", percents)
      let hwb = SIMD3(try part("h", hues), (1 - saturation) * value, 100 - value)
      return (Color(.hwb, hwb, alpha: alpha), [], nil)
    }
  }

  private func alpha(
    _ follow: (JSONValue) -> StyleOutcome.Content
  ) throws(DraftFault) -> Double {
    guard notation != .standard, let written = json["a"] ?? json["alpha"] else { return 1 }
    return try number(follow(written), written, "a", 0...1)
  }

  /// The number that a part is; a percentage is one of the range.
  private func number(
    _ part: StyleOutcome.Content,
    _ written: JSONValue,
    _ name: ExactText,
    _ range: ClosedRange<Double>
  ) throws(DraftFault) -> Double {
    let text = part.text
    let isPercentage = text?.utf8.last == UInt8(ascii: "%")
    var number = part.number ?? text.flatMap { Double(isPercentage ? String($0.dropLast()) : $0) }
    if isPercentage {
      number = number.map { $0 / 100 * range.upperBound }
    } else if range == percents {
      number = number.map { $0 <= 1 ? $0 * 100 : $0 }
    }
    guard let number, number.isFinite, range.contains(number) else {
      let bounds = range == hues ? "" : " from 0 to \(Int(range.upperBound))"
      let found = text ?? written.kindName
      throw DraftFault("\(name) must be a number\(bounds), not \(found.excerpt)", at: written.place)
    }
    return number
  }

  /// The colour of an object of the DTCG colour module.
  private func standard(
    _ follow: @escaping (JSONValue) -> StyleOutcome.Content
  ) throws(DraftFault) -> (color: Color, notes: [String], mismatch: DraftFault?) {
    let object = TokenColorObject(json) { part in
      if case .literal(let value) = follow(part) { value } else { part }
    }
    do throws(TokenColor.Obstacle) {
      let color = try object.color
      let mismatch = try object.mismatch(with: color).map { mismatch in
        DraftFault(mismatch.message, at: mismatch.place, kind: .valueMismatch)
      }
      return (color, object.notes(on: color), mismatch)
    } catch {
      switch error {
      case .undetermined(let reason): throw DraftFault(reason)
      case .missing(let path, let place):
        throw DraftFault("there is no token \(path)", at: place)
      case .fault(let kind, let message, let place):
        throw DraftFault(message, at: place, kind: kind)
      }
    }
  }
}

/// All finite numbers: a hue goes round.
private let hues = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude

/// Percentages, which may be written as fractions: 0.5 is 50, and so is 50.
private let percents = 0.0...100.0
