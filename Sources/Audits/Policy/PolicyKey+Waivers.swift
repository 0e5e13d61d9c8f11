import Documents
import Palettes

extension PolicyKey {
  static let waivers = PolicyKey(
    "waivers",
    "Findings that are accepted, each for a reason and, best, until a day.",
    .list(.object(waiverMembers))
  ) { value, reader, policy throws(DocumentError) in
    for element in try value.elements("waivers") {
      policy.waivers.append(try waiver(element, reader))
    }
  }

  private static let waiverMembers: [PolicySchema.Member] = [
    .init("foreground", "Names, globs or colours in front; all unless told.", .oneOrMore(.text)),
    .init("background", "Names, globs or colours behind; all unless told.", .oneOrMore(.text)),
    .init("mode", "The modes in which it counts; all unless told.", .oneOrMore(.text)),
    .init("rule", "The rule whose findings are accepted; all unless told.", .words(waivable)),
    .init("reason", "Why it is accepted.", .text, isRequired: true),
    .init("owner", "Who answers for it.", .text),
    .init(
      "expires",
      "The last day on which it counts: YYYY-MM-DD.",
      .form("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$")
    ),
  ]

  /// The rules whose findings can be accepted.
  private static var waivable: [String] {
    Rule.all.map(\.id).filter { !Waiver.refused.contains($0) }
  }

  private static func waiver(
    _ value: JSONValue,
    _ reader: PolicyReader
  ) throws(DocumentError) -> Waiver {
    let object = try value.members(of: waiverMembers.names, in: "a waiver")
    guard let reason = object["reason"] else {
      throw DocumentError("a waiver needs a reason", at: value.range)
    }
    guard ["foreground", "background", "rule"].contains(where: { object[ExactText($0)] != nil })
    else {
      throw DocumentError(
        "a waiver needs a foreground, a background or a rule: it would accept everything",
        at: value.range
      )
    }
    var waiver = Waiver(
      Suppression(
        .waiver,
        reason: try reason.statement("a reason"),
        owner: try object["owner"]?.statement("an owner"),
        expires: try object["expires"]?.date,
        place: Place(value.range, in: reader.file)
      )
    )
    waiver.foregrounds = try object["foreground"]?.patterns("a foreground") ?? []
    waiver.backgrounds = try object["background"]?.patterns("a background") ?? []
    waiver.modes = try object["mode"]?.patterns("a mode") ?? []
    if let rule = object["rule"] {
      let id = try rule.text
      guard !Waiver.refused.contains(id) else {
        throw DocumentError("findings of \(id) are about waivers: mend them", at: rule.range)
      }
      guard waivable.contains(id) else {
        let near = Spelling.nearest(to: id, among: waivable).map { "; did you mean \($0)?" } ?? ""
        throw DocumentError(
          "there is no rule \(id)\(near.isEmpty ? "; legible rules lists them" : near)",
          at: rule.range
        )
      }
      waiver.rule = id
    }
    return waiver
  }
}
