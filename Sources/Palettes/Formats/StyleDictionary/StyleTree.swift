import Documents

/// The tokens of all files, merged as Style Dictionary does: by path, the later file wins.
struct StyleTree {
  /// One file.
  struct File {
    /// Its members.
    let root: JSONObject
    /// The mode for which its values are written.
    let mode: Mode
  }

  /// Tokens, and the plain values to which they can refer, in the order of the files.
  private(set) var entries: [StyleEntry] = []
  /// What is given twice, and values that contradict each other.
  private(set) var problems: [Reading.Problem] = []
  /// The paths that are referred to and that there are not.
  private(set) var missing: Set<ExactText> = []
  private var positions: [ExactText: Int] = [:]
  private var groups: Set<ExactText> = []

  /// What the objects around a value say about it.
  private struct Surroundings {
    var path = ""
    let mode: Mode
    var kind = StyleKind.unknown
    /// The token within which it lies, or nil.
    var token: ExactText?

    func below(_ name: ExactText) -> Surroundings {
      var inner = self
      inner.path = path.isEmpty ? name.string : "\(path).\(name)"
      if path.isEmpty { inner.kind = StyleKind(name.string) == .color ? .color : kind }
      return inner
    }
  }

  init(_ files: [File]) {
    for file in files { walk(file.root, Surroundings(mode: file.mode)) }
    let links = StyleLinks(of: entries, at: positions, groups: groups)
    entries = links.entries
    missing = links.missing
  }

  /// Whether this can be Style Dictionary at all: tokens, references, or numbers for others.
  ///
  /// Names with plain colours alone are another format.
  var isPlausible: Bool {
    let isLinked = entries.contains { !$0.values.allSatisfy(\.value.form.targets.isEmpty) }
    if isLinked || entries.contains(where: \.isToken) { return true }
    return !entries.isEmpty
      && !entries.contains { $0.values.contains { $0.value.json.string?.isMeantAsColor == true } }
  }

  private mutating func walk(_ object: JSONObject, _ around: Surroundings) {
    var around = around
    groups.insert(ExactText(around.path))
    if let type = object["$type"]?.string {
      around.kind = StyleKind(type)
    } else if let type = object["type"]?.string, StyleKind(type) == .color {
      around.kind = .color
    }
    for member in members(of: object, at: around.path) {
      let isReserved = member.name.string.utf8.first == UInt8(ascii: "$")
      if !isReserved || member.value.isStyleToken {
        visit(member.value, around.below(member.name))
      }
    }
  }

  private mutating func visit(_ value: JSONValue, _ around: Surroundings) {
    switch value.content {
    case .object(let object):
      if value.isStyleToken {
        addToken(object, value, around)
      } else {
        walk(object, around)
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        visit(element, around.below(ExactText(String(index))))
      }
    default:
      add(StyleValue(json: value, token: nil), of: .unknown, around)
    }
  }

  private mutating func addToken(
    _ object: JSONObject,
    _ token: JSONValue,
    _ around: Surroundings
  ) {
    guard let written = object["$value"] ?? object["value"] else { return }
    _ = members(of: object, at: around.path)
    reportContradiction(in: object, around)
    var notes = around.token.map {
      ["it lies within the token \($0), so that Style Dictionary leaves it out"]
    }
    if object["$extensions"]?["studio.tokens"]?["modify"] != nil {
      notes = (notes ?? []) + ["the modifier of Tokens Studio is not applied"]
    }
    let kind = StyleKind(of: object)
    for (scheme, json) in object.styleValues(of: written) {
      let value = StyleValue(
        json: json,
        token: token,
        modification: object["modify"]?.modification,
        notes: notes ?? []
      )
      var mode = around.mode
      if let scheme { mode = mode.with(scheme) }
      add(value, of: kind == .unknown ? around.kind : kind, around, mode: mode)
    }
    var within = around
    within.token = ExactText(around.path)
    for member in object.tokensWithinToken { visit(member.value, within.below(member.name)) }
  }

  private mutating func add(
    _ value: StyleValue,
    of kind: StyleKind,
    _ around: Surroundings,
    mode: Mode? = nil
  ) {
    let path = ExactText(around.path)
    let mode = mode ?? around.mode
    let isToken = value.token != nil
    guard let index = positions[path] else {
      positions[path] = entries.count
      entries.append(
        StyleEntry(path: path, isToken: isToken, kind: kind, values: [(mode, value)])
      )
      return
    }
    var value = value
    if let position = entries[index].values.firstIndex(where: { $0.mode == mode }) {
      let first = entries[index].values[position].value
      if isToken || entries[index].isToken {
        problems.append(.givenTwice(path, at: value.json.place, after: first.json.place))
      }
      // Tokens are merged member by member.
      value.modification = value.modification ?? first.modification
      entries[index].values[position].value = value
    } else {
      entries[index].values.append((mode, value))
    }
    entries[index].isToken = isToken
    if kind != .unknown { entries[index].kind = kind }
  }
}

// MARK: - Faults

extension StyleTree {
  /// The members of an object, each name once, the last one of equal names.
  private mutating func members(of object: JSONObject, at path: String) -> [JSONObject.Member] {
    let members = Array(object)
    let repeated = object.duplicates
    guard !repeated.isEmpty else { return members }
    for (first, again) in repeated {
      let name = path.isEmpty ? again.name : ExactText("\(path).\(again.name)")
      let file = again.value.file
      problems.append(
        .givenTwice(
          name,
          at: Place(again.nameRange, in: file),
          after: Place(first.nameRange, in: file)
        )
      )
    }
    var last: [ExactText: SourceRange] = [:]
    for member in members { last[member.name] = member.nameRange }
    return members.filter { last[$0.name] == $0.nameRange }
  }

  private mutating func reportContradiction(in object: JSONObject, _ around: Surroundings) {
    guard let standard = object["$value"], let own = object["value"],
      standard.sourceText != own.sourceText
    else { return }
    problems.append(
      Reading.Problem(
        .valueMismatch,
        "\(around.path) has a value and another $value; $value is measured: remove one of them",
        at: own.place,
        swatch: ExactText(around.path)
      )
    )
  }
}

extension JSONValue {
  /// What `modify` asks the team's own code for, or nil for nothing.
  fileprivate var modification: String? {
    guard array?.isEmpty != true, !isNull, bool != false else { return nil }
    let types = (array ?? [self]).compactMap { $0["type"]?.string ?? $0.string }
    return types.isEmpty ? "something" : types.map(\.excerpt).joined(separator: ", ")
  }
}
