import Documents
public import Palettes

extension Audit {
  /// This audit with only the findings that touch swatches which changed, each with what became of it.
  ///
  /// A swatch has changed when it is new, or when its value or what it refers to is another in some
  /// mode. Palettes are known by their files. The other findings are counted in ``unchanged``.
  /// The palettes as they were are in `old`, their files under the names that they have now; `origin`
  /// is what that state is called, such as `main`.
  public func narrowed(toChangesSince old: [Reading], at origin: String) -> Audit {
    let files = old.map(\.palette.files)
    var left = 0
    let owned = palettes.map { palette -> [Finding] in
      let own = palette.reading.palette
      let shared = files.map { $0.intersection(own.files).count }
      let candidates = old.indices.filter { shared[$0] > 0 }
      let best = candidates.max { first, second in
        let isNamed = [first, second].map { old[$0].palette.name == own.name ? 1 : 0 }
        return (shared[first], isNamed[0]) < (shared[second], isNamed[1])
      }
      let history = SwatchHistory(
        of: palette,
        since: best.map { old[$0] },
        under: policy,
        at: origin
      )
      return palette.findings.compactMap { finding in
        if let told = history.told(finding) { return told }
        if finding.suppression == nil { left += 1 }
        return nil
      }
    }
    var audit = with(owned: owned, unowned: unowned)
    audit.unchanged = left
    return audit
  }
}

extension Palette {
  /// The files in which its swatches are written.
  fileprivate var files: Set<String> {
    var files: Set<String> = []
    for swatch in swatches {
      files.insert(swatch.place.file)
      for (_, value) in swatch.values { files.insert(value.place.file) }
    }
    return files
  }
}
