import Documents

extension PaletteFormat {
  /// Resources of Android apps: colours, lists of colours by state, and the colours of themes.
  public static let androidResources = PaletteFormat(
    id: "android",
    summary: "Android resources (colors.xml, color state lists, themes), with modes by folder",
    marks: "an XML file of resources with color elements, or a selector of colours",
    mediaTypes: ["application/xml", "text/xml"],
    endings: ["xml"],
    recognizes: recognizeAndroidResources,
    gathers: AndroidPath.gathered,
    joinsFiles: true,
    read: readAndroidResources
  )
}

@Sendable private func recognizeAndroidResources(
  _ outline: Outline
) -> PaletteFormat.Recognition {
  // The first file of a folder may be a gradient; the folder is one of resources all the same.
  if outline.tree.files.count > 1 {
    return outline.tree.files.allSatisfy { AndroidPath($0.name) != nil } ? .likely : .no
  }
  guard let root = outline.xml else {
    // A text that breaks the grammar is still told as what it was meant to be.
    guard let file = outline.file, file.firstLetter == UInt8(ascii: "<") else { return .no }
    return file.holds("<resources") || file.holds("<selector") ? .possible : .no
  }
  switch root.name {
  case "resources": return .certain
  case "selector":
    let isOfColors = root.children.contains { item in
      item.attributes.contains { $0.localName == "color" }
    }
    return isOfColors ? .certain : .possible
  default: return .no
  }
}

@Sendable private func readAndroidResources(_ tree: SourceTree) throws(PaletteError) -> Reading {
  var files: [AndroidFile] = []
  var others = 0
  var stranger: Place?
  for file in tree.files {
    let root: XMLElement
    do throws(DocumentError) {
      root = try XMLElement(parsing: file)
    } catch {
      guard file.firstLetter == UInt8(ascii: "<") else {
        throw notResources(tree, at: Place(error.range, in: file))
      }
      throw PaletteError(error, in: file)
    }
    if let read = AndroidFile(root, isAlone: tree.files.count == 1) {
      files.append(read)
    } else {
      others += 1
      stranger = stranger ?? Place(root.tagRange, in: file)
    }
  }
  guard !files.isEmpty else { throw notResources(tree, at: stranger) }
  let table = AndroidTable(files.flatMap(\.resources))
  var draft = try AndroidPalette(table).draft
  draft.problems += files.flatMap(\.problems)
  draft.skipped = files.reduce(others) { $0 + $1.skipped }
  let folder = tree.isFile ? nil : AndroidPath.paletteName(ofFolderAt: tree.name)
  return try draft.reading(named: folder ?? tree.paletteName)
}

private func notResources(_ tree: SourceTree, at place: Place?) -> PaletteError {
  PaletteError(
    .unknownFormat,
    "\(tree.name) holds no Android resources; expected <resources> with "
      + "<color name=\"ink\">#1f2328</color>, or a <selector> of colours",
    at: place
  )
}
