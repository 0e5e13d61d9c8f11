public import Documents

extension SourceFile {
  /// The name of a palette that is one file: the file's own, without folders and endings.
  ///
  /// `Palettes/github-primer.tokens.json` is `github-primer`; standard input stays `-`.
  public var paletteName: String {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let endings = PaletteFormat.all.flatMap(\.endings).map { "." + $0 }
      .sorted { $0.count > $1.count }
    for ending in endings where file.hasSuffix(ending) && file.count > ending.count {
      return String(file.dropLast(ending.count))
    }
    return file
  }
}

extension SourceTree {
  /// Whether it is a single file, and no folder.
  var isFile: Bool { files.count == 1 && files[0].name == name }

  /// The name of a palette that is this tree: that of its file, or of the folder without its ending.
  ///
  /// `App/Colors.xcassets` is `Colors`.
  public var paletteName: String {
    if isFile, let file = files.first { return file.paletteName }
    let parts = name.split(separator: "/").filter { $0 != "." }
    guard let folder = parts.last else { return "palette" }
    guard let dot = folder.utf8.lastIndex(of: UInt8(ascii: ".")), dot != folder.startIndex else {
      return String(folder)
    }
    return String(folder[..<dot])
  }
}
