import Colors
import Documents

/// What the value of a variable is, as far as colours need to know.
indirect enum VariableValue: Sendable {
  /// A colour, or what may be one.
  case color(ColorExpression)
  /// A number, 50 for 50 %, and its unit in lower case.
  case number(Double, unit: String)
  /// A word or the content of a string.
  case text(String)
  /// A list.
  case list([VariableEntry])
  /// A map.
  case map(VariableMap)
  /// Anything else: it is no colour.
  case other
}

/// One element of a list or a map.
struct VariableEntry: Sendable {
  /// The key as it is written; in a list the position, from 1.
  let key: String
  /// The value.
  var value: VariableValue
  /// Where the value is written, and its text; nil for that of the whole.
  var origin: ValueOrigin?
}

/// Where a value is written.
struct ValueOrigin: Sendable {
  /// The place of the value.
  let place: Place
  /// The text of the value.
  let source: String
}

/// A map with the order in which it is written.
struct VariableMap: Sendable {
  /// The entries; of equal keys, which are a fault, all.
  private(set) var entries: [VariableEntry] = []
  private var positions: [String: Int] = [:]

  init(_ entries: [VariableEntry] = []) {
    for entry in entries { append(entry) }
  }

  /// The value of a key, or nil.
  subscript(key: String) -> VariableValue? { positions[key].map { entries[$0].value } }

  private mutating func append(_ entry: VariableEntry) {
    positions[entry.key] = entries.count
    entries.append(entry)
  }

  /// This map with the entries of another one, which count where both have a key.
  func merged(with other: VariableMap) -> VariableMap {
    var merged = self
    for entry in other.entries {
      if let position = merged.positions[entry.key] {
        merged.entries[position] = entry
      } else {
        merged.append(entry)
      }
    }
    return merged
  }
}

/// A colour that is written with the help of others.
indirect enum ColorExpression: Sendable {
  /// A colour.
  case literal(Color)
  /// A valid value whose colour is not known, for the reason given.
  case undetermined(String)
  /// A fault.
  case fault(DraftFault)
  /// The colour of a slot.
  case slot(Int)
  /// The swatch of a name, which may have a value in each mode, or be missing.
  case named(ExactText)
  /// A colour that is computed of others.
  case computed([ColorExpression], @Sendable ([Color]) throws(DraftFault) -> Color)

  /// The expression as the content of a draft; `key` gives that of a slot.
  func content(_ key: (Int) -> ExactText) -> DraftValue.Content {
    switch self {
    case .literal(let color): return .color(color)
    case .undetermined(let reason): return .undetermined(reason)
    case .fault(let fault): return .fault(fault)
    case .slot(let slot): return .alias(key(slot))
    case .named(let name): return .alias(name)
    case .computed:
      var keys: [ExactText] = []
      do throws(DraftFault) {
        let plan = try plan(&keys, key)
        guard keys.isEmpty else { return .derived(from: keys, plan.color) }
        return .color(try plan.color([]))
      } catch {
        return error.isUndetermined ? .undetermined(error.message) : .fault(error)
      }
    }
  }

  private func plan(
    _ keys: inout [ExactText],
    _ key: (Int) -> ExactText
  ) throws(DraftFault) -> ColorPlan {
    switch self {
    case .literal(let color): return .literal(color)
    case .undetermined(let reason): throw .undetermined(reason)
    case .fault(let fault): throw fault
    case .slot(let slot):
      keys.append(key(slot))
      return .input(keys.count - 1)
    case .named(let name):
      keys.append(name)
      return .input(keys.count - 1)
    case .computed(let parts, let compute):
      var plans: [ColorPlan] = []
      for part in parts { plans.append(try part.plan(&keys, key)) }
      return .computed(plans, compute)
    }
  }
}

/// How a colour is computed of those that are put in.
private indirect enum ColorPlan: Sendable {
  case literal(Color)
  case input(Int)
  case computed([ColorPlan], @Sendable ([Color]) throws(DraftFault) -> Color)

  /// The colour; functions nest no deeper than brackets.
  @Sendable func color(_ inputs: [Color]) throws(DraftFault) -> Color {
    switch self {
    case .literal(let color): return color
    case .input(let index): return inputs[index]
    case .computed(let plans, let compute):
      var colors: [Color] = []
      for plan in plans { colors.append(try plan.color(inputs)) }
      return try compute(colors)
    }
  }
}
