import Documents

/// One colour set: its entries, each with the circumstances in which it counts.
struct AssetColorSet {
  /// The name by which an app looks it up.
  let name: ExactText
  /// The entries, at most one for the same circumstances.
  private(set) var slots: [Slot] = []
  /// The entries that cannot be understood, or the set if none can.
  private(set) var faults: [DraftValue] = []
  /// Names of members, and circumstances, that occur twice.
  private(set) var problems: [Reading.Problem] = []
  private var positions: [AssetVariant: Int] = [:]

  /// An entry: empty when Xcode shows a place for a colour and nobody chose one.
  struct Slot {
    /// The circumstances in which it counts.
    let variant: AssetVariant
    /// The colour, or nil for an empty place.
    let color: AssetColor?
    /// Remarks for people.
    let notes: [String]
  }

  /// Reads a set from the root of its `Contents.json`.
  init(_ name: ExactText, reading root: JSONValue) {
    self.name = name
    guard let list = root["colors"], let entries = list.array else {
      let place = root["colors"] ?? root
      let found = root["colors"].map { ", not \($0.kindName)" } ?? ""
      add(DocumentError("a colour set has a list \"colors\"\(found)", at: place.range), of: place)
      return
    }
    root.object.map { reportRepeated($0) }
    for entry in entries { read(entry) }
  }

  /// The entries that have a colour.
  var colored: [Slot] { slots.filter { $0.color != nil } }

  private mutating func read(_ entry: JSONValue) {
    guard let object = entry.object else {
      return add(
        DocumentError("an entry is an object, not \(entry.kindName)", at: entry.range),
        of: entry
      )
    }
    reportRepeated(object)
    for appearance in object["appearances"]?.array ?? [] {
      appearance.object.map { reportRepeated($0) }
    }
    let variant: AssetVariant
    do throws(DocumentError) {
      variant = try AssetVariant(reading: object)
    } catch {
      return add(error, of: entry)
    }
    let color = object["color"].map { AssetColor($0) }
    for part in [color?.value, color?.value["components"]] {
      part?.object.map { reportRepeated($0) }
    }
    let unknown = object.map(\.name.string).filter { !Self.known.contains($0) }
    add(
      Slot(
        variant: variant,
        color: color,
        notes: unknown.map { "\($0) is not evaluated: the colour may count only in some cases" }
      )
    )
  }

  private static let known: Set<String> = [
    "color", "idiom", "subtype", "appearances", "display-gamut", "locale",
  ]

  private mutating func add(_ slot: Slot) {
    guard let position = positions[slot.variant] else {
      positions[slot.variant] = slots.count
      slots.append(slot)
      return
    }
    guard let color = slot.color else { return }
    if let first = slots[position].color {
      reportTwice("the colour for \(slot.variant.words)", at: color.place, after: first.place)
    }
    slots[position] = slot
  }

  private mutating func add(_ error: DocumentError, of value: JSONValue) {
    faults.append(
      DraftValue(
        .fault(DraftFault(error.message, at: Place(error.range, in: value.file))),
        source: value.sourceText,
        place: Place(value.range, in: value.file)
      )
    )
  }

  private mutating func reportRepeated(_ object: JSONObject) {
    for (first, again) in object.duplicates {
      let file = again.value.file
      reportTwice(
        again.name.string,
        at: Place(again.nameRange, in: file),
        after: Place(first.nameRange, in: file)
      )
    }
  }

  private mutating func reportTwice(_ noun: String, at place: Place, after first: Place) {
    problems.append(
      Reading.Problem(
        .duplicateSwatch,
        "\(name): \(noun) is given twice, on lines \(first.start.line) and \(place.start.line); "
          + "the last one is measured: remove one of them",
        at: place,
        swatch: name,
        notes: [("it is given here first", first)]
      )
    )
  }
}
