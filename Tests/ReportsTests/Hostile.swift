import Audits
import Documents
import Palettes
import Reports

/// Names that are out to break every format, each on white in the grey of case D35.
///
/// By the formula of WCAG 2.2, #aaaaaa on #ffffff has 2.3231:1.
enum Hostile {
  static let names = [
    "a\"b<c>&'\u{1B}[31m\u{0}</script><img src=x onerror=1>]]>", "line\r\nend", "| pipe ` tick |",
    "\u{202E}gnp.exe", "@someone #1 http://example.com www.example.com", "[link](x) ![image](x)",
    "</style></title><svg onload=x>", "שלום", "**bold** _it_ ~~x~~", "a\\|b\\", " ", "日本語の名前",
    String(repeating: "long-", count: 100),
  ]

  static func audit() throws -> Audit {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$type", "color")
      writer.object("paper") { $0.member("$value", "#ffffff") }
      for name in names {
        writer.object(name) { writer in
          writer.member("$value", "#aaaaaa")
          writer.object("$extensions") { writer in
            writer.object("legible") { $0.member("background", "paper") }
          }
        }
      }
    }
    let file = SourceFile(name: "</title>|`x`.tokens.json", bytes: writer.document)
    return Audit(of: [try PaletteFormat.reading(of: SourceTree(file), as: nil)], under: Policy())
  }

  static func report(_ format: ReportFormat) throws -> String {
    String(decoding: format.render(try audit(), ReportOptions()), as: UTF8.self)
  }
}
