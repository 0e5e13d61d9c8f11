import Colors
import Documents

/// The `color` of one entry: components in a space, or a reference to a colour of the system.
struct AssetColor {
  /// The value as it is written.
  let value: JSONValue
  /// Where it is written.
  let place: Place
  private let content: Content

  private enum Content {
    case color(Color, notes: [String])
    case system(SystemColorReference)
    case fault(DraftFault)
  }

  init(_ value: JSONValue) {
    self.value = value
    place = Place(value.range, in: value.file)
    do throws(DocumentError) {
      content = try AssetColor.content(of: value)
    } catch {
      content = .fault(DraftFault(error.message, at: Place(error.range, in: value.file)))
    }
  }

  /// The value in a mode; system colours differ in each.
  func draft(
    in variant: AssetVariant,
    systemColors tables: [SystemColorTable],
    notes: [String]
  ) -> DraftValue {
    let (content, own): (DraftValue.Content, [String]) =
      switch self.content {
      case .color(let color, let notes): (.color(color), notes)
      case .fault(let fault): (.fault(fault), [])
      case .system(let reference): reference.content(in: variant, by: tables)
      }
    return DraftValue(content, source: value.sourceText, place: place, notes: own + notes)
  }

  private static func content(of value: JSONValue) throws(DocumentError) -> Content {
    guard let object = value.object else {
      throw DocumentError(
        "a color is an object with color-space and components, or with platform and reference, "
          + "not \(value.kindName)",
        at: value.range
      )
    }
    if let reference = object["reference"] {
      return .system(
        SystemColorReference(name: try reference.text, platform: try object["platform"]?.text)
      )
    }
    guard let named = object["color-space"] else {
      throw DocumentError("color-space is missing, such as \"srgb\"", at: value.range)
    }
    let space = try named.choice("a color-space", AssetColorSpace.all.map { ($0.id, $0) })
    guard let written = object["components"] else {
      throw DocumentError(
        "components are missing: \(space.id) needs \(space.names.joined(separator: ", ")) and alpha",
        at: value.range
      )
    }
    guard let components = written.object else {
      throw DocumentError(
        "components are an object such as {\"red\": \"0x1F\", ...}, not \(written.kindName)",
        at: written.range
      )
    }
    let amounts = try AssetComponents(components, of: space, at: written.range)
    return .color(space.color(amounts.values, amounts.alpha), notes: amounts.notes)
  }
}
