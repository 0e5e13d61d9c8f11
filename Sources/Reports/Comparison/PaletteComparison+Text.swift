public import Audits
import Colors
import Documents
import Palettes

extension PaletteComparison {
  /// The comparison for people: what is worse first, then what is better, then the swatches.
  public func text(_ style: TerminalStyle) -> String {
    var lines: [String] = []
    for outcome in Outcome.allCases {
      let told = pairs(outcome)
      guard !told.isEmpty else { continue }
      lines.append(style.marked("\(outcome.title) (\(told.count))", outcome.meaning))
      lines += told.prefix(Self.spelledOut).map { "    " + line(of: $0) }
      if told.count > Self.spelledOut {
        lines.append("    and \(told.count - Self.spelledOut) more")
      }
      lines.append("")
    }
    if !removedModes.isEmpty {
      let gone = removedModes.map(\.name).joined(separator: ", ").printable
      lines += [style.marked("modes that are gone: \(gone)", .bad), ""]
    }
    if !addedModes.isEmpty {
      lines += [
        "modes that are new: " + addedModes.map(\.name).joined(separator: ", ").printable, "",
      ]
    }
    lines += names("swatches that are new", added.map(\.name))
    lines += names("swatches that are gone", removed.map(\.name))
    lines += changedLines
    let counts = Outcome.allCases.compactMap { outcome in
      let count = pairs(outcome).count
      return count == 0 ? nil : "\(count) \(outcome.rawValue)"
    }
    lines.append(
      "\(counted(added.count, "new swatch", "new swatches")), \(removed.count) gone, "
        + "\(Set(changes.map(\.name)).count) changed; pairs: "
        + (counts.isEmpty ? "none changed" : counts.joined(separator: ", "))
    )
    return lines.joined(separator: "\n") + "\n"
  }

  /// How many lines of one kind are spelled out.
  private static let spelledOut = 20

  private func line(of pair: PairChange) -> String {
    guard let measurement = pair.new ?? pair.old else { return "" }
    let ratios = [pair.old, pair.new].map { $0.map { $0.contrast?.displayed ?? "no contrast" } }
    let change = ratios.compactMap { $0 }.joined(separator: " -> ")
    let need = measurement.requirements.last.map { ", needs \($0.displayed)" } ?? ""
    return
      ("\(measurement.pairing.foreground) on \(measurement.pairing.background) in mode "
      + "\(measurement.mode): \(change)\(need)").printable
  }

  private func names(_ title: String, _ names: [ExactText]) -> [String] {
    guard !names.isEmpty else { return [] }
    let shown = names.prefix(Self.spelledOut).map(\.string).joined(separator: ", ").printable
    let rest = names.count - Self.spelledOut
    return ["\(title): \(shown)\(rest > 0 ? " and \(rest) more" : "")", ""]
  }

  private var changedLines: [String] {
    guard !changes.isEmpty else { return [] }
    let shown = changes.prefix(Self.spelledOut).map { change in
      let name =
        change.name == change.oldName ? "\(change.name)" : "\(change.name) (was \(change.oldName))"
      return "    \(name) in mode \(change.mode): \(change.old?.hex ?? "no colour") -> "
        + "\(change.new?.hex ?? "no colour")"
    }
    let rest = changes.count - Self.spelledOut
    return ["values that changed"] + shown.map(\.printable)
      + (rest > 0 ? ["    and \(rest) more"] : []) + [""]
  }
}

extension PaletteComparison.Outcome {
  fileprivate var title: String {
    switch self {
    case .broken: "pairs that passed and do not any more"
    case .worse: "pairs that do not pass and got worse"
    case .lower: "pairs that pass with less contrast"
    case .mended: "pairs that pass now"
    case .better: "pairs that got better"
    case .new: "pairs that are new"
    case .gone: "pairs that are gone"
    }
  }

  fileprivate var meaning: TerminalStyle.Meaning {
    switch self {
    case .broken, .worse: .bad
    case .mended, .better: .good
    case .lower, .new, .gone: .quiet
    }
  }
}
