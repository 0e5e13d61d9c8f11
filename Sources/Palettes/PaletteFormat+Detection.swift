public import Documents

extension PaletteFormat {
  /// The largest file that is read, in bytes: 32 MiB.
  public static let sizeLimit = 32 << 20

  /// Reads a tree in a format, or in the one that is surest that the tree is its own.
  ///
  /// - Throws: `.tooLarge`, `.notUTF8`, `.unknownFormat` with the forms that are expected, or what
  ///   the format says of text that breaks its grammar.
  public static func reading(
    of tree: SourceTree,
    as format: PaletteFormat?
  ) throws(PaletteError) -> Reading {
    for file in tree.files where file.bytes.count > sizeLimit {
      throw PaletteError(
        .tooLarge,
        "\(file.name) is \(file.bytes.count >> 20) MiB large; palettes of up to \(sizeLimit >> 20) MiB are read"
      )
    }
    for file in tree.files {
      if let fault = file.encodingFault {
        throw PaletteError(.notUTF8, fault.message, at: Place(fault.range, in: file))
      }
    }
    if let format { return try format.reading(tree) }
    let outline = Outline(tree)
    guard let format = recognized(outline) else {
      let known = all.map(\.id).joined(separator: ", ")
      throw PaletteError(
        .unknownFormat,
        "this is no palette in any form that Legible reads (\(known)); legible formats tells by what "
          + "each is known, and --from names one"
      )
    }
    return try format.reading(outline.tree)
  }

  /// What the reader makes of a tree, with the name of the format.
  private func reading(_ tree: SourceTree) throws(PaletteError) -> Reading {
    var reading = try read(tree)
    reading.format = id
    return reading
  }

  /// The format that is surest that a tree is its own, or nil when none is.
  static func recognized(_ outline: Outline) -> PaletteFormat? {
    var best: (format: PaletteFormat, recognition: Recognition)?
    for candidate in all {
      let recognition = candidate.recognizes(outline)
      if recognition > best?.recognition ?? .no { best = (candidate, recognition) }
    }
    return best?.format
  }

  /// Tells whether any format lists the ending of a file's name.
  public static func couldClaim(fileNamed name: String) -> Bool {
    all.contains { $0.endings.contains { name.hasSuffix("." + $0) } }
  }
}
