import Documents

/// A group of tokens: objects whose members are merged, the one that wins first.
struct TokenGroup {
  /// The path, joined with `.`; empty for the root.
  let path: String
  /// The group's own object, then those of the groups that it extends.
  var layers: [JSONValue]
}

/// Puts the groups that a group extends below it (DTCG 2025.10, `$extends`).
///
/// A group is merged when the walker comes to it, so what it hands on to its tokens is that of the
/// merged group. A `$ref` in the place of a group is the same as `$extends`.
struct TokenGroupMerger {
  /// One `$extends`, with the group that has it; two are the same if they stand at the same place.
  struct Extension: Equatable {
    let group: String
    let value: JSONValue

    static func == (left: Extension, right: Extension) -> Bool {
      left.value.id == right.value.id
    }
  }

  /// An `$extends` that cannot be followed.
  struct Fault {
    let group: String
    let message: String
    let place: Place
  }

  private(set) var faults: [Fault] = []
  private let roots: [JSONValue]
  private let files: TokenFiles
  /// What each `$extends` was found to name, by the place of its value.
  private var targets: [JSONValue.ID: [JSONValue]] = [:]
  private var reported: Set<JSONValue.ID> = []
  /// The `$extends` whose targets are being looked for.
  private var resolving: [Extension] = []
  /// How many members may still be copied from extended groups.
  private var budget = TokenGroupMerger.mostCopies

  /// How many members may be copied from extended groups.
  private static let mostCopies = 50_000
  /// How many groups may extend one another in a row.
  private static let longestChain = 64

  init(_ roots: [JSONValue], from files: TokenFiles) {
    self.roots = roots
    self.files = files
  }

  /// The group with everything that it extends below it, and the `$extends` that were followed.
  ///
  /// `walked` holds those that were followed for the groups around this one: a group that follows
  /// one of them again would hold itself.
  mutating func merged(
    _ group: TokenGroup,
    below walked: [Extension]
  ) -> (group: TokenGroup, followed: [Extension]) {
    var merging = Merging(group: TokenGroup(path: group.path, layers: []), walked: walked)
    for layer in group.layers { append(layer, of: group.path, to: &merging) }
    return (merging.group, merging.followed)
  }

  /// A group that is being merged.
  private struct Merging {
    var group: TokenGroup
    let walked: [Extension]
    var followed: [Extension] = []
    /// The layers that extend one another and lead to the one that is appended.
    var chain: [JSONValue.ID] = []

    /// Whether a layer is among those that lead to the one that is appended.
    func holds(_ layer: JSONValue) -> Bool { chain.contains(layer.id) }
  }

  /// Takes one member from the budget; reports it, once, when there is nothing left.
  mutating func spend(at value: JSONValue, in group: TokenGroup) -> Bool {
    budget -= 1
    if budget == -1 {
      let message =
        "the groups of this file extend one another to more than "
        + "\(TokenGroupMerger.mostCopies) members"
      faults.append(Fault(group: group.path, message: message, place: value.place))
    }
    return budget >= 0
  }

  /// Reports a group that is nested too deep, by way of `$extends`.
  mutating func reportDepth(of group: TokenGroup) {
    let path = String(decoding: group.path.utf8.prefix(60), as: UTF8.self)
    guard let layer = group.layers.first else { return }
    report("\(path)... is nested deeper than 512 groups", Extension(group: path, value: layer))
  }

  /// Whether an object is a token: it has a value, points at one, or is typed and holds nothing.
  func isToken(_ value: JSONValue) -> Bool {
    guard let object = value.object else { return false }
    if object["$value"] != nil { return true }
    if let reference = object["$ref"] { return !object.holdsTokens && !namesGroup(reference) }
    return object["$type"] != nil && object["$extends"] == nil && !object.holdsTokens
  }

  private func namesGroup(_ reference: JSONValue) -> Bool {
    guard let (root, steps) = location(of: reference) else { return false }
    let targets = (root.map { [$0] } ?? roots).compactMap { $0[JSONPointer(steps)] }
    guard let target = targets.first else { return false }
    return target.object != nil && steps.last != "$value" && target["$value"] == nil
      && target["$ref"] == nil && target["colorSpace"] == nil
  }

  private mutating func append(_ layer: JSONValue, of path: String, to merging: inout Merging) {
    guard !merging.group.layers.contains(where: { $0.id == layer.id }) else { return }
    merging.group.layers.append(layer)
    guard let value = layer["$extends"] ?? (layer["$value"] == nil ? layer["$ref"] : nil) else {
      return
    }
    let step = Extension(group: path, value: value)
    merging.chain.append(layer.id)
    defer { merging.chain.removeLast() }
    guard merging.chain.count <= TokenGroupMerger.longestChain else {
      report("more than \(TokenGroupMerger.longestChain) groups extend one another in a row", step)
      return
    }
    let targets = target(of: step)
    guard !merging.walked.contains(step), !targets.contains(where: merging.holds) else {
      report("\(step.name) extends \(step.target), which leads back to it: break the circle", step)
      return
    }
    merging.followed.append(step)
    for layer in targets { append(layer, of: step.target, to: &merging) }
  }

  /// The objects of the group that an `$extends` names; those that they extend are not among them.
  private mutating func target(of step: Extension) -> [JSONValue] {
    if let known = targets[step.value.id] { return known }
    guard let (root, steps) = location(of: step.value) else {
      report(
        files.fault(of: step.value)
          ?? "\(step.value.sourceText) names no group, as {group.path} and #/group/path do",
        step
      )
      return []
    }
    guard !resolving.contains(step), resolving.count < TokenGroupMerger.longestChain else {
      report("\(step.name) extends \(step.target), which leads back to it: break the circle", step)
      return []
    }
    resolving.append(step)
    defer { resolving.removeLast() }
    var found = TokenGroup(path: "", layers: root.map { [$0] } ?? roots)
    for name in steps {
      found = merged(found, below: []).group
      let values = found.layers.compactMap { $0[name] }.filter { $0.object != nil }
      if values.first?["$value"] != nil {
        report("\(step.target) is a token; $extends names a group", step)
        return []
      }
      let path = found.path.isEmpty ? name.string : "\(found.path).\(name)"
      guard !values.isEmpty else {
        report(missing(path, among: found), step)
        return []
      }
      found = TokenGroup(path: path, layers: values.filter { $0["$value"] == nil })
    }
    targets[step.value.id] = found.layers
    return found.layers
  }

  /// The steps to the group that a value names, and the root that they start from; nil stands for
  /// the merged roots.
  private func location(of value: JSONValue) -> (root: JSONValue?, steps: [ExactText])? {
    if let steps = value.groupSteps { return (nil, steps) }
    guard let text = value.string ?? value["$ref"]?.string,
      let (root, pointer) = files.target(of: text, in: value)
    else { return nil }
    return (root, pointer.steps)
  }

  private func missing(_ path: String, among group: TokenGroup) -> String {
    let prefix = group.path.isEmpty ? "" : "\(group.path)."
    let names = group.layers.compactMap(\.object).flatMap { layer in
      layer.filter(\.isTokenOrGroup).map { prefix + $0.name.string }
    }
    let near = Spelling.nearest(to: path, among: Array(names.prefix(1000)))
    return "there is no group \(path)" + (near.map { "; did you mean \($0)?" } ?? "")
  }

  private mutating func report(_ message: String, _ step: Extension) {
    guard reported.insert(step.value.id).inserted else { return }
    faults.append(Fault(group: step.group, message: message, place: step.value.place))
  }
}

extension JSONObject {
  /// Whether any member may be a token or a group.
  fileprivate var holdsTokens: Bool { contains(where: \.isTokenOrGroup) }
}

extension TokenGroupMerger.Extension {
  /// The group that has it, for messages.
  fileprivate var name: String { group.isEmpty ? "the root" : group }

  /// The group that it names, for messages.
  fileprivate var target: String {
    value.groupSteps.map { $0.map(\.string).joined(separator: ".") } ?? value.sourceText
  }
}

extension JSONValue {
  /// The path of the group that `$extends` names, as `{a.b}`, `#/a/b` or `{"$ref": "#/a/b"}`.
  fileprivate var groupSteps: [ExactText]? {
    guard let text = string ?? self["$ref"]?.string else { return nil }
    if let path = TokenReference.path(inBraces: text) {
      return path.string.utf8.split(separator: UInt8(ascii: ".")).map {
        ExactText(String(decoding: $0, as: UTF8.self))
      }
    }
    return JSONPointer(fragment: text)?.steps
  }
}
