import Documents

/// A list of colours by state, as a file of `res/color` holds one.
///
/// The item without states is the colour itself; `button/disabled` is that of `state_enabled` being
/// false, `button/checked/pressed` that of both states, `button/not-checked` that of the state
/// being false.
struct AndroidStateList {
  let name: String
  private(set) var colors: [AndroidColor] = []
  private(set) var problems: [Reading.Problem] = []
  /// How many items are pictures.
  private(set) var skipped = 0

  init(_ root: XMLElement, named name: String) {
    self.name = name
    var positions: [ExactText: Int] = [:]
    for item in root.children where item.name == "item" {
      let attributes = item.attributes.filter { $0.prefix != "tools" }
      // Lists of drawables are written alike.
      if attributes.contains(where: { $0.localName == "drawable" }) {
        skipped += 1
        continue
      }
      let states = attributes.compactMap(\.state).sorted()
      let color = AndroidColor(item, attributes, named: ([name] + states).joined(separator: "/"))
      if let taken = positions[color.name] {
        problems.append(
          Reading.Problem(
            .duplicateSwatch,
            "\(color.name) is given twice, on lines \(colors[taken].place.start.line) and "
              + "\(color.place.start.line); the first item counts: remove one of them",
            at: color.place,
            swatch: color.name,
            notes: [("\(color.name) is given here first", colors[taken].place)]
          )
        )
        continue
      }
      positions[color.name] = colors.count
      colors.append(color)
    }
    guard !colors.isEmpty, positions[ExactText(name)] == nil else { return }
    // Others may refer to it, and then have no colour rather than a missing target.
    colors.append(
      AndroidColor(
        name: ExactText(name),
        value: .undetermined("the list has no item without states"),
        source: root.file.text(in: root.tagRange),
        place: Place(root.tagRange, in: root.file)
      )
    )
  }
}

extension AndroidColor {
  /// Reads an item of a list.
  fileprivate init(_ item: XMLElement, _ attributes: [XMLAttribute], named name: String) {
    func attribute(_ local: String) -> XMLAttribute? { attributes.first { $0.localName == local } }
    let color = attribute("color")
    var value = AndroidValue(color?.value ?? "")
    var opacity = Opacity.factor(1)
    if value == .other {
      value =
        item.children.isEmpty
        ? .fault("the item gives no colour: write android:color=\"...\", \(AndroidValue.forms)")
        : .undetermined("its colour is written as an element within the item, which is not read")
    } else if attribute("lStar") != nil {
      value = .undetermined("android:lStar changes the lightness, which is not evaluated")
    } else if let written = attribute("alpha") {
      let text = written.value
      let dimension = "@dimen/"
      if let number = Double(text), number.isFinite {
        opacity = .factor(number)
      } else if text.utf8.starts(with: dimension.utf8) {
        opacity = .dimension(String(text.dropFirst(dimension.count)))
      } else if text.utf8.first == UInt8(ascii: "@") || text.utf8.first == UInt8(ascii: "?") {
        value = .undetermined("its opacity is \(text.excerpt.printable), which is not followed")
      } else {
        value = .fault("the opacity \(text.excerpt.printable) is no number; write one from 0 to 1")
      }
    }
    let range = color?.valueRange ?? item.tagRange
    self.init(
      name: ExactText(name),
      value: value,
      opacity: opacity,
      source: item.file.text(in: range),
      place: Place(range, in: item.file)
    )
  }
}

extension XMLAttribute {
  /// The state that an attribute asks for, in a word, or nil when it asks for none.
  fileprivate var state: String? {
    let prefix = "state_"
    guard localName.utf8.starts(with: prefix.utf8) else { return nil }
    let state = String(localName.dropFirst(prefix.count))
    if value == "false" { return state == "enabled" ? "disabled" : "not-\(state)" }
    return state
  }
}
