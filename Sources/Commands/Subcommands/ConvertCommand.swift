import Colors
import Documents
import Reports

extension Command {
  /// Writes a colour in another notation.
  static let convert = Command(
    name: "convert",
    summary: "write a colour in another notation",
    operands: "COLOUR",
    details: """
      legible convert '#6134d2' --to oklch
      legible convert 'oklch(0.7 0.2 145)' --to srgb --format json
      """,
    options: [
      Option(
        "to",
        "SPACE",
        "the colour space or notation",
        .words(spaces.map(\.word))
      ),
      Option("format", "text|json", "how to write the answer"),
    ],
    run: runConvert
  )
}

private func runConvert(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
  let (text, color) = try arguments.singleColor()
  guard let space = try arguments.choice("to", spaces) else {
    throw UsageError("--to is missing: the space to write it in, such as --to oklch")
  }
  let answer = ColorAnswer(converting: text, color, to: space)
  if try arguments.isJSON() { return console.print(answer.json) }
  return console.print((arguments.value("to") == "hex" ? answer.color.hex : answer.text) + "\n")
}

/// The spaces, and the two notations of sRGB that have a name of their own.
private let spaces: [(word: String, choice: ColorSpace)] =
  ColorSpace.all.map { ($0.id, $0) } + [("hex", .srgb), ("rgb", .srgb)]
