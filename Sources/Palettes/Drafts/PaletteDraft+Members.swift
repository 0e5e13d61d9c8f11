import Documents

extension PaletteDraft {
  /// The members of an object, the last one of each name; names that occur twice are reported.
  ///
  /// Names are told behind the path of the object and the separator.
  mutating func members(
    of object: JSONObject,
    at path: String = "",
    joinedBy separator: String = "."
  ) -> [JSONObject.Member] {
    var members: [JSONObject.Member] = []
    var positions: [ExactText: Int] = [:]
    for member in object {
      guard let position = positions.updateValue(members.count, forKey: member.name) else {
        members.append(member)
        continue
      }
      positions[member.name] = position
      let file = member.value.file
      problems.append(
        .givenTwice(
          path.isEmpty ? member.name : ExactText("\(path)\(separator)\(member.name)"),
          at: Place(member.nameRange, in: file),
          after: Place(members[position].nameRange, in: file)
        )
      )
      members[position] = member
    }
    return members
  }
}
