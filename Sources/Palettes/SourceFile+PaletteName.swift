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
