import Documents
import Palettes
import Testing

private func carbon(_ text: String) throws(PaletteError) -> Reading {
  try PaletteFormat.reading(
    of: SourceTree(SourceFile(name: "color-tokens.json", text: text)),
    as: .carbon
  )
}

private func token(_ name: String, _ roles: [String], _ hex: String = "#161616") -> String {
  let roles = roles.map { "\"\($0)\"" }.joined(separator: ", ")
  return "\"\(name)\": {\"role\": [\(roles)], \"value\": {\"white\": {\"hex\": \"\(hex)\"}}}"
}

@Suite struct CarbonTests {
  @Test func `themes are modes in their order, and an opacity follows the digits`() throws {
    let text = """
      {"miscellaneous-tokens": {
        "$overlay": {"role": ["Background overlay"], "value": {
          "white": {"name": "Gray 100", "hex": "#161616 @ 50%"},
          "g10": {"hex": "#161616@50%"}, "g90": {"hex": "#161616 @ 70%"}, "g100": "#000"}}}}
      """
    let reading = try read(text, as: "color-tokens.json")
    #expect(reading.modeNames == ["white", "g10", "g90", "g100"])
    #expect(reading.color("$overlay", in: "white") == "#161616/0.5")
    #expect(reading.color("$overlay", in: "g10") == "#161616/0.5")
    #expect(reading.color("$overlay", in: "g90") == "#161616/0.7")
    #expect(reading.color("$overlay", in: "g100") == "#000000")
    #expect(reading.palette.swatches[0].values[0].value.source == "#161616 @ 50%")
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: [
    "#161616 @", "#161616 @ 50", "#161616 @ -5%", "#161616 @ 120%", "#161616 @ nan%", "@ 50%",
    "#16161 @ 50%", "#161616 @ 5%0%",
  ])
  func `an opacity that is none is a fault`(value: String) throws {
    let reading = try carbon("{\"a\": {\(token("$overlay", [], value))}}")
    #expect(reading.color("$overlay") == "faulty")
    #expect(reading.faults == ["unreadable-color 1"])
  }

  @Test func `roles that name a ground are pairings`() throws {
    let tokens = [
      token("$background", ["Default page background"]),
      token("$layer-01", ["Container color on $background"]),
      token("$layer-02", ["Container color on $layer-01"]),
      token("$layer-hover-01", ["Hover color for $layer-01"]),
      token("$field-01", ["Default input fields", "Fields on $background"]),
      token("$background-inverse", ["High contrast backgrounds"]),
      token("$border-strong-01", ["Border-bottom paired with $field-01"]),
      token("$text-helper", ["Tertiary text", "Help text"]),
      token("$text-placeholder", ["Placeholder text"]),
      token("$text-on-color", ["Text on interactive colors", "Text on button colors"]),
      token("$link-inverse", ["Links on $background-inverse backgrounds"]),
      token("$link-primary", ["Primary links"]),
      token("$link-primary-hover", ["Hover color for $link-primary"]),
      token("$link-secondary", ["Secondary link color for lower contrast backgrounds"]),
      token("$button-primary", ["Primary button color"]),
      token("$button-primary-hover", ["Hover color for $button-primary"]),
      token("$button-tertiary", ["Tertiary button color", "4.5:1 AA text contrast"]),
      token("$support-error-inverse", ["Error in high contrast moments"]),
      token("$x", ["Text on $missing"]),
    ]
    let reading = try carbon("{\"a\": {\(tokens.joined(separator: ",\n"))}}")
    let pairs = reading.palette.pairings.map { "\($0.foreground) \($0.background) \($0.use)" }
    #expect(
      pairs == [
        "$border-strong-01 $field-01 boundary",
        "$text-helper $background text", "$text-helper $layer-01 text",
        "$text-helper $layer-02 text",
        "$text-placeholder $field-01 placeholder",
        "$text-on-color $button-primary text", "$text-on-color $button-primary-hover text",
        "$link-inverse $background-inverse link",
        "$link-primary $background link", "$link-primary $layer-01 link",
        "$link-primary $layer-02 link",
        "$link-primary-hover $background link", "$link-primary-hover $layer-01 link",
        "$link-primary-hover $layer-02 link",
        "$support-error-inverse $background-inverse graphic",
      ]
    )
    #expect(reading.palette.pairings.allSatisfy { $0.confidence == "medium" })
  }

  @Test func `faults have their lines`() throws {
    let reading = try carbon(
      "\u{FEFF}{\"note\": \"x\", \"a\": {\r\n\"$a\": {\"value\": {\"white\": {\"hex\": 4}}},\r\n"
        + "\"$b\": {\"value\": \"#fff\"}, \"c\": {},\r\n\"$d\": {\"role\": 4, \"value\": "
        + "{\"white\": \"#fff\",\r\n\"white\": \"#eee\"}}},\r\n"
        + "\"e\": {\"$d\": {\"value\": {\"white\": \"#ddd\"}}}}"
    )
    #expect(
      reading.faults == [
        "unreadable-color 2", "unreadable-color 3", "duplicate-swatch 5", "duplicate-swatch 6",
      ]
    )
    #expect(reading.problems[2].message.contains("on lines 4 and 5"))
    #expect(reading.color("$d") == "#dddddd")
    #expect(reading.skipped == 2)
  }

  @Test(arguments: ["{}", "[]", "{\"a\": {\"b\": 1}}", "4"])
  func `a file without a token is refused with an example`(text: String) {
    let error = #expect(throws: PaletteError.self) { try carbon(text) }
    #expect(error?.reason == .unknownFormat)
    #expect(error?.message.contains("$text-primary") == true)
  }
}
