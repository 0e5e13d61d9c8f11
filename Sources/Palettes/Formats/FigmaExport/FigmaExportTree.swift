import Documents

/// The tokens of an export, found in its groups.
struct FigmaExportTree {
  /// The tokens, in the order of the file.
  private(set) var tokens: [FigmaExportToken] = []
  /// The draft that takes what was found wrong.
  private(set) var draft = PaletteDraft()

  /// What stands beside tokens and groups and is neither.
  private static let metadata: Set<ExactText> = [
    "$value", "$extensions", "$description", "$type", "$deprecated", "$schema", "$version",
    "$metadata",
    "$themes", "$collection_metadata", "$variable_metadata", "$file_metadata",
  ]

  /// Lists the tokens below the root.
  init(_ root: JSONValue) {
    walk(root, path: [], type: nil)
  }

  // The depth of a JSON text is bounded, and so is this.
  private mutating func walk(_ group: JSONValue, path: [String], type: String?) {
    guard let object = group.object else { return }
    let type = object["$type"]?.string ?? type
    for member in draft.members(of: object, at: path.joined(separator: ".")) {
      guard !Self.metadata.contains(member.name) else { continue }
      let path = path + [member.name.string]
      guard member.value.object != nil else {
        // A token's further members are its own.
        if !FigmaExportToken.isToken(group) { report(member, at: path) }
        continue
      }
      guard FigmaExportToken.isToken(member.value) else {
        walk(member.value, path: path, type: type)
        continue
      }
      let token = FigmaExportToken(member.value, path: path, type: type)
      if let listed = token.listed { _ = draft.members(of: listed, at: token.path.string) }
      tokens.append(token)
      // A variable may have the name of a group.
      walk(member.value, path: path, type: type)
    }
  }

  /// Reports what stands where a group or a token should.
  private mutating func report(_ member: JSONObject.Member, at path: [String]) {
    guard !member.name.string.utf8.starts(with: "$".utf8) else { return }
    let name = path.joined(separator: ".")
    draft.problems.append(
      Reading.Problem(
        .unreadableColor,
        "\(name) is neither a group nor a token, but \(member.value.kindName)",
        at: member.value.place,
        swatch: ExactText(name)
      )
    )
  }
}

/// One token of an export.
struct FigmaExportToken {
  /// The names from the root to the token, joined by full stops, as aliases write them.
  let path: ExactText
  /// The collection: the name of the group at the root.
  let collection: String
  /// The type by its own word or its group's, in lower case; nil when neither has one.
  let type: String?
  /// The token as it is written.
  let object: JSONValue
  /// The values by the names of modes; nil when there is but one value.
  let listed: JSONObject?
  /// Figma's identifier, or nil.
  let id: ExactText?
  /// What Figma offers it for, or nil for everything.
  let purpose: Swatch.Purpose?

  /// Whether an object is a token.
  static func isToken(_ value: JSONValue) -> Bool {
    value["$value"] != nil || value["$variable_metadata"]?.object != nil
  }

  /// Reads a token.
  init(_ object: JSONValue, path: [String], type: String?) {
    self.object = object
    self.path = ExactText(path.joined(separator: "."))
    collection = path.first ?? ""
    self.type = (object["$type"]?.string ?? type)?.lowercased()
    // Each plug-in has its own place; the first that has what is asked for counts.
    var places = object["$extensions"]?.object?.map(\.value) ?? []
    if let metadata = object["$variable_metadata"] { places.insert(metadata, at: 0) }
    listed = places.lazy.compactMap { $0["modes"]?.object }.first { !$0.isEmpty }
    id = places.lazy.compactMap { ($0["figmaId"] ?? $0["variableId"])?.string }.first
      .map { ExactText($0) }
    let scopes = places.lazy.compactMap { $0["scopes"]?.array }.first ?? []
    purpose = FigmaScopes.purpose(of: scopes.compactMap(\.string))
  }

  /// The values with the names of their modes; the only one has none.
  var values: [(mode: String?, value: JSONValue)] {
    guard let listed else { return [(nil, object["$value"] ?? object)] }
    var last: [ExactText: JSONValue] = [:]
    for member in listed { last[member.name] = member.value }
    return listed.compactMap { member in
      last.removeValue(forKey: member.name).map { (member.name.string, $0) }
    }
  }
}
