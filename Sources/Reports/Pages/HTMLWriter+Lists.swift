import Audits
import Colors
import Documents
import Palettes

/// How many rows the lists of a page show.
private let mostRows = 1000

extension HTMLWriter {
  /// Writes the pairs that neither pass nor fail, each with the reason.
  mutating func setAside(by audit: Audit) {
    for (title, name) in [("Undetermined", "undetermined"), ("Exempt", "exempt")] {
      let found = audit.measurements.filter { $0.verdict.name == name }
      element("h3", ["class": "sub"], text: "\(title) (\(found.count))")
      guard !found.isEmpty else {
        element("p", text: "None.")
        continue
      }
      table(
        id: name,
        caption: { writer in
          writer.text("\(title): \(counted(found.count, "pair"))")
          if found.count > mostRows { writer.text(", of which the first \(mostRows) are shown") }
        },
        columns: [("Pair", nil), ("Mode", nil), ("Ratio", "figure"), ("Why", "wide")],
        rows: { writer in
          for measurement in found.prefix(mostRows) { writer.reason(of: measurement) }
        }
      )
    }
    accepted(audit.findings.filter { $0.suppression != nil }, waived: Summary(of: audit).waived)
  }

  /// Writes the findings that somebody accepted: what, why, who answers for it, until when.
  private mutating func accepted(_ findings: [Finding], waived: Int) {
    element("h3", ["class": "sub"], text: "Waived (\(waived))")
    guard !findings.isEmpty else { return element("p", text: "None.") }
    table(
      id: "waived",
      caption: { writer in
        writer.text("Accepted: \(counted(findings.count, "finding"))")
        if findings.count > mostRows { writer.text(", of which the first \(mostRows) are shown") }
      },
      columns: [
        ("Finding", "wide"), ("Accepted in", nil), ("Why", "wide"), ("Who", nil), ("Until", nil),
      ],
      rows: { writer in
        for finding in findings.prefix(mostRows) {
          guard let suppression = finding.suppression else { continue }
          writer.element("tr") { writer in
            writer.element("th", ["scope": "row"]) { $0.sentence(finding.message) }
            writer.element("td", text: suppression.kind.rawValue)
            writer.element("td") { $0.sentence(suppression.reason) }
            writer.element("td") { $0.sentence(suppression.owner ?? "") }
            writer.element("td", text: suppression.expires?.description ?? "no end")
          }
        }
      }
    )
  }

  private mutating func reason(of measurement: Measurement) {
    element("tr") { writer in
      writer.element("th", ["scope": "row"]) { writer in
        writer.name(measurement.pairing.foreground.string)
        writer.text(" on ")
        writer.name(measurement.pairing.background.string)
      }
      writer.element("td") { $0.name(measurement.mode.name) }
      writer.element(
        "td",
        ["class": "figure"],
        text: measurement.contrast?.displayed ?? "none"
      )
      writer.element("td") { $0.sentence(measurement.verdict.reason ?? "") }
    }
  }

  /// Writes the swatches of every palette with their values in every mode.
  mutating func palettes(of audit: Audit) {
    for (index, palette) in audit.palettes.enumerated() {
      swatches(of: palette.reading.palette, id: "swatches-\(index + 1)")
    }
    if audit.palettes.isEmpty { element("p", text: "No palette could be read.") }
  }

  private mutating func swatches(of palette: Palette, id: String) {
    let modes = palette.modes.prefix(24)
    table(
      id: id,
      caption: { writer in
        writer.name(palette.name)
        writer.text(": \(counted(palette.swatches.count, "swatch", "swatches"))")
        if palette.swatches.count > mostRows {
          writer.text(", of which the first \(mostRows) are shown")
        }
        if palette.modes.count > modes.count {
          writer.text(", in \(modes.count) of \(palette.modes.count) modes")
        }
      },
      columns: [("Swatch", nil)] + modes.map { ($0.name.printable.shortened(to: 60), nil) }
        + [("Written at", "wide")],
      rows: { writer in
        for swatch in palette.swatches.prefix(mostRows) {
          writer.element("tr") { writer in
            writer.element("th", ["scope": "row"]) { $0.name(swatch.name.string) }
            for mode in modes {
              writer.element("td", ["class": "value"]) { $0.value(swatch.value(in: mode)) }
            }
            writer.element("td") { $0.place(swatch.place) }
          }
        }
      }
    )
  }

  private mutating func value(_ value: Swatch.Value?) {
    guard let value else { return element("span", ["class": "quiet"], text: "none") }
    if let color = value.color { chip(color) }
    element("code") { writer in
      writer.sentence(value.color?.hex ?? value.source.shortened(to: 80))
    }
    switch value.state {
    case .color, .gradient: break
    case .undetermined: element("span", ["class": "quiet"], text: " (depends)")
    case .faulty: element("span", ["class": "bad"], text: " (faulty)")
    }
  }
}
