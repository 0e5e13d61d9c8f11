import Documents

/// One design token, before its value is looked at.
///
/// It is an object, since every mode looks at every token.
final class Token: Sendable {
  /// The path, joined with `.`.
  let path: ExactText
  /// The whole object.
  let object: JSONValue
  /// What `$value` holds; the object itself for a token that is one `$ref`, or that has no value.
  let value: JSONValue
  /// Whether it has a value, or points at one.
  let hasValue: Bool
  /// Its own `$type`, or nil.
  let ownType: String?
  /// The `$type` of the nearest group that has one, or nil.
  let groupType: String?
  /// Remarks for people, such as that it is deprecated.
  let notes: [String]
  /// The objects whose `alpha` and `mix` change the colour, the one that wins first; mostly none.
  let siblings: [JSONValue]

  /// Whether a type is stated, by the token or its groups, and it is not color.
  let isOfOtherType: Bool

  init(
    path: ExactText,
    object: JSONValue,
    value: JSONValue?,
    ownType: String?,
    groupType: String?,
    notes: [String],
    siblings: [JSONValue]
  ) {
    self.path = path
    self.object = object
    self.value = value ?? object
    hasValue = value != nil || object["$ref"] != nil
    self.ownType = ownType
    self.groupType = groupType
    self.notes = notes
    self.siblings = siblings
    isOfOtherType = (ownType ?? groupType).map { $0 != "color" } ?? false
  }

  /// The type by itself: its own, else that of its groups.
  var type: String? { ownType ?? groupType }
}

/// The tokens of a file as one list, with what they inherit from their groups.
///
/// It is an object, since all that follows references holds it.
final class TokenTree {
  /// The files, for references from one into another.
  let files: TokenFiles
  /// The tokens, in the order of the file; paths are unique.
  private(set) var tokens: [Token] = []
  /// Where each path stands in `tokens`.
  private(set) var positions: [ExactText: Int] = [:]
  /// The paths of the groups.
  private(set) var groups: Set<ExactText> = []
  /// Names given twice, and groups that cannot be extended.
  private(set) var problems: [Reading.Problem] = []
  /// The objects that declare pairings, with the path of their token or group.
  private(set) var declarations: [(path: ExactText, isToken: Bool, value: JSONValue)] = []

  private let inheritsSiblings: Bool
  private var merger: TokenGroupMerger
  /// The places of the names that were reported as given twice.
  private var reported: Set<Place> = []
  /// The `$extends` through which the groups around the walker were reached.
  private var walked: Set<JSONValue.ID> = []

  /// What is handed on from group to group.
  private struct Inherited {
    var type: String?
    var deprecation: String?

    /// What a group or a token hands on: what its first layer says, else what comes from around it.
    func with(_ layers: [JSONValue]) -> Inherited {
      with(
        type: layers.lazy.compactMap { $0["$type"]?.string }.first,
        deprecation: layers.lazy.compactMap { $0["$deprecated"] }.first
      )
    }

    func with(type: String?, deprecation: JSONValue?) -> Inherited {
      var inherited = self
      if let type { inherited.type = type }
      switch deprecation?.content {
      case .string(let reason)?: inherited.deprecation = reason
      case .bool(true)?: inherited.deprecation = "no reason is given"
      case .bool(false)?: inherited.deprecation = nil
      default: break
      }
      return inherited
    }
  }

  /// Lists the tokens below roots that are merged; the first one wins.
  ///
  /// Tools that merge files member by member let a token keep what stands beside its value in the
  /// one that it overrides; in a resolver document a token is replaced as a whole.
  init(_ roots: [JSONValue], from files: TokenFiles, inheritsSiblings: Bool = false) {
    self.files = files
    self.inheritsSiblings = inheritsSiblings
    merger = TokenGroupMerger(roots, from: files)
    walk(TokenGroup(path: "", layers: roots), Inherited(), isCopy: false, depth: 0)
    problems += merger.faults.map { fault in
      Reading.Problem(
        .unresolvedReference,
        fault.message,
        at: fault.place,
        swatch: fault.group.isEmpty ? nil : ExactText(fault.group)
      )
    }
  }

  private func walk(
    _ unmerged: TokenGroup,
    _ inherited: Inherited,
    isCopy: Bool,
    depth: Int
  ) {
    guard depth <= 512 else { return merger.reportDepth(of: unmerged) }
    guard !unmerged.layers.isEmpty else { return }
    let (group, extended) = merger.merged(unmerged, below: walked)
    walked.formUnion(extended)
    // One that is followed twice is a circle, so none of these was there before.
    defer { walked.subtract(extended) }
    groups.insert(ExactText(group.path))
    let inherited = inherited.with(group.layers)
    if !isCopy, !merger.isToken(unmerged.layers[0]) {
      if let value = unmerged.layers[0]["$extensions"]?["legible"] {
        declarations.append((ExactText(group.path), false, value))
      }
    }
    if let object = group.layers.first, object["value"]?.string?.looksLikeColor == true {
      problems.append(
        Reading.Problem(
          .unreadableColor,
          "\(group.path) has value and no $value: in design tokens the name begins with $; "
            + "--from style-dictionary reads it",
          at: object.place,
          swatch: ExactText(group.path)
        )
      )
    }
    for member in members(of: group) {
      let isCopy = isCopy || member.isCopy
      // Groups within groups that extend others multiply; a file must not fill the memory.
      if isCopy, !merger.spend(at: member.values[0], in: group) { return }
      let name = member.name.string
      let path = group.path.isEmpty ? name : group.path + "." + name
      visit(member.values, at: path, inherited, isCopy: isCopy, depth: depth)
    }
  }

  /// Looks at one member of a group: a token, a group, or both in one.
  private func visit(
    _ values: [JSONValue],
    at path: String,
    _ inherited: Inherited,
    isCopy: Bool,
    depth: Int
  ) {
    let object = values[0]
    guard merger.isToken(object) else {
      // A token that a group replaces is gone; groups are merged.
      let layers = values.filter { !merger.isToken($0) }
      walk(TokenGroup(path: path, layers: layers), inherited, isCopy: isCopy, depth: depth + 1)
      return
    }
    if inheritsSiblings { reportCollision(values, at: path) }
    let members = TokenMembers(of: object)
    let type = members.type?.string
    let own = inherited.with(type: type, deprecation: members.deprecation)
    add(
      Token(
        path: ExactText(path),
        object: object,
        value: members.value,
        ownType: type,
        groupType: inherited.type,
        notes: own.deprecation.map { ["deprecated: \($0)"] } ?? [],
        siblings: inheritsSiblings && values.count > 1
          ? values.filter { TokenMembers(of: $0).holdModification }
          : members.holdModification ? [object] : []
      )
    )
    if let value = members.extensions?["legible"] {
      declarations.append((ExactText(path), true, value))
    }
    guard members.value != nil, members.holdTokens else {
      if members.mayRepeat { _ = replacedMembers(of: object.object, path: path) }
      return
    }
    // The standard allows no tokens within a token; files have them all the same.
    walk(TokenGroup(path: path, layers: [object]), inherited, isCopy: isCopy, depth: depth + 1)
  }

  /// Reports a token that two files of the same mode have; a file of a mode overrides others.
  private func reportCollision(_ values: [JSONValue], at path: String) {
    guard values.count > 1, merger.isToken(values[1]),
      values[0].file.name != values[1].file.name,
      Mode(ofTokensBelow: values[0].root) == Mode(ofTokensBelow: values[1].root)
    else { return }
    problems.append(.givenTwice(ExactText(path), at: values[0].place, after: values[1].place))
  }

  private func add(_ token: Token) {
    guard let taken = positions.updateValue(tokens.count, forKey: token.path) else {
      tokens.append(token)
      return
    }
    positions[token.path] = taken
    let first = tokens[taken].object.place
    problems.append(
      Reading.Problem(
        .duplicateSwatch,
        "two tokens have the path \(token.path), since a name contains a full stop; "
          + "the first one is measured: rename one of them",
        at: token.object.place,
        swatch: token.path,
        notes: [("the first token with the path \(token.path)", first)]
      )
    )
  }
}

extension TokenTree {
  /// A member of a merged group: its values, the one that wins first.
  private struct Member {
    let name: ExactText
    var values: [JSONValue]
    /// Whether the value that wins comes from a group that is extended.
    let isCopy: Bool
  }

  /// The tokens and groups of a merged group, each name once.
  private func members(of group: TokenGroup) -> [Member] {
    var merged: [Member] = []
    var positions: [ExactText: Int] = [:]
    for (depth, layer) in group.layers.enumerated() {
      guard let object = layer.object else { continue }
      let replaced = depth == 0 ? replacedMembers(of: object, path: group.path) : []
      for (order, member) in object.enumerated()
      where member.isTokenOrGroup && !replaced.contains(order) {
        if group.layers.count > 1 {
          if let position = positions[member.name] {
            merged[position].values.append(member.value)
            continue
          }
          positions[member.name] = merged.count
        }
        merged.append(Member(name: member.name, values: [member.value], isCopy: depth > 0))
      }
    }
    return merged
  }

  /// Reports names that occur twice in one object; tells which members a later one replaces.
  private func replacedMembers(
    of object: JSONObject?,
    path: String
  ) -> Set<Int> {
    let members = object.map(Array.init) ?? []
    var replaced: Set<Int> = []
    var last: [ExactText: Int] = [:]
    for (order, member) in members.enumerated() {
      // Most objects are tokens of a few members, for which a dictionary would be a burden.
      let earlier =
        members.count <= 8
        ? members[..<order].lastIndex { $0.isNamed(like: member) }
        : last.updateValue(order, forKey: member.name)
      guard let before = earlier else { continue }
      replaced.insert(before)
      // A group that others extend is looked at more than once.
      let again = member.value.place(of: member.nameRange)
      guard reported.insert(again).inserted else { continue }
      let name = path.isEmpty ? member.name.string : "\(path).\(member.name)"
      let first = member.value.place(of: members[before].nameRange)
      problems.append(
        Reading.Problem(
          .duplicateSwatch,
          "\(name) is given twice, on lines \(first.start.line) and \(again.start.line); "
            + "the last value is measured: remove one of them",
          at: again,
          swatch: ExactText(name),
          notes: [("\(name) is given here first", first)]
        )
      )
    }
    return replaced
  }
}
