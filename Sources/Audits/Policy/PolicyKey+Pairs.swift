import Colors
import Documents
import Palettes

extension PolicyKey {
  static let pairs = PolicyKey(
    "pairs",
    "The pairings that are declared: every foreground on every background.",
    .list(.object(pairMembers))
  ) { value, reader, policy throws(DocumentError) in
    for element in try value.elements("pairs") {
      let object = try element.members(of: pairMembers.names, in: "a pair")
      guard let foreground = object["foreground"], let background = object["background"] else {
        throw DocumentError("a pair needs a foreground and a background", at: element.range)
      }
      var pair = PolicyPair(
        try foreground.patterns("a foreground"),
        on: try background.patterns("a background"),
        terms: try PairingTerms(reading: object, on: reader.platform)
      )
      pair.place = Place(element.range, in: reader.file)
      policy.pairs.append(pair)
    }
  }

  private static let pairMembers: [PolicySchema.Member] =
    [
      PolicySchema.Member(
        "foreground",
        "Names, globs or colours in front.",
        .oneOrMore(.text),
        isRequired: true
      ),
      PolicySchema.Member(
        "background",
        "Names, globs or colours directly behind.",
        .oneOrMore(.text),
        isRequired: true
      ),
    ] + PairingTerms.members
}

extension PairingTerms {
  /// The members of an object that are terms, as a schema has them.
  static let members: [PolicySchema.Member] = names.compactMap { name in
    known.first { $0.name == name }
  }

  private static let known: [PolicySchema.Member] = [
    .init("layers", "What lies below the background, top first.", .oneOrMany(.text)),
    .init("canvas", "The page below everything, for this pair.", .text),
    .init("groupOpacity", "The opacity of both as one group.", .number(0...1)),
    .init(
      "overlay",
      "A colour laid over the background, as for a hovered state.",
      .object([
        .init("color", "A swatch or a colour.", .text, isRequired: true),
        .init("percent", "How much of it.", .number(0...100), isRequired: true),
      ])
    ),
    .init("use", "What the foreground is for.", .words(Use.all.map(\.id))),
    .init("size", "The size of the text: 14px, 18pt, 1.5rem; a number counts px.", .numberOrText),
    .init("weight", "The weight of the text: 1 to 1000, or a name such as bold.", .numberOrText),
    .init(
      "textStyle",
      "A text style of an Apple platform, such as body, in place of a size.",
      .text
    ),
    .init(
      "beside",
      "What touches the foreground, such as the text around a link.",
      .oneOrMany(.text)
    ),
    .init("cue", "A second way to tell it from that, such as underline.", .text),
    .init(
      "focus",
      "How an indicator of focus lies.",
      .object([
        .init("position", "Where.", .words(FocusTerms.Position.allCases.map(\.rawValue))),
        .init("bands", "Its further colours; any may pass.", .oneOrMany(.text)),
        .init("under", "The component under it.", .text),
      ])
    ),
    .init(
      "covers",
      "Whether text lies on all of a gradient, so that its worst place counts.",
      .words(["all", "some"])
    ),
    .init("modes", "The modes in which it is measured.", .oneOrMany(.text)),
    .init("level", "A level of its own.", .words(["AA", "AAA"])),
    .init("minimum", "A ratio of its own.", .numberAbove(1...21)),
  ]
}
