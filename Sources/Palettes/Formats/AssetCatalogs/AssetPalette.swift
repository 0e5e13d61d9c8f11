import Documents

/// The colour sets of a catalog, of a part of one, or of a single `Contents.json`, as a palette.
struct AssetPalette {
  /// What came of it.
  let reading: Reading

  /// Reads a tree.
  ///
  /// - Throws: `.unknownFormat` when it holds no colour set, `.malformed` when its only file is no
  ///   JSON, `.tooLarge` when appearances multiply beyond reason.
  init(_ tree: SourceTree, systemColors tables: [SystemColorTable]) throws(PaletteError) {
    var draft = PaletteDraft()
    var names = AssetNames(tree)
    var sets: [AssetColorSet] = []
    for file in tree.files {
      let isSet = AssetPath(file.name)?.colorSet != nil
      let root: JSONValue
      do throws(DocumentError) {
        root = try JSONValue(parsing: file, dialect: .tolerant)
      } catch {
        guard tree.files.count > 1 else { throw PaletteError(error, in: file) }
        // The file of a group is looked into, and reported, where names are made.
        guard isSet else { continue }
        draft.problems.append(
          Reading.Problem(
            .unreadableColor,
            "\(names.name(of: file)) cannot be read: \(error.message)",
            at: Place(error.range, in: file),
            swatch: names.name(of: file)
          )
        )
        continue
      }
      guard isSet || root["colors"] != nil else { continue }
      sets.append(AssetColorSet(names.name(of: file), reading: root))
    }
    guard !sets.isEmpty || !draft.problems.isEmpty else {
      throw PaletteError(.unknownFormat, "\(tree.name) holds no colour set; \(Self.example)")
    }
    draft.problems += names.problems
    let modes = try AssetModes(sets, named: tree.name)
    for set in sets { draft.add(set, in: modes, systemColors: tables) }
    reading = try draft.reading(named: Self.name(of: tree))
  }

  private static let example =
    "one is a Contents.json such as {\"colors\": [{\"idiom\": \"universal\", \"color\": "
    + "{\"color-space\": \"srgb\", \"components\": {\"red\": \"0x1F\", \"green\": \"0x6F\", "
    + "\"blue\": \"0x4A\", \"alpha\": \"1.000\"}}}]}"

  /// The name of the palette: that of a colour set which is read alone, or of the folder.
  private static func name(of tree: SourceTree) -> String {
    guard tree.files.count == 1, let file = tree.files.first, file.name == tree.name else {
      return tree.paletteName
    }
    return AssetPath(file.name)?.colorSet ?? tree.paletteName
  }
}

extension PaletteDraft {
  /// Adds the swatch of a colour set; a set without any colour is counted.
  fileprivate mutating func add(
    _ set: AssetColorSet,
    in modes: AssetModes,
    systemColors tables: [SystemColorTable]
  ) {
    problems += set.problems
    var faults = set.faults[...]
    let slots = modes.slots(of: set)
    var values = modes.all.compactMap { asked in
      AssetChoice(for: asked, among: slots).map { choice in
        (asked.mode, choice.color.draft(in: asked, systemColors: tables, notes: choice.notes))
      }
    }
    // What nothing can be said of is still a swatch, so that pairings with it are told.
    if values.isEmpty, let fault = faults.popFirst() { values = [(modes.all[0].mode, fault)] }
    for entry in faults {
      guard case .fault(let fault) = entry.content else { continue }
      problems.append(
        Reading.Problem(
          fault.kind,
          "\(set.name): \(fault.message)",
          at: fault.place ?? entry.place,
          swatch: set.name
        )
      )
    }
    if values.isEmpty {
      skipped += 1
    } else {
      swatches.append(DraftSwatch(set.name, values: values))
    }
  }
}
