import Documents
import Palettes

extension PolicyKey {
  static let exempt = PolicyKey(
    "exempt",
    "Foregrounds that need no contrast, such as a logotype: names or globs, or objects with a "
      + "reason. They are still measured and listed.",
    .oneOrMany(.any([.text, .object(exemptionMembers)]))
  ) { value, reader, policy throws(DocumentError) in
    for element in value.array ?? [value] {
      let place = Place(element.range, in: reader.file)
      guard element.object != nil else {
        guard element.string != nil else {
          throw DocumentError(
            "expected a name, a glob, or an object with foreground and reason, not "
              + element.kindName,
            at: element.range
          )
        }
        policy.exemptions.append(Exemption(try element.patterns("an exemption"), place: place))
        continue
      }
      let object = try element.members(of: exemptionMembers.names, in: "an exemption")
      guard let foreground = object["foreground"], let reason = object["reason"] else {
        throw DocumentError("an exemption needs a foreground and a reason", at: element.range)
      }
      policy.exemptions.append(
        Exemption(
          try foreground.patterns("a foreground"),
          reason: try reason.statement("a reason"),
          place: place
        )
      )
    }
  }

  private static let exemptionMembers: [PolicySchema.Member] = [
    .init("foreground", "Names or globs.", .oneOrMore(.text), isRequired: true),
    .init("reason", "Why they need none.", .text, isRequired: true),
  ]
}
