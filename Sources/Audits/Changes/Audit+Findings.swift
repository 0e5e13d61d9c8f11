extension Audit {
  /// The findings that belong to no palette, such as one about the baseline.
  var unowned: [Finding] {
    let owned = Set(palettes.flatMap { $0.findings.map(\.rule) })
    return findings.filter { !owned.contains($0.rule) }
  }

  /// This audit with other findings: those of each palette, and those that belong to none.
  func with(owned: [[Finding]], unowned: [Finding]) -> Audit {
    var audit = self
    for (index, findings) in owned.enumerated() { audit.palettes[index].findings = findings }
    audit.findings = Finding.sorted(owned.flatMap(\.self) + unowned)
    return audit
  }
}
