import Documents
import Palettes
import Testing

private func tailwind(_ text: String) throws(PaletteError) -> Reading {
  try read(text, as: "web/tailwind.config.json")
}

private func colors(_ text: String) throws(PaletteError) -> Reading {
  try tailwind("{\"theme\": {\"colors\": {\(text)}}}")
}

@Suite struct TailwindConfigTests {
  @Test func `scales are named as the utilities name them`() throws {
    let reading = try tailwind(
      """
      {
        // Trailing commas and comments occur.
        "content": ["./src/**/*.html"],
        "theme": {
          "spacing": {"1": "4px"},
          "colors": {"white": "#fff", "blue": {"50": "#eff6ff", "500": "#3b82f6"}, "ink": "#111"},
          "extend": {"colors": {
            "brand": {"DEFAULT": "#0f62fe", "foreground": "#ffffff", "dark": {"DEFAULT": "#0043ce"}},
            "blue": {"500": "rebeccapurple"}, "ink": {"900": "#000"},
          }},
        },
      }
      """
    )
    #expect(
      reading.palette.swatches.map(\.name.string) == [
        "white", "blue-50", "blue-500", "ink-900", "brand", "brand-foreground", "brand-dark",
      ]
    )
    // What extends the theme wins.
    #expect(reading.color("blue-500") == "#663399")
    #expect(reading.color("brand-dark") == "#0043ce")
    #expect(reading.problems.isEmpty && reading.skipped == 1)
    #expect(reading.modeNames == ["default"])
    let pairs = reading.palette.pairings.map {
      "\($0.foreground) \($0.background) \($0.confidence)"
    }
    #expect(pairs == ["brand-foreground brand high"])
  }

  @Test(arguments: [
    ("hsl(var(--primary) / <alpha-value>)", "the value of --primary stands in a stylesheet"),
    ("rgb(var(--c)/<alpha-value>)", "the value of --c stands in a stylesheet"),
    ("var(--c, #fff)", "the value of --c stands in a stylesheet"),
    ("currentColor", "text colour"), ("inherit", "takes its value from elsewhere"),
  ])
  func `a colour that stands elsewhere is not guessed`(value: String, reason: String) throws {
    let reading = try colors("\"a\": \"\(value)\"")
    guard case .undetermined(let why)? = reading.palette.swatch("a")?.values[0].value.state else {
      Issue.record("\(value) is determined")
      return
    }
    #expect(why.contains(reason))
    #expect(reading.problems.isEmpty)
  }

  @Test func `the opacity of utilities is full, and its absence is remarked`() throws {
    let reading = try colors(
      "\"a\": \"rgb(15 98 254 / <alpha-value>)\", \"b\": \"hsl(var(--b))\", \"c\": \"transparent\""
    )
    #expect(reading.color("a") == "#0f62fe")
    #expect(reading.color("c") == "#000000/0.0")
    let notes = reading.palette.swatches.map { $0.values[0].value.notes.joined() }
    #expect(notes[0].contains("full opacity"))
    #expect(notes[1].contains("utilities for opacity"))
    #expect(reading.palette.swatches[0].values[0].value.source == "rgb(15 98 254 / <alpha-value>)")
  }

  @Test(arguments: [
    ("hsl(var(--secondary / <alpha-value>))", "/", "write var(--secondary) / <alpha-value>"),
    ("hsl(var(primary) / <alpha-value>)", "p", "begins with --"),
    ("hsl(var(--a) / <alpha-value>", ">", "a parenthesis is not closed"),
    ("#12345", "#12345", "is no colour"),
    ("rgb(1 2 / <alpha-value>)", nil, "is no colour"),
  ])
  func `a fault is told with its place`(value: String, faulty: String?, part: String) throws {
    let text = "{\"theme\": {\"colors\": {\n\"a\": \"\(value)\"}}}"
    let reading = try tailwind(text)
    let problem = try #require(reading.problems.first)
    #expect(reading.faults == ["unreadable-color 2"])
    #expect(problem.message.contains(part))
    let told = SourceFile(name: "", text: text).text(in: problem.place.range)
    #expect(faulty == nil || told == faulty)
    #expect(reading.color("a") == "faulty")
  }

  @Test func `wrong kinds and equal names are faults`() throws {
    let reading = try colors(
      "\"a\": 4,\r\n\"b\": [\"#fff\"],\r\n\"c\": null, \"d\": {},\r\n"
        + "\"e\": {\"1\": \"#111\",\r\n\"1\": \"#222\"},\r\n\"e-1\": \"#333\""
    )
    #expect(
      reading.faults == [
        "unreadable-color 1", "unreadable-color 2", "unreadable-color 3", "duplicate-swatch 5",
        "duplicate-swatch 6",
      ]
    )
    #expect(reading.problems[3].message.contains("e-1 is given twice, on lines 4 and 5"))
    #expect(reading.color("e-1") == "#333333")
  }

  @Test(arguments: [
    "/** @type {import('tailwindcss').Config} */\nmodule.exports = {\"theme\": {}}",
    "{\"theme\": {\"extend\": {}},\n\"plugins\": [require(\"tailwindcss-animate\")]}",
  ])
  func `a program is refused, with what to do`(text: String) {
    let error = #expect(throws: PaletteError.self) { try tailwind(text) }
    #expect(error?.reason == .malformed)
    #expect(error?.message.contains("JavaScript") == true)
    #expect(error?.place?.start.line == 2)
  }

  @Test(arguments: ["{\"theme\": {}}", "{}", "[]", "{\"theme\": {\"colors\": 4}}"])
  func `a configuration without colours is refused with an example`(text: String) {
    let error = #expect(throws: PaletteError.self) { try tailwind(text) }
    #expect(error?.reason == .unknownFormat)
    #expect(error?.message.contains("theme.extend.colors") == true)
  }
}
