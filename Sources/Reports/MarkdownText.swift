import Documents

/// Texts as Markdown that shows them as they are, within a table of GitHub Flavored Markdown.
///
/// A name from a file could end a cell, become a link, an image or an element, or call a person.
package enum MarkdownText {
  /// A name, a colour or a place, as code.
  ///
  /// Back-ticks do, as long as the text holds neither one nor a bar: within a table a bar ends the cell
  /// even in code (GFM 4.10). Then it is a `code` element of which every sign is a reference.
  package static func code(_ text: String) -> String {
    let text = text.printable.shortened(to: 120)
    guard text.contains(where: { $0 == "`" || $0 == "|" }) else {
      let edge = text.hasPrefix(" ") || text.hasSuffix(" ") || text.isEmpty ? " " : ""
      return "`\(edge)\(text)\(edge)`"
    }
    var code = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII, !scalar.properties.isAlphabetic, !("0"..."9").contains(scalar) {
        code += "&#\(scalar.value);"
      } else {
        code.unicodeScalars.append(scalar)
      }
    }
    return "<code>\(code)</code>"
  }

  /// A sentence that may hold names.
  package static func sentence(_ text: String) -> String {
    var escaped = ""
    for character in text.printable.shortened(to: 400) {
      switch character {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "|", "~", "$":
        escaped += "\\\(character)"
      // GitHub looks for names of people and numbers of issues in each text by itself.
      case "@", "#": escaped += "<span>\(character)</span>"
      default: escaped.append(character)
      }
    }
    // What GFM 6.9 takes for a link, without any brackets.
    for start in ["www.", "mailto:", "xmpp:"] {
      escaped = escaped.replacing(start, with: "\(start.dropLast())\\\(start.suffix(1))")
    }
    return escaped.replacing("://", with: "\\://")
  }
}
