import Documents

/// The variables and collections of an answer of Figma's REST API, and what is wrong with it.
struct FigmaDocument {
  /// The variables, in the order of the file.
  private(set) var variables: [FigmaVariable] = []
  /// The collections, in the order of the file.
  private(set) var collections: [FigmaCollection] = []
  /// The draft that takes what was found wrong.
  private(set) var draft = PaletteDraft()
  private var positions: [ExactText: Int] = [:]
  private var collectionPositions: [ExactText: Int] = [:]

  /// The object that holds variables and collections: the root, or its `meta`.
  static func body(of root: JSONValue) -> JSONValue? {
    for body in [root["meta"], root] {
      if let body, body["variables"]?.isList == true, body["variableCollections"]?.isList == true {
        return body
      }
    }
    return nil
  }

  /// Reads the object that holds variables and collections.
  init(_ body: JSONValue) {
    for (id, value) in entries(body["variableCollections"], "collection") {
      collectionPositions[id] = collections.count
      collections.append(FigmaCollection(value, id: id))
    }
    for (id, value) in entries(body["variables"], "variable") {
      let variable = FigmaVariable(value, id: id)
      positions[id] = variables.count
      variables.append(variable)
      check(variable)
    }
  }

  /// The variable of an identifier, or nil.
  func variable(_ id: ExactText) -> FigmaVariable? { positions[id].map { variables[$0] } }

  /// The collection of an identifier, or nil.
  func collection(_ id: ExactText) -> FigmaCollection? {
    collectionPositions[id].map { collections[$0] }
  }

  /// Whether any variable has values, as those of the answer for published variables have not.
  var holdsValues: Bool {
    variables.isEmpty || variables.contains { $0.object["valuesByMode"] != nil }
  }

  /// The objects of a list, by their identifiers; plug-ins write arrays in place of objects.
  private mutating func entries(
    _ list: JSONValue?,
    _ noun: String
  ) -> [(id: ExactText, value: JSONValue)] {
    var entries: [(id: ExactText, value: JSONValue)] = []
    if let object = list?.object {
      entries = draft.members(of: object, at: "").map { ($0.name, $0.value) }
    } else {
      for element in list?.array ?? [] {
        entries.append((ExactText(element["id"]?.string ?? ""), element))
      }
    }
    return entries.filter { entry in
      if entry.value.object != nil { return true }
      fault("a \(noun) is an object, not \(entry.value.kindName)", entry.value, of: entry.id)
      return false
    }
  }

  /// Reports what is wrong with a variable beside its values.
  private mutating func check(_ variable: FigmaVariable) {
    let object = variable.object
    let id = ExactText(variable.name)
    for name: ExactText in ["name", "variableCollectionId"] where object[name]?.string == nil {
      fault(
        object[name].map { "the \(name) of \(variable.id) is a text, not \($0.kindName)" }
          ?? "\(variable.id) has no \(name), which is a text",
        object[name] ?? object,
        of: id
      )
    }
    if variable.kind == .other("unknown") {
      fault(
        "\(variable.name) has no resolvedType; it is one of COLOR, FLOAT, STRING and BOOLEAN",
        object["resolvedType"] ?? object,
        of: id
      )
    }
    guard variable.kind == .color else { return }
    guard let values = variable.values, !values.isEmpty else {
      fault(
        "\(variable.name) has no valuesByMode; it is an object of values by mode",
        object["valuesByMode"] ?? object,
        of: id
      )
      return
    }
    _ = draft.members(of: values, at: variable.name)
    guard collectionPositions[variable.collection] == nil else { return }
    if let reference = object["variableCollectionId"], reference.string != nil {
      draft.problems.append(
        Reading.Problem(
          .unresolvedReference,
          "\(variable.name): there is no collection \(variable.collection) in this file, so its "
            + "modes have no names; export the collection as well",
          at: reference.place,
          swatch: id
        )
      )
    }
    collectionPositions[variable.collection] = collections.count
    collections.append(FigmaCollection(unknown: variable.collection, modes: values.map(\.name)))
  }

  private mutating func fault(_ message: String, _ value: JSONValue, of swatch: ExactText) {
    draft.problems.append(
      Reading.Problem(.unreadableColor, message, at: value.place, swatch: swatch)
    )
  }
}

extension JSONValue {
  fileprivate var isList: Bool { object != nil || array != nil }
}
