import Documents
import Palettes

/// An asset catalog by the paths of its folders, each with the text of its `Contents.json`.
func catalog(
  _ folders: KeyValuePairs<String, String>,
  named name: String = "App/Colors.xcassets"
) throws(PaletteError) -> Reading {
  let files = folders.map { folder, text in
    SourceFile(name: "\(name)/\(folder)/Contents.json", text: text)
  }
  return try PaletteFormat.reading(of: SourceTree(name: name, files: files), as: nil)
}

/// The text of a colour set of entries, each on a line of its own from the second line on.
func colorSet(_ entries: String...) -> String {
  "{\"colors\": [\n\(entries.joined(separator: ",\n"))\n],\n\"info\": {\"version\": 1}}"
}

/// An entry with components of sRGB, for appearances such as `dark` and `high`.
func entry(
  _ red: String,
  _ green: String,
  _ blue: String,
  alpha: String = "1.000",
  in appearances: String...,
  of space: String = "srgb",
  idiom: String = "universal",
  also: String = ""
) -> String {
  let components =
    "{\"red\": \"\(red)\", \"green\": \"\(green)\", \"blue\": \"\(blue)\", \"alpha\": \"\(alpha)\"}"
  let color = "{\"color-space\": \"\(space)\", \"components\": \(components)}"
  return "{\(slot(appearances, idiom: idiom))\(also), \"color\": \(color)}"
}

/// An entry whose colour is the JSON text `color`.
func entry(color: String, in appearances: String..., idiom: String = "universal") -> String {
  "{\(slot(appearances, idiom: idiom)), \"color\": \(color)}"
}

/// An entry without a colour.
func emptyEntry(in appearances: String..., idiom: String = "universal") -> String {
  "{\(slot(appearances, idiom: idiom))}"
}

private func slot(_ appearances: [String], idiom: String) -> String {
  let list = appearances.map { value in
    let kind = value == "high" ? "contrast" : "luminosity"
    return "{\"appearance\": \"\(kind)\", \"value\": \"\(value)\"}"
  }
  let idiom = "\"idiom\": \"\(idiom)\""
  return list.isEmpty ? idiom : "\(idiom), \"appearances\": [\(list.joined(separator: ", "))]"
}

extension Reading {
  /// The remarks on a swatch in a mode, or in its first mode.
  func notes(_ name: String, in mode: String? = nil) -> [String] {
    let values = palette.swatch(ExactText(name))?.values ?? []
    return values.first { mode == nil || $0.mode.name == mode }?.value.notes ?? []
  }
}
