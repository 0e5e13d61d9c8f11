import Documents

/// The custom properties of a theme in a registry of shadcn/ui: `cssVars` with `light` and `dark`.
///
/// Values are what CSS has: colours, or the components of `hsl()` without the function.
struct RegistryVariables {
  private let blocks: JSONObject
  private let root: JSONValue

  /// Gives nil when the file is of another kind.
  init?(_ root: JSONValue) {
    guard let blocks = root["cssVars"]?.object,
      blocks.contains(where: { $0.value.object != nil })
    else { return nil }
    self.blocks = blocks
    self.root = root
  }

  private struct Property {
    let name: ExactText
    let value: JSONValue
    let mode: Mode
  }

  /// Adds the colours; a property that only `light` has counts in `dark` too, as in the stylesheet.
  func read(into swatches: inout DraftSwatches, _ draft: inout PaletteDraft) {
    draft.skipped += root.object?.count { $0.name != "cssVars" } ?? 0
    let properties = properties(&draft)
    let kinds = Dictionary(properties.map { ($0.name, Kind($0.value)) }) { first, _ in first }
    for property in properties {
      guard let value = Self.value(of: property, kinds) else {
        draft.skipped += 1
        draft.others.insert(property.name)
        continue
      }
      swatches.add(property.name, value, in: property.mode, standIn: .light)
    }
  }

  private func properties(_ draft: inout PaletteDraft) -> [Property] {
    var modes = NamedModes()
    var properties: [Property] = []
    for block in draft.members(of: blocks, at: "cssVars") {
      guard let object = block.value.object else {
        draft.skipped += 1
        continue
      }
      // `theme` holds what is the same in all modes.
      let mode = block.name == "theme" ? Mode.default : modes.mode(block.name)
      for member in draft.members(of: object, at: "cssVars.\(block.name)") {
        let isProperty = member.name.string.utf8.starts(with: "--".utf8)
        let name = isProperty ? member.name : ExactText("--" + member.name.string)
        properties.append(Property(name: name, value: member.value, mode: mode))
      }
    }
    return properties
  }

  /// What a value is.
  private enum Kind {
    case color
    /// The components of `hsl()`.
    case components
    /// Three numbers, which are a colour only in a function that stands elsewhere.
    case numbers
    /// A reference to another property and nothing else.
    case reference(ExactText)
    case other

    init(_ value: JSONValue) {
      let text = value.string ?? ""
      let parts = text.utf8.split { $0 == 0x20 || $0 == 0x2F || $0 == 0x2C }
        .map { String(decoding: $0, as: UTF8.self) }
      let numbers = parts.map { part in
        let digits = part.utf8.last == 0x25 ? String(part.dropLast()) : part
        return digits.utf8.allSatisfy { $0 &- 0x30 < 10 || $0 == 0x2E || $0 == 0x2D }
          && Double(digits) != nil
      }
      let percents = parts.map { $0.utf8.last == 0x25 }
      if (3...4).contains(parts.count), numbers.allSatisfy(\.self) {
        self = percents[1] && percents[2] && !percents[0] ? .components : .numbers
      } else if text.hasPrefix("var(--"), text.utf8.last == 0x29 {
        // What stands behind a comma is for the case that the property is missing.
        let name = text.dropFirst(4).dropLast().prefix { $0 != "," && $0 != " " }
        self = .reference(ExactText(String(name)))
      } else if case .other = ColorText(text) {
        self = .other
      } else {
        self = .color
      }
    }
  }

  private static func value(of property: Property, _ kinds: [ExactText: Kind]) -> DraftValue? {
    let text = property.value.string ?? ""
    let place = Place(property.value.range, in: property.value.file)
    switch Kind(property.value) {
    case .color: return DraftValue(css: property.value)
    case .components:
      let read = DraftValue(
        css: "hsl(\(text))",
        in: property.value.file,
        at: property.value.range,
        from: nil
      )
      return DraftValue(read.content, source: text, place: place, notes: ["components of hsl()"])
    case .numbers:
      let reason = "three numbers are a colour only within the function that a stylesheet has"
      return DraftValue(.undetermined(reason), source: text, place: place)
    case .reference(let target):
      if leadsToColor(target, kinds) {
        return DraftValue(.alias(target), source: text, place: place)
      }
      guard kinds[target] == nil, PropertyWords(property.name).soundLikeColor else { return nil }
      let reason = "the value of \(target) stands in a stylesheet"
      return DraftValue(.undetermined(reason), source: text, place: place)
    case .other: return nil
    }
  }

  /// Whether references lead to a colour, or around in a circle, which is told later.
  private static func leadsToColor(_ name: ExactText, _ kinds: [ExactText: Kind]) -> Bool {
    var name = name
    for _ in 0..<32 {
      switch kinds[name] {
      case .reference(let next)?: name = next
      case .color?, .components?, .numbers?: return true
      case .other?, nil: return false
      }
    }
    return true
  }
}
