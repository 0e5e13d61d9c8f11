public import Audits
import Colors
import Documents
import Palettes

extension Sweep {
  /// The sweeps for people: each colour with its worst pair, then the worst of all.
  public static func text(of sweeps: [Sweep], _ style: TerminalStyle) -> String {
    sweeps.map { $0.text(style) }.joined(separator: "\n")
  }

  private func text(_ style: TerminalStyle) -> String {
    var lines = [style.bold("\(swatch) in \(counted(runs.count, "colour"))".printable)]
    let names = runs.map(\.value.printable)
    let width = names.map(\.count).max() ?? 0
    for (run, name) in zip(runs, names) {
      let pad = String(repeating: " ", count: width - name.count)
      let word =
        run.failed > 0
        ? style.marked("fail", .bad)
        : run.undetermined > 0 ? style.marked("open", .doubtful) : style.marked("pass", .good)
      let open = run.undetermined > 0 ? ", \(run.undetermined) undetermined" : ""
      lines.append(
        "  \(name)\(pad)  \(word)  \(run.failed) of \(counted(run.judged, "pair")) fail\(open)"
          + (run.worst.map { "; worst \($0.summary)" } ?? "")
      )
    }
    if let worst, let pair = worst.worst {
      lines.append("  the worst is \(worst.value): \(pair.summary)".printable)
    } else {
      lines.append("  no measured pair depends on \(swatch)".printable)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The sweeps as a JSON document.
  public static func json(of sweeps: [Sweep]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.array("sweeps") { writer in
        for sweep in sweeps {
          writer.object { writer in
            writer.member("swatch", sweep.swatch)
            writer.member("worst", sweep.worst?.value)
            writer.array("runs") { writer in
              for run in sweep.runs { writer.object { write(run, to: &$0) } }
            }
          }
        }
      }
    }
    return writer.document
  }

  private static func write(_ run: Run, to writer: inout JSONWriter) {
    writer.member("value", run.value)
    writer.member("pairs", run.judged)
    writer.member("failed", run.failed)
    writer.member("undetermined", run.undetermined)
    guard let worst = run.worst else { return writer.member("worst", nil as String?) }
    writer.object("worst") { writer in
      writer.member("palette", worst.palette)
      writer.member("foreground", worst.pairing.foreground.string)
      writer.member("background", worst.pairing.background.string)
      writer.member("mode", worst.mode.name)
      writer.member("use", worst.pairing.use.id)
      writer.member("ratio", worst.contrast?.ratio)
      writer.member("minimum", worst.contrast?.minimum)
      writer.member("required", worst.required)
      writer.member("verdict", worst.verdict.name)
    }
  }
}

extension Measurement {
  /// The pair with its ratio and its need: `3.07:1 for --accent-foreground on --accent in mode dark`.
  fileprivate var summary: String {
    let need = requirements.last.map { ", needs \($0.displayed)" } ?? ""
    return
      ("\(contrast?.displayedRatio ?? "no contrast") for \(pairing.foreground) on "
      + "\(pairing.background) in mode \(mode)\(need)").printable
  }
}
