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
      let (here, there) = (
        again.value.place(of: again.nameRange), again.value.place(of: first.nameRange)
      )
      problems.append(
        Reading.Problem(
          .duplicateSwatch,
          "\(name) is given twice, on lines \(there.start.line) and \(here.start.line); "
            + "the last value is measured: remove one of them",
          at: here,
          swatch: ExactText(name),
          notes: [("\(name) is given here first", there)]
        )
      )
    }
    var seen: Set<ExactText> = []
    return object.reversed().filter { seen.insert($0.name).inserted }.reversed()
  }
}
