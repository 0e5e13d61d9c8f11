import Documents

extension PaletteFormat {
  /// Colour sets of an Xcode asset catalog (Apple, Asset Catalog Format Reference).
  public static let assetCatalog = assetCatalog(systemColors: SystemColorTable.current)

  /// The format with system colours by the tables given, one for each platform.
  static func assetCatalog(systemColors tables: [SystemColorTable]) -> PaletteFormat {
    PaletteFormat(
      id: "asset-catalog",
      summary: "Xcode asset catalogs (colour sets with their appearances)",
      marks: "folders .xcassets and .colorset; a Contents.json with colors",
      mediaTypes: ["application/json"],
      endings: ["colorset/Contents.json"],
      recognizes: recognizesAssetCatalog,
      gathers: gathersAssetCatalogs,
      read: { tree throws(PaletteError) in try AssetPalette(tree, systemColors: tables).reading }
    )
  }
}

@Sendable private func recognizesAssetCatalog(_ outline: Outline) -> PaletteFormat.Recognition {
  if outline.tree.files.contains(where: { AssetPath($0.name)?.colorSet != nil }) {
    return .certain
  }
  guard let root = outline.json?.object, let entries = root["colors"]?.array else { return .no }
  if entries.isEmpty { return root["info"]?["version"] == nil ? .no : .likely }
  // A list of colours is common; with idioms, or in Xcode's words for a colour, it is Xcode's.
  return entries.prefix(16).contains { entry in
    entry["idiom"]?.string != nil
      || entry["color"]?["color-space"] != nil && entry["color"]?["components"] != nil
  } ? .certain : .no
}

/// One palette for each outermost catalog, and one for the colour sets of a folder without any.
@Sendable private func gathersAssetCatalogs(_ paths: [String]) -> [Gathering] {
  var order: [String] = []
  var members: [String: [String]] = [:]
  var roots: [String: String] = [:]
  for path in paths {
    guard let asset = AssetPath(path), asset.colorSet != nil else { continue }
    for folder in asset.groups { roots[folder] = asset.root }
  }
  for path in paths {
    guard let asset = AssetPath(path) else { continue }
    // A group counts when it holds a colour set; icons and pictures are left alone.
    guard let root = asset.colorSet == nil ? roots[asset.folder] : asset.root else { continue }
    if members[root] == nil { order.append(root) }
    members[root, default: []].append(path)
  }
  return order.compactMap { root in
    guard let paths = members[root] else { return nil }
    let isCatalog = AssetPath.isCatalog(root)
    return Gathering(name: isCatalog ? root : PaletteJoining.folder(of: paths), paths: paths)
  }
}
