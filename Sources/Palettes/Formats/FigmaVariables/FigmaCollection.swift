import Documents

/// A collection of variables that have the same modes.
struct FigmaCollection {
  /// The identifier.
  let id: ExactText
  /// The name as people read it.
  let name: String
  /// The modes, in the order of the file.
  let modes: [Column]
  /// The identifier of the mode that counts where none is chosen.
  let defaultMode: ExactText?
  /// The collection that this one extends, or nil.
  let parent: ExactText?
  /// Whether it comes from a library, or is kept out of one.
  let isForeign: Bool
  /// The collection as it is written; nil when it is made up.
  let object: JSONValue?
  /// The values that an extending collection has in place of those of its parent, by variable.
  let overrides: [ExactText: JSONObject]

  /// One mode of a collection.
  struct Column {
    /// The identifier.
    let id: ExactText
    /// The name.
    let name: String
    /// The mode of the parent collection that it extends, or nil.
    let parent: ExactText?
  }

  /// Reads a collection; what is missing is left empty.
  init(_ value: JSONValue, id: ExactText) {
    self.id = id
    object = value
    name = value["name"]?.string ?? id.string
    modes = FigmaCollection.columns(value["modes"])
    defaultMode = value["defaultModeId"]?.string.map { ExactText($0) } ?? modes.first?.id
    parent = value["parentVariableCollectionId"]?.string.map { ExactText($0) }
    isForeign = value["remote"]?.bool == true || value["hiddenFromPublishing"]?.bool == true
    var overrides: [ExactText: JSONObject] = [:]
    for member in value["variableOverrides"]?.object.map(Array.init) ?? [] {
      overrides[member.name] = member.value.object
    }
    self.overrides = overrides
  }

  /// Makes up the collection of a variable whose own one is not in the file.
  init(unknown id: ExactText, modes: [ExactText]) {
    self.id = id
    object = nil
    name = id.string
    self.modes = modes.map { Column(id: $0, name: $0.string, parent: nil) }
    defaultMode = modes.first
    parent = nil
    isForeign = false
    overrides = [:]
  }

  private static func columns(_ value: JSONValue?) -> [Column] {
    // Older descriptions of the API have an object of names by identifier.
    if let object = value?.object {
      return object.map { Column(id: $0.name, name: $0.value.string ?? "", parent: nil) }
    }
    return (value?.array ?? []).compactMap { mode in
      guard let id = mode["modeId"]?.string else { return nil }
      let parent = mode["parentModeId"]?.string ?? FigmaCollection.parent(ofMode: id)
      return Column(
        id: ExactText(id),
        name: mode["name"]?.string ?? id,
        parent: parent.map { ExactText($0) }
      )
    }
  }

  /// The mode that `VariableCollectionId:1:2/3:4`, a mode of an extending collection, extends.
  private static func parent(ofMode id: String) -> String? {
    guard id.utf8.starts(with: "VariableCollectionId:".utf8),
      let slash = id.utf8.lastIndex(of: UInt8(ascii: "/"))
    else { return nil }
    return String(id[id.utf8.index(after: slash)...])
  }
}
