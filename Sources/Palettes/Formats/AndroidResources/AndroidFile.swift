import Colors
import Documents

/// The resources of one file, with what is wrong with them.
struct AndroidFile {
  private(set) var resources: [AndroidResource] = []
  private(set) var problems: [Reading.Problem] = []
  /// How many named values are no colours.
  private(set) var skipped = 0
  private let file: SourceFile
  private let configuration: AndroidConfiguration

  /// Reads a file whose root is `<resources>`, or `<selector>` as a list of colours by state.
  ///
  /// It is nil when the root is another one. A file outside of a folder of resources is for all
  /// devices, or, beside others that differ in their mode, for those of the mode that its path names.
  init?(_ root: XMLElement, isAlone: Bool) {
    file = root.file
    let path = AndroidPath(root.file.name)
    let named = isAlone ? nil : Mode(ofFileAt: root.file.name).value(on: .scheme)
    configuration = path?.configuration ?? AndroidConfiguration(scheme: named)
    switch root.name {
    case "resources": readValues(root)
    case "selector":
      let states = AndroidStateList(root, named: path?.stem ?? root.file.paletteName)
      problems += states.problems
      skipped += states.skipped
      if !states.colors.isEmpty { add(.color, named: states.name, states.colors, of: root) }
    default: return nil
    }
  }

  private mutating func readValues(_ root: XMLElement) {
    for element in root.children {
      let type = element.name == "item" ? element["type"]?.value : element.name
      // Another product's value, which the platform's own build alone knows how to choose.
      if let product = element["product"]?.value, product != "default" {
        skipped += 1
        continue
      }
      switch type {
      case "color": readColor(element)
      case "style": readStyle(element)
      case "macro":
        guard let name = element["name"]?.value else { continue }
        let value = AndroidValue(element.text)
        guard value != .other else { continue }
        add(
          .macro,
          named: name,
          [color(ExactText("@macro/\(name)"), value, of: element)],
          of: element
        )
      case "dimen":
        skipped += 1
        if let name = element["name"]?.value, let number = Double(element.text.trimmed) {
          add(.number, named: name, number: number, of: element)
        }
      case "public", "attr", "declare-styleable", "overlayable", "eat-comment", "skip": continue
      default: skipped += 1
      }
    }
  }

  private mutating func readColor(_ element: XMLElement) {
    guard let name = element["name"]?.value, !name.isEmpty else {
      return report("a colour has no name; write name=\"...\"", at: element.tagRange)
    }
    var value = AndroidValue(element.text)
    if value == .other {
      let text =
        element.text.utf8.allSatisfy(\.isBlank) ? "nothing" : element.text.excerpt.printable
      value = .fault("\(text) is no colour: \(AndroidValue.forms)")
    }
    add(.color, named: name, [color(ExactText(name), value, of: element)], of: element)
  }

  private mutating func readStyle(_ element: XMLElement) {
    guard let name = element["name"]?.value, !name.isEmpty else {
      return report("a style has no name; write name=\"...\"", at: element.tagRange)
    }
    var colors: [AndroidColor] = []
    var positions: [String: Int] = [:]
    for item in element.children where item.name == "item" {
      guard let attribute = item["name"]?.value else {
        report("an item of the style \(name) has no name; write name=\"...\"", at: item.tagRange)
        continue
      }
      let value = AndroidValue(item.text)
      switch value {
      case .color, .resource, .macro, .fault: break
      // Only the name tells whether the attribute is a colour.
      case .attribute where attribute.soundsLikeColor: break
      case .undetermined where item.text.hasColorReference: break
      default:
        skipped += 1
        continue
      }
      var found = color(ExactText("\(name)/\(attribute)"), value, of: item)
      found.attribute = attribute
      if let taken = positions[attribute] {
        problems.append(.givenTwice(found.name, at: found.place, after: colors[taken].place))
        colors[taken] = found
      } else {
        positions[attribute] = colors.count
        colors.append(found)
      }
    }
    add(.style, named: name, colors, parent: element["parent"]?.value, of: element)
  }

  private mutating func add(
    _ kind: AndroidResource.Kind,
    named name: String,
    _ colors: [AndroidColor] = [],
    number: Double? = nil,
    parent: String? = nil,
    of element: XMLElement
  ) {
    resources.append(
      AndroidResource(
        kind: kind,
        name: name,
        configuration: configuration,
        colors: colors,
        number: number,
        parent: parent,
        place: Place(element.tagRange, in: file)
      )
    )
  }

  private func color(
    _ name: ExactText,
    _ value: AndroidValue,
    of element: XMLElement
  ) -> AndroidColor {
    let range = element.textRange.count > 0 ? element.textRange : element.range
    return AndroidColor(
      name: name,
      value: value,
      source: file.text(in: range),
      place: Place(range, in: file)
    )
  }

  private mutating func report(_ message: String, at range: SourceRange) {
    problems.append(Reading.Problem(.unreadableColor, message, at: Place(range, in: file)))
  }
}

extension String {
  /// Whether the name of an attribute says that it is a colour.
  fileprivate var soundsLikeColor: Bool {
    let name = lowercased()
    return ["color", "colour", "tint", "background"].contains { name.contains($0) }
  }

  /// Whether the text refers to a colour, and not to a picture or a style.
  fileprivate var hasColorReference: Bool { contains(":color/") }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
