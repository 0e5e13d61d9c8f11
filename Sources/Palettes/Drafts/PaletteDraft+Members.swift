import Documents

extension PaletteDraft {
  /// The members of an object, of equal names the last one; the others are reported.
  ///
  /// What is told of a member is its name behind `path`, with a full stop between them.
  ///
  /// - Complexity: O(*n*) in the number of members.
  mutating func members(of object: JSONObject, in path: String) -> [JSONObject.Member] {
    let duplicates = object.duplicates
    guard !duplicates.isEmpty else { return Array(object) }
    for (first, again) in duplicates {
      let name = path.isEmpty ? again.name.string : "\(path).\(again.name)"
      problems.append(
        .givenTwice(
          ExactText(name),
          at: again.value.place(of: again.nameRange),
          after: again.value.place(of: first.nameRange)
        )
      )
    }
    var seen: Set<ExactText> = []
    return object.reversed().filter { seen.insert($0.name).inserted }.reversed()
  }
}
