import Colors
import Documents

/// A file of Theo, as teams write it or as its `raw` output has it: `aliases` and `props`.
///
/// A property is a colour, or the alias that its `originalValue` names: `{!blue}`.
struct TheoProperties {
  private let aliases: JSONValue?
  private let props: JSONValue
  private let commonType: String?

  /// Gives nil when the file is of another kind.
  init?(_ root: JSONValue) {
    guard let props = root["props"], root["aliases"] != nil || root["global"] != nil else {
      return nil
    }
    let properties = props.array ?? props.object?.map(\.value) ?? []
    guard properties.isEmpty || properties.contains(where: { $0["value"] != nil }) else {
      return nil
    }
    self.props = props
    aliases = root["aliases"]
    commonType = root["global"]?["type"]?.string
  }

  /// Adds the colours.
  func read(into swatches: inout DraftSwatches, _ draft: inout PaletteDraft) {
    var literals: [ExactText: JSONValue] = [:]
    if let object = aliases?.object {
      for alias in draft.members(of: object, at: "aliases") {
        literals[ExactText("!\(alias.name)")] = alias.value["value"] ?? alias.value
        add(alias, &draft)
      }
    }
    for (name, property) in properties(&draft) {
      let written = property["originalValue"] ?? property["value"]
      let type = property["type"]?.string ?? commonType
      guard let written, type == "color" || type == nil && mayBeColor(written, draft) else {
        draft.skipped += 1
        continue
      }
      guard let alias = Self.alias(in: written.string ?? "") else {
        // An expression around aliases stands computed beside it.
        let isComputed = written.string?.contains("{!") == true
        let value = isComputed ? property["value"] ?? written : written
        swatches.add(name, DraftValue(colorText: value))
        continue
      }
      let place = Place(written.range, in: written.file)
      swatches.add(name, DraftValue(.alias(alias), source: written.string ?? "", place: place))
      if let computed = property["value"], let truth = Self.literal(of: alias, literals) {
        compare(computed, with: alias, truth, of: name, &draft)
      }
    }
  }

  private func properties(_ draft: inout PaletteDraft) -> [(name: ExactText, value: JSONValue)] {
    if let object = props.object {
      return draft.members(of: object, at: "props").map { ($0.name, $0.value) }
    }
    return (props.array ?? []).enumerated().map { index, value in
      (ExactText(value["name"]?.string ?? String(index)), value)
    }
  }

  /// Reports a computed value that is not the colour of the alias from which it was computed.
  private func compare(
    _ computed: JSONValue,
    with alias: ExactText,
    _ truth: Color,
    of name: ExactText,
    _ draft: inout PaletteDraft
  ) {
    guard let text = computed.string, let color = (try? CSSColor(parsing: text))?.color,
      color.steps(from: truth) > 1 + 1e-6
    else { return }
    draft.problems.append(
      Reading.Problem(
        .valueMismatch,
        "\(name): the value \(text.excerpt) is not the colour of {\(alias)}, \(truth.hex); "
          + "{\(alias)} is measured",
        at: Place(computed.range, in: computed.file),
        swatch: name
      )
    )
  }

  /// Whether a value without a type is one of colour.
  private func mayBeColor(_ value: JSONValue, _ draft: PaletteDraft) -> Bool {
    guard let text = value.string else { return false }
    if let alias = Self.alias(in: text) { return !draft.others.contains(alias) }
    if case .other = ColorText(text) { return text.contains("{!") }
    return true
  }

  /// The colour at the end of aliases, or nil when there is none.
  private static func literal(
    of alias: ExactText,
    _ literals: [ExactText: JSONValue]
  ) -> Color? {
    var key = alias
    for _ in 0..<32 {
      guard let text = literals[key]?.string else { return nil }
      guard let next = Self.alias(in: text) else { return (try? CSSColor(parsing: text))?.color }
      key = next
    }
    return nil
  }

  /// Adds an alias, which others refer to and which is no swatch of its own.
  private func add(_ alias: JSONObject.Member, _ draft: inout PaletteDraft) {
    let value = alias.value["value"] ?? alias.value
    let key = ExactText("!" + alias.name.string)
    let text = value.string ?? ""
    let content: DraftValue?
    if let target = Self.alias(in: text) {
      content = DraftValue(
        .alias(target),
        source: text,
        place: Place(value.range, in: value.file)
      )
    } else {
      switch ColorText(text) {
      case .color, .word: content = DraftValue(css: value)
      case .other: content = nil
      }
    }
    guard let content else {
      draft.others.insert(key)
      return
    }
    draft.swatches.append(
      DraftSwatch(alias.name, key: key, values: [(.default, content)], isHidden: true)
    )
  }

  /// The key of the alias that is a whole text, or nil.
  private static func alias(in text: String) -> ExactText? {
    guard let reference = BracedText(text).alias, reference.string.utf8.first == 0x21 else {
      return nil
    }
    return reference
  }
}
