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
  /// What each `$extends` was found to name.
  private var targets: [JSONValue.ID: TokenGroup] = [:]
  /// What each `$extends` leads to, past groups that say nothing themselves.
  private var ends: [JSONValue.ID: TokenGroup] = [:]
  private var reported: Set<JSONValue.ID> = []
  /// The `$extends` whose targets are being looked for.
  private var resolving: [Extension] = []
  /// How many members may still be copied from extended groups.
  private var budget = TokenGroupMerger.mostCopies

  /// How many groups may still be put below others.
  private var layersLeft = TokenGroupMerger.mostLayers
  /// How many names of missing groups may still be guessed.
  private var guessesLeft = 20

  /// How many members may be copied from extended groups.
  private static let mostCopies = 50_000
  /// How many groups may be put below others: of a chain, the second below the first, and so on.
  private static let mostLayers = 100_000
  /// How many groups may have to be merged before it is known which one another extends.
  private static let deepestTarget = 64

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
    below walked: Set<JSONValue.ID>
  ) -> (group: TokenGroup, followed: [JSONValue.ID]) {
    // Most groups extend none.
    if group.layers.count == 1, extended(by: group.layers[0]) == nil { return (group, []) }
    var merged = TokenGroup(path: group.path, layers: [])
    var followed: [JSONValue.ID] = []
    var seen: Set<JSONValue.ID> = []
    /// The layers that extend one another and lead to the one at hand.
    var chain: Set<JSONValue.ID> = []
    var waiting = group.layers.reversed().map { Visit.enter($0, of: group.path) }
    while let visit = waiting.popLast() {
      guard case .enter(let layer, let path) = visit else {
        if case .leave(let layer) = visit { chain.remove(layer) }
        continue
      }
      guard seen.insert(layer.id).inserted else { continue }
      merged.layers.append(layer)
      guard let value = extended(by: layer),
        case let step = Extension(group: path, value: value), spendLayer(at: step)
      else { continue }
      chain.insert(layer.id)
      waiting.append(.leave(layer.id))
      let target = end(of: step)
      guard !walked.contains(value.id), !target.layers.contains(where: { chain.contains($0.id) })
      else {
        report(circle(from: step), step)
        continue
      }
      followed.append(value.id)
      waiting += target.layers.reversed().map { .enter($0, of: target.path) }
    }
    return (merged, followed)
  }

  /// What a group says that it extends; a `$ref` in the place of a group says the same.
  private func extended(by layer: JSONValue) -> JSONValue? {
    layer["$extends"] ?? (layer["$value"] == nil ? layer["$ref"] : nil)
  }

  /// What is to be done next when groups that extend one another are put in a row.
  private enum Visit {
    case enter(JSONValue, of: String)
    case leave(JSONValue.ID)
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

  /// Takes one group from the budget of layers; reports it, once, when there is nothing left.
  private mutating func spendLayer(at step: Extension) -> Bool {
    layersLeft -= 1
    if layersLeft == -1 {
      report(
        "the chains of groups that extend one another are too long: more than "
          + "\(TokenGroupMerger.mostLayers) groups would be put below others",
        step
      )
    }
    return layersLeft >= 0
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
    let targets = (root.map { [$0] } ?? roots).compactMap { files.value(at: steps, below: $0) }
    guard let target = targets.first else { return false }
    return target.object != nil && steps.last != "$value" && target["$value"] == nil
      && target["$ref"] == nil && target["colorSpace"] == nil
  }

  /// The group to which an `$extends` leads, past those that say nothing but what they extend.
  ///
  /// So a long chain of such groups is walked once, and not once for each of them.
  private mutating func end(of step: Extension) -> TokenGroup {
    if let known = ends[step.value.id] { return known }
    let first = target(of: step)
    var group = first
    var way: Set<JSONValue.ID> = [step.value.id]
    while group.layers.count == 1, let value = group.layers[0].onlyExtension {
      // A circle is told where its groups are merged.
      guard way.insert(value.id).inserted else {
        for id in way { ends[id] = targets[id] }
        return first
      }
      group = ends[value.id] ?? target(of: Extension(group: group.path, value: value))
    }
    if resolving.isEmpty { for id in way { ends[id] = group } }
    return group
  }

  /// The group that an `$extends` names; those that it extends are not among its layers.
  private mutating func target(of step: Extension) -> TokenGroup {
    if let known = targets[step.value.id] { return known }
    let nothing = TokenGroup(path: "", layers: [])
    guard let (root, steps) = location(of: step.value) else {
      report(
        files.fault(of: step.value)
          ?? "\(step.value.sourceText) names no group, as {group.path} and #/group/path do",
        step
      )
      targets[step.value.id] = nothing
      return nothing
    }
    guard !resolving.contains(step) else {
      report(circle(from: step), step)
      return nothing
    }
    guard resolving.count < TokenGroupMerger.deepestTarget else {
      report(
        "\(step.target) is found only through more than \(TokenGroupMerger.deepestTarget) groups that "
          + "extend one another: name the group that has it",
        step
      )
      return nothing
    }
    resolving.append(step)
    defer { resolving.removeLast() }
    var found = TokenGroup(path: "", layers: root.map { [$0] } ?? roots)
    for name in steps {
      found = merged(found, below: []).group
      let values = found.layers.compactMap { files.value(at: name, of: $0) }.filter {
        $0.object != nil
      }
      if values.first?["$value"] != nil {
        report("\(step.target) is a token; $extends names a group", step)
        return nothing
      }
      let path = found.path.isEmpty ? name.string : "\(found.path).\(name)"
      guard !values.isEmpty else {
        if !reported.contains(step.value.id) { report(missing(path, among: found), step) }
        return nothing
      }
      found = TokenGroup(path: path, layers: values.filter { $0["$value"] == nil })
    }
    let target = TokenGroup(path: step.target, layers: found.layers)
    targets[step.value.id] = target
    return target
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

  private mutating func missing(_ path: String, among group: TokenGroup) -> String {
    guessesLeft -= 1
    guard guessesLeft >= 0 else { return "there is no group \(path)" }
    let prefix = group.path.isEmpty ? "" : "\(group.path)."
    let names = group.layers.compactMap(\.object).flatMap { layer in
      layer.filter(\.isTokenOrGroup).map { prefix + $0.name.string }
    }
    let near = Spelling.nearest(to: path, among: Array(names.prefix(1000)))
    return "there is no group \(path)" + (near.map { "; did you mean \($0)?" } ?? "")
  }

  /// What is wrong with groups that extend one another in a circle, of which the step is a part.
  private func circle(from step: Extension) -> String {
    var members: [String] = []
    var seen: Set<JSONValue.ID> = []
    var next: Extension? = step
    while let member = next, members.count <= 12, seen.insert(member.value.id).inserted {
      members.append(member.name)
      guard let group = targets[member.value.id] else { break }
      next = group.layers.first.flatMap { $0["$extends"] }
        .map { Extension(group: group.path, value: $0) }
    }
    let message = "\(step.name) extends \(step.target), which leads back to it"
    guard members.count > 2 else { return message + ": break the circle" }
    let shown = members.count <= 12 ? members : members.prefix(12) + ["..."]
    return message + ": break the circle \(shown.joined(separator: ", "))"
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
  /// What a group extends that says nothing else; nil for any other.
  fileprivate var onlyExtension: JSONValue? {
    guard let object else { return nil }
    var found: JSONValue?
    for member in object {
      if member.isNamed("$extends") {
        found = member.value
      } else if !member.isNamed("$description") {
        return nil
      }
    }
    return found
  }

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
