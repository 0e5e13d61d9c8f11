import Colors
import Documents
import Palettes
import Reports

extension Command {
  /// Shows a colour as others see it.
  static let simulate = Command(
    name: "simulate",
    summary: "show a colour or a palette as others see it, or as a display shows it",
    operands: "COLOUR|PATH",
    details: """
      Without --vision and --display, every viewing of a colour is listed. A palette needs one.

      legible simulate '#c1121f' --vision deuteranopia
      legible simulate Palettes/okabe-ito.tokens.json --vision deuteranopia
      legible simulate '#c1121f' --vision protanomaly --severity 0.4 --model machado2009
      """,
    options: [
      Option("vision", "NAME", "the eyes", .words(Vision.all.map(\.id))),
      Option("model", "NAME", "the model", .words(VisionModel.all.map(\.id))),
      Option("severity", "N", "how severe it is, 0 to 1"),
      Option(
        "display",
        "NAME",
        "the display, such as classic-invert or terminal-16",
        .suggestions(Viewing.all.map(\.id))
      ),
      Option("format", "text|json", "how to write the answer"),
    ],
    run: runSimulate
  )
}

private func runSimulate(
  _ arguments: Arguments,
  _ console: Console
) throws(UsageError) -> ExitCode {
  let isJSON = try arguments.isJSON()
  let files = FileTree(workingDirectory: console.workingDirectory)
  if let path = arguments.positional.first {
    // A colour is one also where a folder is called so; what is no file says what it is.
    let kind = files.kind(of: path)
    let isColor = kind != .file && (try? CSSColor(parsing: path, options: .bareHex)) != nil
    if kind != .nothing, !isColor {
      return try simulate(path, arguments, files, console, isJSON: isJSON)
    }
  }
  let (text, color) = try arguments.singleColor()
  if let viewing = try viewing(arguments) {
    let answer = ColorAnswer(viewing: text, color, as: viewing)
    return console.print(isJSON ? answer.json : Array((answer.text + "\n").utf8))
  }
  let answers = Viewing.all.map { ColorAnswer(viewing: text, color, as: $0) }
  guard isJSON else {
    return console.print(table(answers.map { [$0.simulation ?? "", $0.text] }))
  }
  var writer = JSONWriter()
  writer.object { writer in
    writer.member("input", text)
    writer.array("simulations") { writer in
      for answer in answers { writer.object { answer.write(to: &$0) } }
    }
  }
  return console.print(writer.document)
}

/// Shows every colour of a palette as one viewing shows it.
private func simulate(
  _ path: String,
  _ arguments: Arguments,
  _ files: FileTree,
  _ console: Console,
  isJSON: Bool
) throws(UsageError) -> ExitCode {
  guard let viewing = try viewing(arguments) else {
    throw UsageError("a palette is shown by one viewing: name it with --vision or --display")
  }
  let file = try files.file(at: path)
  let palette: Palette
  do throws(PaletteError) {
    palette = try PaletteFormat.reading(of: SourceTree(file), as: nil).palette.viewed(as: viewing)
  } catch {
    throw UsageError(input: error.text(in: SourceTree(file)))
  }
  guard isJSON else {
    let rows = palette.swatches.flatMap { swatch in
      swatch.values.map { mode, value in
        [swatch.name.string.printable, mode.name.printable, value.color?.hex ?? "no colour"]
      }
    }
    return console.print(table(rows))
  }
  var writer = JSONWriter()
  writer.object { writer in
    writer.member("name", palette.name)
    writer.member("viewing", viewing.id)
    writer.member("modes", palette.modes.map(\.name))
    writer.array("swatches") { $0.write(swatchesOf: palette) }
  }
  return console.print(writer.document)
}

/// The one viewing that is asked for, or nil when none is.
private func viewing(_ arguments: Arguments) throws(UsageError) -> Viewing? {
  guard let vision = try arguments.choice("vision", Vision.all.map { ($0.id, $0) }) else {
    guard arguments.value("model") == nil, arguments.value("severity") == nil else {
      throw UsageError("--model and --severity need a --vision")
    }
    guard let display = arguments.value("display") else { return nil }
    do throws(ViewingError) {
      return try Viewing(named: display)
    } catch {
      throw UsageError("--display: \(error)")
    }
  }
  let model = try arguments.choice("model", VisionModel.all.map { ($0.id, $0) })
  let severity = try arguments.fraction("severity")
  do throws(VisionError) {
    return Viewing(try VisionSimulation(of: vision, severity: severity, by: model))
  } catch {
    throw UsageError(error.description)
  }
}
