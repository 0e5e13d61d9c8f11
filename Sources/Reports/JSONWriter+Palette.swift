import Colors
public import Documents
public import Palettes

extension JSONWriter {
  /// Writes each swatch of a palette as an element of an array: its place and its values.
  public mutating func write(swatchesOf palette: Palette) {
    for swatch in palette.swatches {
      object { writer in
        writer.member("palette", palette.name)
        writer.member("name", swatch.name.string)
        writer.member("file", swatch.place.file)
        writer.member("line", swatch.place.start.line)
        writer.member("column", swatch.place.start.column)
        writer.member("aliases", swatch.values.first?.value.aliases.map(\.string) ?? [])
        writer.object("values") { writer in
          for (mode, value) in swatch.values {
            writer.object(mode.name) { writer in writer.write(value) }
          }
        }
      }
    }
  }

  private mutating func write(_ value: Swatch.Value) {
    member("color", value.color.map { OpaqueColor(clipping: $0).hex })
    member("alpha", value.color?.alpha)
    member("source", value.source)
    if value.literal != value.place {
      object("literal") { writer in
        writer.member("file", value.literal.file)
        writer.member("line", value.literal.start.line)
        writer.member("column", value.literal.start.column)
      }
    }
    if let standIn = value.standIn { member("standIn", standIn.name) }
    switch value.state {
    case .color, .gradient: member("notes", value.notes)
    case .undetermined(let reason): member("notes", [reason] + value.notes)
    case .faulty: member("notes", ["no colour: the value is faulty"] + value.notes)
    }
  }
}
