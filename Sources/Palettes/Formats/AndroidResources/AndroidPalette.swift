import Colors
import Documents

/// Makes the draft of a palette of what a table defines, device by device.
struct AndroidPalette {
  private(set) var draft = PaletteDraft()
  private let table: AndroidTable
  private var positions: [ExactText: Int] = [:]

  init(_ table: AndroidTable) throws(PaletteError) {
    self.table = table
    draft.problems = table.problems
    let devices = try AndroidDevice.all(of: table)
    draft.modes = devices.map(\.configuration.mode)
    for device in devices { add(device) }
    if draft.modes.isEmpty { draft.modes = [.default] }
  }

  private mutating func add(_ device: AndroidDevice) {
    var theme = AndroidTheme(table, on: device)
    let mode = device.configuration.mode
    for (index, key) in table.keys.enumerated() {
      guard let resource = device.resource(index, of: table) else { continue }
      for color in resource.colors {
        let value = DraftValue(
          content(of: color, in: resource, on: device, &theme),
          source: color.source,
          place: color.place
        )
        if let position = positions[color.name] {
          draft.swatches[position].values.append((mode, value))
        } else {
          positions[color.name] = draft.swatches.count
          draft.swatches.append(
            DraftSwatch(color.name, values: [(mode, value)], isHidden: key.kind == .macro)
          )
        }
      }
    }
  }

  private func content(
    of color: AndroidColor,
    in resource: AndroidResource,
    on device: AndroidDevice,
    _ theme: inout AndroidTheme
  ) -> DraftValue.Content {
    let factor: Double
    switch color.opacity {
    case .factor(let number): factor = number
    case .dimension(let name):
      let key = AndroidTable.Key(kind: .number, name: ExactText(name))
      let found = table.positions[key].flatMap { device.resource($0, of: table) }?.number
      guard let found else {
        return .undetermined("its opacity is @dimen/\(name), which is not here")
      }
      factor = found
    }
    switch color.value {
    case .color(let literal): return .color(literal.faded(by: factor))
    case .resource(let name): return reference(to: ExactText(name), factor)
    case .macro(let name): return reference(to: ExactText("@macro/\(name)"), factor)
    case .attribute(let name):
      switch theme.target(of: name, for: color, in: resource) {
      case .success(let target): return reference(to: target, factor)
      case .failure(let reason): return .undetermined(reason.text)
      }
    case .undetermined(let reason): return .undetermined(reason)
    case .fault(let message): return .fault(DraftFault(message))
    case .other: return .undetermined("it is no colour")
    }
  }

  private func reference(to key: ExactText, _ factor: Double) -> DraftValue.Content {
    factor == 1 ? .alias(key) : .derived(from: [key]) { colors in colors[0].faded(by: factor) }
  }
}

extension Color {
  /// The colour with its opacity multiplied, and rounded to a byte as the platform does it.
  fileprivate func faded(by factor: Double) -> Color {
    guard factor != 1 else { return self }
    let byte = min(max((alpha * 255 * factor + 0.5).rounded(.down), 0), 255)
    return Color(space, components, alpha: byte / 255, missing: missing)
  }
}
