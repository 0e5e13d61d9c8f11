import Audits
import Documents
import Foundation
import Palettes
import Reports

/// Audits a stylesheet and writes the report, as text.
func report(_ format: ReportFormat, of css: String, style: TerminalStyle = .plain) throws -> String
{
  let tree = SourceTree(SourceFile(name: "theme.css", text: css))
  let audit = Audit(of: [try PaletteFormat.reading(of: tree, as: nil)], under: Policy())
  return String(decoding: format.render(audit, ReportOptions(style: style)), as: UTF8.self)
}

/// The report of a stylesheet as JSON, parsed by Foundation.
func json(of css: String) throws -> [String: Any] {
  let text = try report(.json, of: css)
  return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
}

/// One text on three grounds in two schemes; five of its six pairs fail.
let manyGrounds = """
  :root {
    --background: #ffffff;
    --surface: #f4f4f4;
    --card: #eeeeee;
    --text-muted: #808080;
  }
  .dark {
    --background: #000000;
    --surface: #333333;
    --card: #444444;
    --text-muted: #808080;
  }
  """
