import Documents

/// One token as it is written.
struct StudioToken {
  /// The path within its set, joined with `.`; the set is no part of it.
  let path: ExactText
  /// What `$value` or `value` holds.
  let value: JSONValue
  /// Its own type, or the `$type` of the nearest group that has one.
  let type: String?
  /// What changes the colour: `$extensions["studio.tokens"].modify`.
  let modifier: JSONValue?
  /// Remarks for people, such as that it is deprecated.
  let notes: [String]
}

/// One set: tokens whose paths are unique.
struct StudioSet {
  /// The name, such as `primitives/colors`.
  let name: String
  /// The tokens, in the order of the file.
  private(set) var tokens: [StudioToken] = []
  /// Names that are given twice.
  private(set) var problems: [Reading.Problem] = []
  /// How many named values are neither tokens nor groups.
  private(set) var strays = 0
  private var positions: [ExactText: Int] = [:]

  /// Lists the tokens of an object.
  init(_ name: String, _ root: JSONValue) {
    self.name = name
    walk(root, path: "", type: nil)
  }

  /// The sets that are the members of an object; a token beside them is in a set without a name.
  static func sets(of root: JSONValue) -> [StudioSet] {
    guard let object = root.object else { return [] }
    var loose = StudioSet(problemsOf: object)
    var sets: [StudioSet] = []
    for member in loose.members(of: object, path: "")
    where member.name.string.utf8.first != UInt8(ascii: "$") {
      if member.value.object == nil || member.value.isStudioToken {
        loose.visit(member, path: member.name.string, type: nil)
      } else {
        sets.append(StudioSet(member.name.string, member.value))
      }
    }
    return [loose] + sets
  }

  private init(problemsOf object: JSONObject) { name = "" }

  /// Looks at an object that is a token, a group, or both in one; JSON bounds the depth.
  private mutating func walk(
    _ value: JSONValue,
    path: String,
    type inherited: String?,
    isWithinToken: Bool = false
  ) {
    guard let object = value.object else { return }
    let isToken = !path.isEmpty && value.isStudioToken
    let isWithinToken = isWithinToken || isToken
    let type = object["$type"]?.string ?? inherited
    for member in members(of: object, path: path) {
      // What a token holds beside its value is no group, unless there are tokens in it.
      if member.name.string.utf8.first == UInt8(ascii: "$")
        || isWithinToken && member.value.object == nil
        || isToken && tokenMembers.contains(member.name.string)
        || member.name == "description" && member.value.string != nil
      {
        continue
      }
      let name = member.name.string
      visit(
        member,
        path: path.isEmpty ? name : "\(path).\(name)",
        type: type,
        isWithinToken: isWithinToken
      )
    }
  }

  private mutating func visit(
    _ member: JSONObject.Member,
    path: String,
    type: String?,
    isWithinToken: Bool = false
  ) {
    guard member.value.object != nil else {
      strays += 1
      return
    }
    if member.value.isStudioToken, let written = member.value["$value"] ?? member.value["value"] {
      let own = member.value["$type"]?.string ?? member.value["type"]?.string
      add(
        StudioToken(
          path: ExactText(path),
          value: written,
          type: own ?? type,
          modifier: member.value["$extensions"]?["studio.tokens"]?["modify"],
          notes: member.value.deprecation.map { ["deprecated: \($0)"] } ?? []
        )
      )
    }
    walk(member.value, path: path, type: type, isWithinToken: isWithinToken)
  }

  private mutating func add(_ token: StudioToken) {
    guard let taken = positions[token.path] else {
      positions[token.path] = tokens.count
      tokens.append(token)
      return
    }
    let first = tokens[taken].value.place
    problems.append(.givenTwice(token.path, at: token.value.place, after: first))
    tokens[taken] = token
  }

  /// The members of an object, each name once: the last of equal ones, the others being reported.
  private mutating func members(of object: JSONObject, path: String) -> [JSONObject.Member] {
    let members = Array(object)
    var replaced: Set<Int> = []
    var last: [ExactText: Int] = [:]
    for (order, member) in members.enumerated() {
      // Most objects are tokens of a few members, for which a dictionary would be a burden.
      let earlier =
        members.count <= 8
        ? members[..<order].lastIndex { $0.name == member.name }
        : last.updateValue(order, forKey: member.name)
      guard let earlier else { continue }
      replaced.insert(earlier)
      problems.append(
        .givenTwice(
          ExactText(path.isEmpty ? member.name.string : "\(path).\(member.name)"),
          at: member.value.place(of: member.nameRange),
          after: member.value.place(of: members[earlier].nameRange)
        )
      )
    }
    guard !replaced.isEmpty else { return members }
    return members.indices.filter { !replaced.contains($0) }.map { members[$0] }
  }
}

/// The members of a token that say something of it; others may be tokens.
private let tokenMembers: Set<String> = ["value", "type", "description", "extensions"]

extension JSONValue {
  /// Whether this is a token, and not a group with a token that is named `value`.
  fileprivate var isStudioToken: Bool {
    if self["$value"] != nil { return true }
    guard let written = self["value"] else { return false }
    guard written.object != nil, self["type"]?.string == nil else { return true }
    // A modifier that others refer to has a value and a type as well.
    let kind = written["type"]?.string
    return written["value"] == nil && written["$value"] == nil
      || kind.map { StudioModifier.kinds.contains($0) } ?? false
  }

  /// Why a token should no longer be used, or nil when it may be.
  fileprivate var deprecation: String? {
    guard let value = self["$deprecated"] else { return nil }
    return value.string ?? (value.bool == true ? "no reason is given" : nil)
  }
}
