public import Audits
import Colors
import Documents
import Palettes

extension PaletteComparison {
  /// The comparison as JSON: counts, swatches, pairs.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.object("summary") { writer in
        writer.member("new", added.count)
        writer.member("gone", removed.count)
        writer.member("changed", Set(changes.map(\.name)).count)
        writer.member("newModes", addedModes.map(\.name))
        writer.member("goneModes", removedModes.map(\.name))
        writer.object("pairs") { writer in
          for outcome in Outcome.allCases { writer.member(outcome.rawValue, pairs(outcome).count) }
        }
      }
      writer.array("swatches") { writer in
        for swatch in added { write(swatch, "new", to: &writer) }
        for swatch in removed { write(swatch, "gone", to: &writer) }
        for change in changes { write(change, to: &writer) }
      }
      writer.array("pairs") { writer in
        for pair in pairs { write(pair, to: &writer) }
      }
    }
    return writer.document
  }

  private func write(_ swatch: Swatch, _ change: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("change", change)
      writer.member("name", swatch.name.string)
      writer.member("file", swatch.place.file)
      writer.member("line", swatch.place.start.line)
    }
  }

  private func write(_ change: ValueChange, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("change", "changed")
      writer.member("name", change.name.string)
      if change.oldName != change.name { writer.member("oldName", change.oldName.string) }
      writer.member("mode", change.mode.name)
      writer.member("old", change.old?.hex)
      writer.member("new", change.new?.hex)
      writer.member("difference", change.difference)
      writer.member("file", change.place.file)
      writer.member("line", change.place.start.line)
    }
  }

  private func write(_ pair: PairChange, to writer: inout JSONWriter) {
    guard let measurement = pair.new ?? pair.old else { return }
    writer.object { writer in
      writer.member("change", pair.outcome.rawValue)
      writer.member("foreground", measurement.pairing.foreground.string)
      writer.member("background", measurement.pairing.background.string)
      writer.member("mode", measurement.mode.name)
      writer.member("use", measurement.pairing.use.id)
      writer.member("required", measurement.required)
      writer.member("oldRatio", pair.old?.contrast?.minimum)
      writer.member("newRatio", pair.new?.contrast?.minimum)
      writer.member("oldVerdict", pair.old?.verdict.name)
      writer.member("newVerdict", pair.new?.verdict.name)
    }
  }
}
