import Documents

/// The colours of maps and lists, at any depth.
struct PlainColors {
  /// A colour and the names that lead to it.
  struct Found {
    let path: [String]
    let value: DraftValue
  }

  /// The colours, in the order of the file.
  private(set) var found: [Found] = []
  /// What is wrong.
  var draft: PaletteDraft
  /// How many values are no colours.
  private(set) var skipped: Int
  private let scale: ComponentScale

  /// Walks through a file; what is wrong is added to what the draft has.
  init(of root: JSONValue, _ draft: PaletteDraft) {
    self.draft = draft
    skipped = draft.skipped
    scale = ComponentScale(of: root)
    // A file that is a single colour names it by itself.
    let isOne = root.string != nil || ColorRecord(root, isElement: false, scale) != nil
    let name = root["name"]?.string ?? root.file.paletteName
    walk(root, isOne ? [name] : [], isElement: false, countsWords: isOne)
  }

  /// - Parameters:
  ///   - value: The value to look at.
  ///   - path: The names that lead to it.
  ///   - isElement: Whether it is an element of a list.
  ///   - countsWords: Whether bare words such as `white` are colours here.
  private mutating func walk(
    _ value: JSONValue,
    _ path: [String],
    isElement: Bool,
    countsWords: Bool
  ) {
    switch value.content {
    case .object(let object): walk(object, value, path, isElement: isElement)
    case .array(let elements):
      let countsWords = Self.countsWords(elements)
      for (index, element) in elements.enumerated() {
        let name = Self.name(of: element).flatMap { element[$0]?.string } ?? String(index)
        walk(element, path + [name], isElement: true, countsWords: countsWords)
      }
    case .string(let text):
      switch ColorText(text) {
      case .color: add(DraftValue(css: value), path)
      case .word where countsWords: add(DraftValue(css: value), path)
      case .word, .other: skipped += 1
      }
    case .number, .bool, .null: skipped += 1
    }
  }

  private mutating func walk(
    _ object: JSONObject,
    _ value: JSONValue,
    _ path: [String],
    isElement: Bool
  ) {
    let members = draft.members(of: object, at: path.joined(separator: "."))
    if let record = ColorRecord(value, isElement: isElement, scale) {
      add(record.value, path)
      for problem in record.problems {
        let name = path.joined(separator: ".")
        draft.problems.append(
          Reading.Problem(
            problem.kind,
            "\(name): \(problem.message)",
            at: problem.place,
            swatch: ExactText(name)
          )
        )
      }
      // What describes the colour is left; another colour beside it is one of its own.
      for member in members where !record.members.contains(member.name) {
        guard member.value.isContainer || member.value.isColorText else { continue }
        walk(member.value, path + [member.name.string], isElement: false, countsWords: false)
      }
      return
    }
    let countsWords = Self.countsWords(members.map(\.value))
    let name = isElement ? Self.name(of: value) : nil
    for member in members where member.name != name {
      walk(
        member.value,
        path + [member.name.string],
        isElement: false,
        countsWords: countsWords && !Self.labels.contains(member.name)
      )
    }
  }

  private mutating func add(_ value: DraftValue, _ path: [String]) {
    found.append(Found(path: path, value: value))
  }

  /// Whether most values are colours, so that a word among them is one too.
  private static func countsWords(_ values: [JSONValue]) -> Bool {
    var colors = 0
    var others = 0
    for value in values {
      switch value.string.map(ColorText.init) {
      case .color?: colors += 1
      case .word?: break
      case .other?: others += 1
      case nil: others += value.object == nil && value.array == nil ? 1 : 0
      }
    }
    return colors > others
  }

  /// The member that names an element of a list, or nil when none does.
  private static func name(of element: JSONValue) -> ExactText? {
    names.first { name in element[name].map { $0.string != nil && !$0.isColorText } ?? false }
  }

  /// The members that may name an element of a list.
  private static let names: [ExactText] = ["name", "title", "label", "token", "id", "key"]
  /// Members whose words are no colours.
  private static let labels: Set<ExactText> = [
    "name", "title", "label", "token", "id", "key", "type", "description", "category", "author",
  ]
}

extension JSONValue {
  /// Whether the value is a text that is written as a colour.
  fileprivate var isColorText: Bool {
    if let string, case .color = ColorText(string) { true } else { false }
  }

  fileprivate var isContainer: Bool { object != nil || array != nil }
}
