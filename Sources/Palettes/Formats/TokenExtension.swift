import Documents

extension TokenTree {
  /// Copies the tokens of extended groups into those that extend them (DTCG 2025.10, `$extends`).
  ///
  /// What the extending group has itself stays; a group that extends itself, directly or by way of
  /// others, is a problem.
  mutating func extendGroups() {
    var waiting: [(group: ExactText, target: ExactText, value: JSONValue)] = []
    for (group, value) in extensions {
      if let target = value.groupPath, groups.contains(target), !target.holds(group) {
        waiting.append((group, target, value))
      } else {
        report(value, of: group)
      }
    }
    while !waiting.isEmpty {
      // A group is complete when nothing in it or around it waits for tokens itself.
      let ready = waiting.filter { step in
        !waiting.contains { step.target.holds($0.group) || $0.group.holds(step.target) }
      }
      for step in ready { copyTokens(of: step.target, into: step.group) }
      waiting.removeAll { step in ready.contains { $0.group == step.group } }
      guard ready.isEmpty else { continue }
      for step in waiting {
        problems.append(
          Reading.Problem(
            .unresolvedReference,
            "\(step.group) extends \(step.target), which leads back to it: break the circle",
            at: Place(step.value.range, in: file),
            swatch: step.group
          )
        )
      }
      return
    }
  }

  private mutating func copyTokens(of target: ExactText, into group: ExactText) {
    let prefix = target.string.utf8.count
    for token in tokens where target.holds(token.path) && token.path != target {
      let rest = String(decoding: token.path.string.utf8.dropFirst(prefix), as: UTF8.self)
      add(
        Token(
          path: ExactText(group.string + rest),
          object: token.object,
          value: token.value,
          type: token.type,
          deprecation: token.deprecation
        )
      )
    }
  }

  private mutating func report(_ value: JSONValue, of group: ExactText) {
    let message: String
    if let target = value.groupPath {
      let near = Spelling.nearest(to: target.string, among: groups.map(\.string))
      message =
        target.holds(group)
        ? "\(group) extends \(target), which holds it: break the circle"
        : positions[target] != nil
          ? "\(target) is a token; $extends names a group"
          : "there is no group \(target)" + (near.map { "; did you mean \($0)?" } ?? "")
    } else {
      message = "$extends names a group, as {group.path} or #/group/path"
    }
    problems.append(
      Reading.Problem(
        .unresolvedReference,
        message,
        at: Place(value.range, in: file),
        swatch: group
      )
    )
  }
}

extension JSONValue {
  /// The group that `$extends` names, as `{a.b}`, `#/a/b` or `{"$ref": "#/a/b"}`.
  fileprivate var groupPath: ExactText? {
    guard let text = string ?? self["$ref"]?.string else { return nil }
    if let alias = TokenReference.alias(text) { return alias }
    guard text.hasPrefix("#"), let pointer = JSONPointer(String(text.dropFirst())) else {
      return nil
    }
    return ExactText(pointer.steps.map(\.string).joined(separator: "."))
  }
}

extension ExactText {
  /// Tells whether a path is this one, or lies below it.
  fileprivate func holds(_ other: ExactText) -> Bool {
    self == other || string.isEmpty || other.string.utf8.starts(with: (string + ".").utf8)
  }
}
