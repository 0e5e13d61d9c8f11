import Audits
import Documents
import Palettes

/// The audit that every golden file shows: three palettes with one of everything.
///
/// It holds pairs that pass, fail, are undetermined and need nothing, in two modes and in one; a
/// value that is no colour, a name that is given twice, notes, a guess; a finding that a baseline
/// accepts; and names that are out to break quotes, markup, lines, spreadsheets and the direction of writing.
enum SampleAudit {
  /// The audit.
  static func make() throws -> Audit {
    let readings = try [theme, tokens, overlay].map { file in
      try PaletteFormat.reading(of: SourceTree(file), as: nil)
    }
    let audit = Audit(of: readings, under: try Policy(reading: policy))
    return audit.accepting(
      try Baseline(reading: baseline),
      in: BaselineScope(paths: ["."]) { $0 }
    )
  }

  /// An audit of nothing.
  static var empty: Audit { Audit(of: [], under: Policy()) }

  private static let policy = SourceFile(
    name: "legible.json",
    text: """
      {
        "pairs": [
          {"foreground": "--off", "background": "--background", "use": "disabled"},
          {"foreground": "color.cell.*", "background": "color.paper"}
        ]
      }
      """
  )

  /// One finding that was accepted, one that got worse since, and an entry that nothing needs.
  private static let baseline = SourceFile(
    name: "legible-baseline.json",
    text: """
      {"version": 1, "findings": [
        {"file": "styles/theme.css", "rule": "text-contrast", "foreground": "--muted-foreground",
         "background": "--muted", "mode": "light", "viewing": "as-authored", "ratio": 4.31},
        {"file": "styles/theme.css", "rule": "text-contrast", "foreground": "--card-foreground",
         "background": "--card", "mode": "dark", "viewing": "as-authored", "ratio": 2.98},
        {"file": "styles/theme.css", "rule": "text-contrast", "foreground": "--gone",
         "background": "--card", "mode": "dark", "viewing": "as-authored", "ratio": 2.5}
      ]}
      """
  )

  private static let theme = SourceFile(
    name: "styles/theme.css",
    text: """
      :root {
        --background: #ffffff;
        --foreground: #1f2328;
        --card: #eeeeee;
        --card-foreground: #808080;
        --muted: #f5f5f5;
        --muted-foreground: #737373;
        --glass: rgb(128 128 128 / 0.5);
        --glass-foreground: #000000;
        --input: #e5e5e5;
        --off: #c0c0c0;
        --accent: currentColor;
        --accent-foreground: #ffffff;
        --broken: #12;
        --muted: #f4f4f4;
      }
      .dark {
        --background: #0a0a0a;
        --foreground: #fafafa;
        --card: #333333;
        --card-foreground: #777777;
        --muted: #262626;
        --muted-foreground: #a1a1a1;
        --input: #262626;
        --off: #404040;
      }
      """
  )

  /// From standard input, without a page: what shows through is not known.
  private static let overlay = SourceFile(
    name: "-",
    text: """
      :root {
        --veil: rgb(0 0 0 / 0.5);
        --veil-foreground: #ffffff;
      }
      """
  )

  private static let tokens = SourceFile(
    name: "design tokens/light #2.tokens.json",
    text: #"""
      {
        "color": {
          "$type": "color",
          "paper": {"$value": "#ffffff"},
          "cell": {
            "=HYPERLINK(\"x\")": {"$value": "#949494"},
            "-1": {"$value": "#595959"},
            "50%, a:b\r\nc": {"$value": "#8a8a8a"},
            "a\"b<c>&'\u001b[31m\u0000</script><img src=x onerror=1>]]>": {"$value": "#aaaaaa"},
            "\u202eltr\u2028|`*_~ é😀": {"$value": "#767676"}
          }
        }
      }
      """#
  )
}
