public import Documents

/// The palettes of several files: each by itself, or together where files refer to one another.
public struct PaletteFolder: Sendable {
  /// What came of the trees, in their order; those that were read with another one are left out.
  public let outcomes: [Outcome]

  /// What came of one tree.
  public struct Outcome: Sendable {
    /// The tree.
    public let tree: SourceTree
    /// The reading, or why there is none.
    public let result: Result<Reading, PaletteError>
    let format: PaletteFormat?
  }

  /// Reads trees of one file or of gathered ones, in a format or in those that recognise them.
  ///
  /// Files of one format that refer to one another are one palette, and so are those that say the
  /// same in different modes, such as `light.json` and `dark.json`; a file that another one reads by
  /// itself, such as the parts of a resolver document, is no palette of its own.
  public init(_ trees: [SourceTree], as format: PaletteFormat?) {
    var outcomes = trees.map { Outcome($0, as: format) }
    let taken = Set(outcomes.flatMap { $0.reading?.links.files ?? [] })
    outcomes.removeAll { $0.tree.files.count == 1 && taken.contains($0.tree.files[0].name) }
    self.outcomes = PaletteJoining(outcomes).outcomes
  }

  /// The groups of a folder's files that a format claims by their paths, and the paths left over.
  public static func gathered(
    _ paths: [String],
    as format: PaletteFormat?
  ) -> (gatherings: [Gathering], rest: [String]) {
    var gatherings: [Gathering] = []
    var rest = paths
    for format in format.map({ [$0] }) ?? PaletteFormat.all {
      let found = format.gathers(rest)
      guard !found.isEmpty else { continue }
      gatherings += found
      let claimed = Set(found.flatMap(\.paths))
      rest.removeAll { claimed.contains($0) }
    }
    return (gatherings, rest)
  }
}

extension PaletteFolder.Outcome {
  /// Reads a tree.
  init(_ tree: SourceTree, as format: PaletteFormat?) {
    self.tree = tree
    let outline = format == nil ? Outline(tree) : nil
    self.format = format ?? outline.flatMap(PaletteFormat.recognized)
    do throws(PaletteError) {
      let tree = outline?.tree ?? tree
      result = .success(try PaletteFormat.reading(of: tree, as: self.format))
    } catch {
      result = .failure(error)
    }
  }

  /// The reading, or nil when there is none.
  var reading: Reading? { try? result.get() }
}
