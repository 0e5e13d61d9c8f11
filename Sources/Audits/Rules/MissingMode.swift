import Documents
import Palettes

extension Rule {
  /// A swatch that has no value of its own in a mode of its palette.
  public static let missingMode = Rule(
    id: "missing-mode",
    severity: .warning,
    summary: "A colour has no value of its own in a mode of its palette.",
    explanation: """
      A palette with several modes shows each colour in all of them. Where one has no value, people \
      see whatever the tool falls back to, or nothing; Legible measures what the format falls back \
      to, if it says so. Give the colour a value there, or move it to where it counts in all modes.
      """,
    examples: [
      .failing(
        """
        :root {
          --background: #ffffff;
          --foreground: #111111;
        }
        .dark {
          --background: #000000;
          --foreground: #eeeeee;
          --card: #222222;
        }
        """,
        lines: [8]
      ),
      .passing(
        """
        :root {
          --background: #ffffff;
          --foreground: #111111;
          --card: #dddddd;
        }
        .dark {
          --background: #000000;
          --foreground: #eeeeee;
        }
        """
      ),
    ],
    check: checkMissingMode
  )
}

private func checkMissingMode(_ inspection: Inspection) -> [Finding] {
  let modes = inspection.palette.modes
  guard modes.count > 1 else { return [] }
  return inspection.palette.swatches.compactMap { swatch in
    // Of nearly all palettes nothing is missing.
    guard
      swatch.values.count < modes.count
        || swatch.values.contains(where: { $0.value.standIn != nil })
    else { return nil }
    let missing = modes.filter { swatch.value(in: $0) == nil }
    let lent = swatch.values.filter { $0.value.standIn != nil }
    guard !missing.isEmpty || !lent.isEmpty else { return nil }
    var parts: [String] = []
    if !missing.isEmpty { parts.append("\(swatch.name) has no value in \(names(missing))") }
    if let lender = lent.first?.value.standIn {
      parts.append(
        "\(swatch.name) has no value of its own in \(names(lent.map(\.mode))): "
          + "that of \(lender) stands in"
      )
    }
    return Finding(
      rule: Rule.missingMode.id,
      severity: Rule.missingMode.severity,
      message: parts.joined(separator: "; "),
      palette: inspection.palette.name,
      place: swatch.place,
      swatch: swatch.name,
      mode: (missing + lent.map(\.mode)).first
    )
  }
}

/// The names of modes, cut after six.
private func names(_ modes: [Mode]) -> String {
  let shown = modes.prefix(6).map(\.name).joined(separator: ", ")
  return modes.count > 6 ? "\(shown) and \(modes.count - 6) more" : shown
}
