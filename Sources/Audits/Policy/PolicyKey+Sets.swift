import Documents
import Palettes

extension PolicyKey {
  static let sets = PolicyKey(
    "sets",
    "Sets of colours that people have to tell apart.",
    .list(.object(setMembers))
  ) { value, reader, policy throws(DocumentError) in
    for element in try value.elements("sets") {
      let object = try element.members(of: setMembers.names, in: "a set")
      guard let name = object["name"], let colors = object["colors"] else {
        throw DocumentError("a set needs a name and colors", at: element.range)
      }
      var set = ColorSet(
        try name.statement("the name of a set"),
        of: try colors.patterns("colors"),
        place: Place(element.range, in: reader.file)
      )
      set.cue = try object["cue"]?.statement("a cue")
      if let meaning = object["meaning"] {
        set.namesColors = try meaning.choice("a meaning", [("named-color", true)])
      }
      policy.sets.append(set)
    }
  }

  private static let setMembers: [PolicySchema.Member] = [
    .init("name", "What it is called.", .text, isRequired: true),
    .init("colors", "Names, globs or colours.", .oneOrMore(.text), isRequired: true),
    .init("cue", "A second way to tell them apart, such as icons.", .text),
    .init(
      "meaning",
      "named-color when the colour itself is meant, as in: press the red button.",
      .words(["named-color"])
    ),
  ]
}
