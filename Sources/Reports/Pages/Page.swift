import Documents

/// A page by itself: one file that asks for no other, needs no script, and is the same every time.
struct Page {
  private let title: String
  private let names: [String]
  private var sections: [(id: String, title: String, write: (inout HTMLWriter) -> Void)] = []
  private let introduction: (inout HTMLWriter) -> Void
  private let closing: String

  /// Makes a page about palettes: `title` is what it says of them.
  init(
    _ title: String,
    of names: [String],
    closing: String,
    introduction: @escaping (inout HTMLWriter) -> Void
  ) {
    self.title = title
    self.names = names
    self.closing = closing
    self.introduction = introduction
  }

  /// Adds a section with a heading; the page links to it.
  mutating func add(
    _ id: String,
    _ title: String,
    _ write: @escaping (inout HTMLWriter) -> Void
  ) {
    sections.append((id, title, write))
  }

  /// The page as a file.
  var document: [UInt8] {
    var writer = HTMLWriter()
    writer.documentType()
    writer.element("html", ["lang": "en"]) { writer in
      writer.element("head") { writer in
        writer.void("meta", ["charset": "utf-8"])
        writer.void(
          "meta",
          ["name": "viewport", "content": "width=device-width, initial-scale=1"]
        )
        writer.void("meta", ["name": "color-scheme", "content": "light dark"])
        writer.element("title") { writer in
          writer.text(title + " of ")
          writeNames(to: &writer) { $1.isolated($0) }
        }
        writer.style(PageStyle.sheet)
      }
      writer.element("body", [:], writeBody)
    }
    return writer.bytes + [0x0A]
  }

  private func writeBody(_ writer: inout HTMLWriter) {
    writer.element("a", ["class": "skip", "href": "#content"], text: "Skip to the content")
    writer.element("header") { writer in
      writer.element("h1") { writer in
        writer.text(title + " of ")
        writeNames(to: &writer) { $1.name($0) }
      }
      introduction(&writer)
      writer.element("nav", ["aria-label": "Contents"]) { writer in
        writer.element("ul") { writer in
          for section in sections {
            writer.element("li") { writer in
              writer.element("a", ["href": "#\(section.id)"], text: section.title)
            }
          }
        }
      }
    }
    writer.element("main", ["id": "content"]) { writer in
      for section in sections {
        writer.element("section", ["aria-labelledby": section.id]) { writer in
          writer.element("h2", ["id": section.id], text: section.title)
          section.write(&writer)
        }
      }
    }
    writer.element("footer") { writer in writer.element("p", text: closing) }
  }

  /// Writes the names with commas between them; of very many, the first.
  private func writeNames(
    to writer: inout HTMLWriter,
    _ write: (String, inout HTMLWriter) -> Void
  ) {
    if names.isEmpty { writer.text("no palette") }
    for (index, name) in names.prefix(8).enumerated() {
      if index > 0 { writer.text(", ") }
      write(name, &writer)
    }
    if names.count > 8 { writer.text(" and \(names.count - 8) more") }
  }
}

extension HTMLWriter {
  /// Writes a name that came from a file, in the font and the direction of its own.
  mutating func name(_ name: String) {
    element("bdi", ["class": "name"], text: name.printable.shortened(to: 400))
  }

  /// Writes a text that may hold names, kept apart from the direction of what stands around it.
  mutating func sentence(_ text: String) {
    element("bdi") { writer in
      for (index, word) in text.printable.shortened(to: 2000).split(
        separator: " ",
        omittingEmptySubsequences: false
      ).enumerated() {
        if index > 0 { writer.text(" ") }
        // A line may end behind a hyphen, but not within the dashes of a custom property.
        if word.hasPrefix("--") {
          writer.element("span", ["class": "whole"], text: String(word))
        } else {
          writer.text(String(word))
        }
      }
    }
  }

  /// Writes a table in a region of its own, which can be scrolled with the keyboard.
  mutating func table(
    id: String,
    labelledBy label: String? = nil,
    isCaptionShown: Bool = true,
    caption: (inout HTMLWriter) -> Void,
    columns: [(title: String, style: String?)],
    rows: (inout HTMLWriter) -> Void
  ) {
    let attributes: Attributes = [
      "class": "scroll", "role": "region", "tabindex": "0",
      "aria-labelledby": (label.map { $0 + " " } ?? "") + "\(id)-caption",
    ]
    element("div", attributes) { writer in
      writer.element("table") { writer in
        writer.element("caption", ["id": "\(id)-caption"]) { writer in
          if isCaptionShown {
            caption(&writer)
          } else {
            writer.element("span", ["class": "hidden"], caption)
          }
        }
        writer.element("thead") { writer in
          writer.element("tr") { writer in
            for column in columns {
              writer.element("th", ["scope": "col", "class": column.style], text: column.title)
            }
          }
        }
        writer.element("tbody", [:], rows)
      }
    }
  }
}
