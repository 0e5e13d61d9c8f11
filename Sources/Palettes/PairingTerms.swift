public import Colors
public import Documents

/// What a declaration says of a pairing beside its two colours.
///
/// The same members stand in `legible.json` and in the `$extensions` of design tokens.
public struct PairingTerms: Sendable, Hashable {
  /// The names or colours below the background, top first.
  public var layers: [String] = []
  /// The page below everything, a name or a colour, in place of the audit's; or nil.
  public var canvas: String?
  /// The opacity, 0 to 1, of the foreground and the background as one group.
  public var groupOpacity = 1.0
  /// A colour laid over the background, as for a hovered state; or nil.
  public var overlay: StateLayer?
  /// What the foreground is used for.
  public var use: Use = .text
  /// The size of the text, or nil when it is not known.
  public var textSize: TextSize?
  /// The text style of an Apple platform that gives the size, or nil when none is named.
  public var textStyle: TextStyle?
  /// The size and the weight as they are written, of which platforms make different pixels.
  private var writtenSize: WrittenSize?
  /// What touches the foreground, as names or colours: the text around a link, the fill within a
  /// boundary, the neighbours of a series.
  public var beside: [String] = []
  /// A second way to tell the foreground from what touches it, such as an underline; or nil.
  public var cue: String?
  /// How an indicator of focus lies; or nil.
  public var focus: FocusTerms?
  /// The modes to which it is restricted, by name; empty for all.
  public var modes: [String] = []
  /// A level of its own, or nil.
  public var level: ConformanceLevel?
  /// A ratio of its own, above 1 and up to 21, or nil.
  public var minimum: Double?

  /// Makes the terms of text of unknown size, in all modes.
  public init() {}

  /// The names of the members.
  public static let names = [
    "layers", "canvas", "groupOpacity", "overlay", "use", "size", "weight", "textStyle", "beside",
    "cue", "focus", "modes", "level", "minimum",
  ]

  /// Reads the members of an object that are terms; others are passed over.
  ///
  /// Sizes are those of style sheets, and text styles those of iOS, unless a platform is told.
  ///
  /// - Throws: the first faulty value, with its range.
  public init(
    reading object: JSONObject,
    on platform: ApplePlatform? = nil
  ) throws(DocumentError) {
    var written = WrittenSize()
    var sizes: SourceRange?
    for member in object {
      let value = member.value
      switch member.name.string {
      case "layers": layers = try value.texts
      case "canvas": canvas = try value.text
      case "groupOpacity": groupOpacity = try value.fraction("a group opacity")
      case "overlay": overlay = try StateLayer(reading: value)
      case "beside": beside = try value.texts
      case "cue": cue = try value.cue
      case "focus": focus = try FocusTerms(reading: value)
      case "use": use = try value.choice("a use", Use.all.map { ($0.id, $0) })
      case "level": level = try value.choice("a level", [("AA", .aa), ("AAA", .aaa)])
      case "modes": modes = try value.texts
      case "minimum": minimum = try value.ratio
      case "size":
        // A bare number counts CSS pixels, as design tools write it.
        written.size = value.number == nil ? try value.text : value.sourceText + "px"
        sizes = value.range
      case "weight":
        written.weight = value.number == nil ? try value.text : value.sourceText
        sizes = sizes?.union(value.range) ?? value.range
      default: break
      }
    }
    if let sizes {
      do throws(TextSizeError) {
        textSize = try TextSize(size: written.size, weight: written.weight, on: platform)
        writtenSize = written
      } catch {
        throw DocumentError(error.description, at: sizes)
      }
    }
    guard let value = object["textStyle"] else { return }
    guard written.size == nil else {
      throw DocumentError("a text style gives the size: leave out one of the two", at: value.range)
    }
    let name = try value.text
    do throws(TextStyleError) {
      try setTextStyle(TextStyle.named(name, on: platform ?? .iOS))
    } catch {
      throw DocumentError(error.description, at: value.range)
    }
  }

  /// The same terms with sizes as they are on a platform of Apple, where points count.
  ///
  /// - Throws: An error when the platform has no such text style.
  public func sized(on platform: ApplePlatform) throws(TextStyleError) -> PairingTerms {
    var terms = self
    if let writtenSize {
      // What could be read once can be read again: only the units differ.
      terms.textSize = try? TextSize(
        size: writtenSize.size,
        weight: writtenSize.weight,
        on: platform
      )
    }
    if let textStyle, textStyle.platform != platform {
      terms.setTextStyle(try TextStyle.named(textStyle.id, on: platform))
    }
    return terms
  }

  /// Takes the size of a text style, and its weight unless another one is written.
  mutating func setTextStyle(_ style: TextStyle) {
    var size = style.textSize
    if writtenSize?.weight != nil { size.weight = textSize?.weight ?? size.weight }
    (textStyle, textSize) = (style, size)
  }

  /// Takes a size and a weight as they are written; at least one of them.
  mutating func setTextSize(_ size: String?, weight: String?) throws(TextSizeError) {
    textSize = try TextSize(size: size, weight: weight)
    writtenSize = WrittenSize(size: size, weight: weight)
  }

  /// A size and a weight, as they are written.
  private struct WrittenSize: Hashable {
    var size: String?
    var weight: String?
  }

  /// A pairing on these terms.
  public func pairing(
    _ foreground: ExactText,
    on background: ExactText,
    origin: Pairing.Origin
  ) -> Pairing {
    Pairing(foreground, on: background, terms: self, origin: origin)
  }
}

extension JSONValue {
  /// The text of a value that has to be one.
  public var text: String {
    get throws(DocumentError) {
      guard let string else { throw DocumentError("expected a text, not \(kindName)", at: range) }
      return string
    }
  }

  /// The texts of a value that has to be one, or a list of them.
  public var texts: [String] {
    get throws(DocumentError) {
      if let string { return [string] }
      guard let array else {
        throw DocumentError("expected a text or a list of texts, not \(kindName)", at: range)
      }
      var texts: [String] = []
      for element in array { texts.append(try element.text) }
      return texts
    }
  }

  /// The choice that a value names, which has to be one of a closed list of words.
  public func choice<Choice>(
    _ noun: String,
    _ choices: [(word: String, choice: Choice)]
  ) throws(DocumentError) -> Choice {
    let word = try text
    if let found = choices.first(where: { $0.word == word }) { return found.choice }
    let words = choices.map(\.word)
    let near = Spelling.nearest(to: word, among: words).map { "; did you mean \($0)?" } ?? ""
    throw DocumentError(
      "\(noun) is \(words.joined(separator: ", ")), not \(word)\(near)",
      at: range
    )
  }

  /// The text of a cue, which has to say something.
  fileprivate var cue: String {
    get throws(DocumentError) {
      let text = try text
      guard text.contains(where: { !$0.isWhitespace }) else {
        throw DocumentError("a cue says what it is, such as underline or icon", at: range)
      }
      return text
    }
  }

  /// The day that a value names, which has to exist.
  public var date: CalendarDate {
    get throws(DocumentError) {
      let text = try text
      if let date = CalendarDate(text) { return date }
      throw DocumentError(
        "there is no day \(text): write one that exists as YYYY-MM-DD, such as 2026-12-31",
        at: range
      )
    }
  }

  /// The sentence of a value that has to say something.
  public func statement(_ noun: String) throws(DocumentError) -> String {
    let text = try text
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw DocumentError("\(noun) is empty: say it in a few words", at: range)
    }
    return text
  }

  /// The number of a value that has to be one from 0 to 1.
  func fraction(_ noun: String) throws(DocumentError) -> Double {
    guard let number, (0...1).contains(number) else {
      throw DocumentError("\(noun) is a number from 0 to 1, not \(sourceText)", at: range)
    }
    return number
  }

  fileprivate var ratio: Double {
    get throws(DocumentError) {
      guard let number, number > 1, number <= 21 else {
        throw DocumentError(
          "a minimum is a ratio above 1 and up to 21, not \(sourceText)",
          at: range
        )
      }
      return number
    }
  }
}

extension JSONObject {
  /// Refuses members that are not among `known`.
  ///
  /// - Throws: the first of them, with the name that was probably meant.
  public func refuseUnknown(_ known: [String], in place: String) throws(DocumentError) {
    for member in self where !known.contains(member.name.string) {
      let near = Spelling.nearest(to: member.name.string, among: known)
      throw DocumentError(
        "\(place) has no key \(member.name)" + (near.map { "; did you mean \($0)?" } ?? ""),
        at: member.nameRange
      )
    }
  }
}
