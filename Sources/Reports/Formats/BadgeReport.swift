import Audits
import Documents

extension ReportFormat {
  /// A small sign for a README: how many pairs pass, or how many fail.
  public static let badge = ReportFormat(
    id: "badge",
    summary: "a small sign for a README: how many pairs pass, or how many fail",
    mediaType: "image/svg+xml; report=badge",
    ending: "svg",
    render: renderBadge
  )
}

private func renderBadge(_ audit: Audit, _ options: ReportOptions) -> [UInt8] {
  let summary = Summary(of: audit)
  let (message, tone) = message(summary, AuditOutcome(of: audit, summary, options))
  let label = "legible"
  let (labelWidth, messageWidth) = (width(of: label), width(of: message))
  let width = labelWidth + messageWidth
  var writer = HTMLWriter()
  writer.element(
    "svg",
    [
      "xmlns": "http://www.w3.org/2000/svg", "width": "\(width)", "height": "20",
      "viewBox": "0 0 \(width) 20", "role": "img", "aria-label": "\(label): \(message)",
    ]
  ) { writer in
    writer.element("title", text: "\(summary.pairSentence). \(summary.viewingSentence)")
    writer.element("clipPath", ["id": "shape"]) { writer in
      writer.shape("rect", ["width": "\(width)", "height": "20", "rx": "4"])
    }
    writer.element("g", ["clip-path": "url(#shape)"]) { writer in
      writer.shape("rect", ["width": "\(labelWidth)", "height": "20", "fill": "#24292f"])
      writer.shape(
        "rect",
        ["x": "\(labelWidth)", "width": "\(messageWidth)", "height": "20", "fill": tone]
      )
    }
    let font: HTMLWriter.Attributes = [
      "fill": "#ffffff", "font-family": "Verdana, DejaVu Sans, Geneva, sans-serif",
      "font-size": "11", "text-anchor": "middle",
    ]
    writer.element("g", font) { writer in
      for (text, start, room) in [(label, 0, labelWidth), (message, labelWidth, messageWidth)] {
        writer.element(
          "text",
          ["x": "\(start + room / 2)", "y": "14", "textLength": "\(room - padding)"],
          text: text
        )
      }
    }
  }
  return writer.bytes + [0x0A]
}

/// What the badge says, and the ground on which it says it: each has 7:1 or more under white.
private func message(
  _ summary: Summary,
  _ outcome: AuditOutcome
) -> (text: String, tone: String) {
  let passed = "\(summary.passed) of \(summary.checked) pass"
  return switch outcome {
  case .fail where summary.failed > 0: ("\(summary.failed) fail", "#8f0f1f")
  case .fail where summary.errors > 0: (counted(summary.errors, "error"), "#8f0f1f")
  case .fail: (counted(summary.warnings + summary.notes, "finding"), "#8f0f1f")
  case .incomplete: ("incomplete", "#5f3c00")
  case .doubt: (passed, "#5f3c00")
  case .pass: (passed, "#0b5a2a")
  case .unjudged: ("nothing to judge", "#464d55")
  case .nothing: ("nothing measured", "#464d55")
  }
}

/// The room that a text of a badge takes: letters of 11 px in Verdana are 7 px wide on average, and
/// `textLength` makes other fonts take the same.
private func width(of text: String) -> Int {
  let wide = text.reduce(0) { $0 + (" il".contains($1) ? 4 : 7) }
  return wide + padding
}

/// What lies beside a text, both sides together.
private let padding = 12
