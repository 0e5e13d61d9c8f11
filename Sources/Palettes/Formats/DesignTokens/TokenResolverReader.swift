import Documents

/// Reads the sets, the modifiers and their order from a resolver document.
///
/// It is an object, since it remembers the sets that it has read.
final class TokenResolverReader {
  private let root: JSONValue
  private var sets: [ExactText: [JSONValue]] = [:]
  private let files: TokenFiles

  /// How deep sets may refer to one another.
  private static let deepest = 64

  init(_ root: JSONValue, from files: TokenFiles) {
    self.root = root
    self.files = files
  }

  /// Refuses documents of another version.
  func requireVersion() throws(PaletteError) {
    guard let version = root["version"] else { return }
    guard version.string == "2025.10" else {
      throw fault("the version of a resolver document is \"2025.10\"", at: version)
    }
  }

  /// The sets and modifiers in the order of merging.
  func steps(_ order: JSONValue) throws(PaletteError) -> [TokenResolverStep] {
    guard let items = order.array, !items.isEmpty else {
      throw fault(
        "resolutionOrder is a list of sets and modifiers, not \(order.kindName)",
        at: order
      )
    }
    var steps: [TokenResolverStep] = []
    var names: Set<ExactText> = []
    for item in items {
      let (name, value, isModifier) = try entry(item)
      guard names.insert(ExactText("\(isModifier) \(name)")).inserted else {
        throw fault("\(name) stands twice in resolutionOrder", at: item)
      }
      if isModifier {
        steps.append(try modifier(name.string, value))
      } else {
        steps.append(.set(try sources(value["sources"], of: value, from: [])))
      }
    }
    return steps
  }

  /// What one item of the order is: a reference into `sets` or `modifiers`, or either of them.
  private func entry(
    _ item: JSONValue
  ) throws(PaletteError) -> (name: ExactText, value: JSONValue, isModifier: Bool) {
    if let reference = item["$ref"] {
      guard let steps = reference.string.flatMap({ JSONPointer(fragment: $0) })?.steps,
        steps.count == 2, steps[0] == "sets" || steps[0] == "modifiers"
      else {
        throw fault(
          "an item of resolutionOrder is a $ref to #/sets/NAME or #/modifiers/NAME",
          at: reference
        )
      }
      guard let value = root[JSONPointer(steps)] else {
        let known = root[steps[0]]?.object?.map(\.name.string) ?? []
        let near = Spelling.nearest(to: steps[1].string, among: known)
        throw fault(
          "there is no \(steps[1]) among the \(steps[0])"
            + (near.map { "; did you mean \($0)?" } ?? ""),
          at: reference
        )
      }
      return (steps[1], value, steps[0] == "modifiers")
    }
    let isModifier = item["type"]?.string == "modifier" || item["contexts"] != nil
    guard item["sources"] != nil || isModifier else {
      throw fault(
        "an item of resolutionOrder is a $ref, or a set with sources, or a modifier with contexts",
        at: item
      )
    }
    return (ExactText(item["name"]?.string ?? "\(item.range.lowerBound)"), item, isModifier)
  }

  private func modifier(
    _ name: String,
    _ value: JSONValue
  ) throws(PaletteError) -> TokenResolverStep {
    guard let contexts = value["contexts"]?.object, !contexts.isEmpty else {
      let slip = value["context"] == nil ? "" : "; it is written contexts"
      throw fault("the modifier \(name) has no contexts\(slip)", at: value)
    }
    var read: [(name: String, sources: [JSONValue])] = []
    for context in contexts {
      let sources = try sources(context.value, of: value, from: [])
      read.append((context.name.string, sources))
    }
    if let value = value["default"] {
      guard let position = read.firstIndex(where: { $0.name == value.string }) else {
        let names = read.map(\.name).joined(separator: ", ")
        throw fault("default is one of the contexts (\(names)), not \(value.sourceText)", at: value)
      }
      read.insert(read.remove(at: position), at: 0)
    }
    return .axis(TokenModifier(name: name, contexts: read))
  }

  /// The roots that a list of sources names, in the order of merging.
  private func sources(
    _ list: JSONValue?,
    of owner: JSONValue,
    from path: [ExactText]
  ) throws(PaletteError) -> [JSONValue] {
    guard let list else { throw fault("a set has sources, a list of tokens or of $ref", at: owner) }
    guard let elements = list.array else {
      throw fault("sources are a list, not \(list.kindName)", at: list)
    }
    var roots: [JSONValue] = []
    for element in elements {
      guard element.object != nil else {
        throw fault("a source is a $ref or tokens, not \(element.kindName)", at: element)
      }
      guard let reference = element["$ref"] else {
        roots.append(element)
        continue
      }
      let targets = try targets(of: reference, from: path)
      // What is merged twice counts where it is merged last; sets that name others twice double.
      let again = Set(targets.map(\.id))
      if roots.contains(where: { again.contains($0.id) }) {
        roots.removeAll { again.contains($0.id) }
      }
      roots += targets
      // Keys beside a $ref override what it names.
      if element.object?.contains(where: { $0.name != "$ref" }) == true { roots.append(element) }
    }
    return roots
  }

  private func targets(
    of reference: JSONValue,
    from path: [ExactText]
  ) throws(PaletteError) -> [JSONValue] {
    guard let text = reference.string else {
      throw fault("a $ref is a text, such as \"colors.tokens.json\"", at: reference)
    }
    guard let (target, pointer) = files.target(of: text, in: reference) else {
      throw fault(files.fault(of: reference) ?? "\(text) is no pointer", at: reference)
    }
    let isOwn = target.id == root.id
    if isOwn, pointer.steps.count == 2, pointer.steps[0] == "sets" {
      let name = pointer.steps[1]
      if let known = sets[name] { return known }
      guard path.count < Self.deepest else {
        throw fault(
          "sets refer to one another through more than \(Self.deepest) links",
          at: reference
        )
      }
      guard !path.contains(name) else {
        let circle = (path + [name]).map(\.string).joined(separator: " -> ")
        throw fault("the sets \(circle) are a circle", at: reference)
      }
      guard let set = root[pointer] else {
        throw fault("there is no set \(name)", at: reference)
      }
      let found = try sources(set["sources"], of: set, from: path + [name])
      sets[name] = found
      return found
    }
    guard !isOwn || !["modifiers", "resolutionOrder"].contains(pointer.steps.first?.string) else {
      throw fault("a set refers to sets and to tokens, not to \(text)", at: reference)
    }
    guard let found = target[pointer], found.object != nil else {
      throw fault("\(text) names no group of tokens", at: reference)
    }
    return [found]
  }

  private func fault(_ message: String, at value: JSONValue) -> PaletteError {
    PaletteError(.malformed, message, at: value.place)
  }
}
