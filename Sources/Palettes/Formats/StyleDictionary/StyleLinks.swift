import Documents

/// Finds what the references within entries lead to.
struct StyleLinks {
  /// The entries, with the forms of their values; and the parts of tokens that are referred to.
  private(set) var entries: [StyleEntry]
  /// The paths that are referred to and that there are not.
  private(set) var missing: Set<ExactText> = []
  private var positions: [ExactText: Int]
  private let groups: Set<ExactText>

  init(of entries: [StyleEntry], at positions: [ExactText: Int], groups: Set<ExactText>) {
    self.entries = entries
    self.positions = positions
    self.groups = groups
    var index = 0
    // A reference to a part of a token adds an entry, so the list may grow on the way.
    while index < self.entries.count {
      for position in self.entries[index].values.indices {
        link(index, position)
      }
      index += 1
    }
  }

  private mutating func link(_ index: Int, _ position: Int) {
    let value = entries[index].values[position].value
    entries[index].values[position].value.form = form(of: value.json)
    // What the team's own code refers to belongs to the palette as well.
    for step in value.token?["modify"]?.array ?? [] {
      for member in step.object.map(Array.init) ?? [] {
        if let text = member.value.string { _ = form(of: text) }
      }
    }
  }

  private mutating func form(of json: JSONValue) -> StyleForm {
    if let text = json.string { return form(of: text) }
    guard let object = StyleColorObject(json) else { return .literal }
    var targets: [ExactText: StyleTarget] = [:]
    for text in object.texts {
      for path in BracedText(referringIn: text)?.references ?? [] {
        targets[path] = target(of: path)
      }
    }
    return targets.isEmpty ? .literal : .object(targets)
  }

  private mutating func form(of text: String) -> StyleForm {
    guard let braced = BracedText(referringIn: text) else { return .literal }
    let targets = braced.references.map { target(of: $0) }
    return braced.alias == nil ? .text(braced, targets) : .alias(targets[0])
  }

  /// What a reference leads to; a final `.value` is dropped when a token has the path without it.
  private mutating func target(of path: ExactText) -> StyleTarget {
    if let position = positions[path] { return .entry(position) }
    let stem = path.withoutValue
    if let stem, let position = positions[stem], entries[position].isToken {
      return .entry(position)
    }
    if let position = addPart(path) { return .entry(position) }
    missing.insert(path)
    if let stem { missing.insert(stem) }
    return groups.contains(path) ? .group(path) : .missing(stem ?? path)
  }

  /// Adds the part of a token that a path leads to, such as `color.ink.comment`.
  private mutating func addPart(_ path: ExactText) -> Int? {
    let steps = path.string.utf8.split(separator: UInt8(ascii: "."), maxSplits: 64)
      .map { ExactText(String(decoding: $0, as: UTF8.self)) }
    for count in (1..<max(steps.count, 1)).reversed() {
      let token = ExactText(steps[..<count].map(\.string).joined(separator: "."))
      guard let position = positions[token], entries[position].isToken else { continue }
      var rest = JSONPointer(Array(steps[count...]))
      if rest.steps[0] == "value" || rest.steps[0] == "$value" { rest.steps.removeFirst() }
      let parts = entries[position].values.compactMap { mode, value -> (Mode, StyleValue)? in
        let part = value.json[rest] ?? value.token?[rest]
        return part.map { (mode, StyleValue(json: $0, token: nil)) }
      }
      guard !parts.isEmpty else { return nil }
      positions[path] = entries.count
      entries.append(StyleEntry(path: path, isToken: false, kind: .unknown, values: parts))
      return entries.count - 1
    }
    return nil
  }
}

extension BracedText {
  /// Splits a text that has references; nil when there are none.
  init?(referringIn text: String) {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return nil }
    self.init(text)
    if references.isEmpty { return nil }
  }
}

extension ExactText {
  /// The path before a final `.value` or `.$value`, or nil when it has none.
  fileprivate var withoutValue: ExactText? {
    let bytes = string.utf8
    for ending in [".$value", ".value"] where bytes.count > ending.utf8.count {
      guard bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8) else { continue }
      return ExactText(String(decoding: bytes.dropLast(ending.utf8.count), as: UTF8.self))
    }
    return nil
  }
}
