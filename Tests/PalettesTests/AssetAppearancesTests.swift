import Documents
import Palettes
import Testing

/// Which entry of a colour set counts in which mode.
@Suite struct AssetAppearancesTests {
  /// Values of nhsx/covid-19-app-ios-ag-public, `Colors.xcassets`.
  @Test func `four appearances are four modes`() throws {
    let reading = try catalog(
      [
        "NHS Blue.colorset": colorSet(
          entry("0x00", "0x5E", "0xB8"),
          entry("0x5F", "0xB0", "0xEF", in: "dark"),
          entry("0x00", "0x42", "0x99", in: "high"),
          entry("0x5F", "0xB0", "0xEF", in: "dark", "high")
        )
      ]
    )
    #expect(reading.modeNames == ["light", "light/high-contrast", "dark", "dark/high-contrast"])
    #expect(reading.color("NHS Blue", in: "light") == "#005eb8")
    #expect(reading.color("NHS Blue", in: "dark") == "#5fb0ef")
    #expect(reading.color("NHS Blue", in: "light/high-contrast") == "#004299")
    #expect(reading.color("NHS Blue", in: "dark/high-contrast") == "#5fb0ef")
    #expect(reading.palette.swatches[0].values.map(\.value.place.start.line) == [2, 4, 3, 5])
    #expect(reading.palette.swatches[0].values.allSatisfy { $0.value.notes.isEmpty })
  }

  @Test func `a catalog without appearances has one mode`() throws {
    let reading = try catalog(["Ink.colorset": colorSet(entry("0x11", "0x11", "0x11"))])
    #expect(reading.modeNames == ["default"])
  }

  @Test func `an empty place falls back, and the value says so`() throws {
    let reading = try catalog(
      [
        "Black.colorset": colorSet(
          entry("0xFF", "0xEB", "0x3B"),
          entry("0xEE", "0xDD", "0x4A", in: "dark"),
          emptyEntry(in: "high"),
          entry("0xEE", "0xDD", "0x4A", in: "dark", "high")
        ),
        "Grey.colorset": colorSet(
          entry("0x88", "0x88", "0x88"),
          emptyEntry(in: "dark"),
          entry("0x44", "0x44", "0x44", in: "high")
        ),
      ]
    )
    #expect(reading.color("Black", in: "light/high-contrast") == "#ffeb3b")
    #expect(reading.notes("Black", in: "light/high-contrast").count == 1)
    #expect(reading.notes("Black", in: "light/high-contrast")[0].contains("high-contrast is empty"))
    #expect(reading.notes("Black", in: "dark/high-contrast").isEmpty)
    #expect(reading.color("Grey", in: "dark") == "#888888")
    #expect(reading.notes("Grey", in: "dark")[0].contains("dark is empty"))
    #expect(reading.color("Grey", in: "dark/high-contrast") == "#444444")
  }

  @Test func `between dark and high contrast alone dark is taken, and noted there only`() throws {
    let reading = try catalog(
      [
        "Ink.colorset": colorSet(
          entry("0x11", "0x11", "0x11"),
          entry("0x22", "0x22", "0x22", in: "high"),
          entry("0x33", "0x33", "0x33", in: "dark")
        )
      ]
    )
    #expect(reading.color("Ink", in: "dark/high-contrast") == "#333333")
    #expect(reading.notes("Ink", in: "dark/high-contrast").count == 1)
    #expect(reading.notes("Ink", in: "dark/high-contrast")[0].contains("Apple does not say"))
    for mode in ["light", "dark", "light/high-contrast"] {
      #expect(reading.notes("Ink", in: mode).isEmpty)
    }
  }

  @Test func `an entry for light counts before the one for any`() throws {
    let reading = try catalog(
      [
        "Ink.colorset": colorSet(
          entry("0x11", "0x11", "0x11"),
          entry("0x22", "0x22", "0x22", in: "light")
        )
      ]
    )
    #expect(reading.color("Ink", in: "light") == "#222222")
    #expect(reading.color("Ink", in: "dark") == "#111111")
  }

  @Test func `a set without any colour is no swatch and no fault`() throws {
    let reading = try catalog(
      ["AccentColor.colorset": colorSet(emptyEntry()), "Bare.colorset": "{\"colors\": []}"]
    )
    #expect(reading.palette.swatches.isEmpty && reading.problems.isEmpty)
    #expect(reading.skipped == 2)
    #expect(reading.modeNames == ["default"])
  }

  @Test func `screens of a wide gamut have modes of their own`() throws {
    let any = entry("0x11", "0x11", "0x11")
    let reading = try catalog(
      [
        "Both.colorset": colorSet(
          any,
          entry("0x22", "0x22", "0x22", also: ", \"display-gamut\": \"sRGB\""),
          entry("0x33", "0x33", "0x33", also: ", \"display-gamut\": \"display-P3\"")
        ),
        "Narrow.colorset": colorSet(
          entry("0x22", "0x22", "0x22", also: ", \"display-gamut\": \"sRGB\"")
        ), "Plain.colorset": colorSet(any),
      ]
    )
    #expect(reading.modeNames == ["default", "p3"])
    #expect(reading.problems.isEmpty)
    #expect(reading.color("Both", in: "default") == "#222222")
    #expect(reading.color("Both", in: "p3") == "#333333")
    #expect(reading.color("Narrow", in: "p3") == "#222222")
    #expect(reading.color("Plain", in: "p3") == "#111111")
  }

  @Test func `devices have modes where a set differs by device`() throws {
    let reading = try catalog(
      [
        "Ink.colorset": colorSet(
          entry("0x11", "0x11", "0x11"),
          entry("0x22", "0x22", "0x22", in: "dark"),
          entry("0x33", "0x33", "0x33", idiom: "ipad"),
          entry("0x44", "0x44", "0x44", idiom: "ipad", also: ", \"subtype\": \"mac-catalyst\"")
        ), "Pad.colorset": colorSet(entry("0x55", "0x55", "0x55", idiom: "ipad")),
        "Watch.colorset": colorSet(entry("0x66", "0x66", "0x66", idiom: "watch")),
      ]
    )
    #expect(
      Set(reading.modeNames) == [
        "light", "dark", "light/ipad", "dark/ipad", "light/ipad/mac-catalyst",
        "dark/ipad/mac-catalyst",
      ]
    )
    #expect(reading.color("Ink", in: "dark") == "#222222")
    #expect(reading.color("Ink", in: "light/ipad") == "#333333")
    #expect(reading.color("Ink", in: "light/ipad/mac-catalyst") == "#444444")
    #expect(reading.notes("Ink", in: "dark/ipad")[0].contains("Apple does not say"))
    #expect(reading.color("Pad", in: "light") == nil)
    #expect(reading.color("Pad", in: "dark/ipad/mac-catalyst") == "#555555")
    // No set differs between watches and others.
    #expect(reading.color("Watch", in: "light/ipad") == "#666666")
    #expect(reading.notes("Watch") == ["given for watch only"])
  }

  /// `borderColor` of microsoft/fluentui-apple.
  @Test func `a set for one device only is read as it is`() throws {
    let reading = try catalog(
      [
        "borderColor.colorset": colorSet(
          emptyEntry(),
          entry("0xC8", "0xC8", "0xC8", idiom: "mac"),
          entry("0x6E", "0x6E", "0x6E", in: "dark", idiom: "mac")
        )
      ]
    )
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.color("borderColor", in: "light") == "#c8c8c8")
    #expect(reading.color("borderColor", in: "dark") == "#6e6e6e")
    #expect(reading.notes("borderColor") == ["given for mac only"])
  }

  @Test func `languages have modes of their own`() throws {
    let reading = try catalog(
      [
        "Ink.colorset": colorSet(
          entry("0x11", "0x11", "0x11"),
          entry("0x22", "0x22", "0x22", also: ", \"locale\": \"zh-Hans\"")
        )
      ]
    )
    #expect(reading.modeNames == ["default", "zh-Hans"])
    #expect(reading.color("Ink", in: "zh-Hans") == "#222222")
  }

  @Test(arguments: [
    (
      "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"drak\"}]",
      "did you mean dark?"
    ),
    ("\"appearances\": [{\"appearance\": \"contrast\", \"value\": \"low\"}]", "a contrast is high"),
    (
      "\"appearances\": [{\"appearance\": \"season\", \"value\": \"dark\"}]", "luminosity, contrast"
    ),
    ("\"appearances\": [{\"appearance\": \"contrast\"}]", "is written"),
    ("\"appearances\": [3]", "is written"),
    ("\"appearances\": {}", "not an object"), ("\"idiom\": 3", "not a number"),
    ("\"appearances\": [{\"appearance\": 1, \"value\": 2}]", "not a number"),
    ("\"display-gamut\": \"rec2020\"", "sRGB, display-P3"), ("\"locale\": []", "not an array"),
    (
      "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}, "
        + "{\"appearance\": \"luminosity\", \"value\": \"light\"}]", "two luminosities"
    ),
  ])
  func `an entry for unknown circumstances is a fault, and the others are read`(
    slot: String,
    part: String
  ) throws {
    let faulty = """
      {\(slot), "color": {"color-space": "gray-gamma-22",
        "components": {"white": "0.0", "alpha": "1.0"}}}
      """
    let reading = try catalog(
      [
        "Ink.colorset": colorSet(entry("0x11", "0x11", "0x11"), faulty),
        "Lone.colorset": colorSet(faulty),
      ]
    )
    #expect(reading.faults == ["unreadable-color 3", "unreadable-color 2"])
    #expect(reading.problems.allSatisfy { $0.message.contains(part) })
    #expect(reading.problems.map(\.swatch) == ["Ink", "Lone"])
    #expect(reading.color("Ink") == "#111111")
    #expect(reading.color("Lone") == "faulty")
  }

  @Test func `what else an entry says is told`() throws {
    let reading = try catalog(
      ["Ink.colorset": colorSet(entry("0", "0", "0", also: ", \"memory\": \"4GB\""))]
    )
    #expect(reading.notes("Ink")[0].contains("memory is not evaluated"))
  }

  @Test func `two colours for one appearance are told with both lines`() throws {
    let reading = try catalog(
      [
        "Ink.colorset": colorSet(
          entry("0x11", "0x11", "0x11"),
          entry("0x22", "0x22", "0x22", in: "dark", "high"),
          emptyEntry(),
          entry("0x33", "0x33", "0x33", in: "high", "dark")
        )
      ]
    )
    #expect(reading.faults == ["duplicate-swatch 5"])
    #expect(reading.problems[0].message.contains("dark/high-contrast"))
    #expect(reading.problems[0].message.contains("lines 3 and 5"))
    #expect(reading.problems[0].notes.first?.place.start.line == 3)
    #expect(reading.color("Ink", in: "dark/high-contrast") == "#333333")
    #expect(reading.color("Ink", in: "light") == "#111111")
  }

  @Test func `devices beyond reason are refused`() {
    let entries = (0..<300).map { entry("0", "0", "0", idiom: "device\($0)") }
    let error = #expect(throws: PaletteError.self) {
      try catalog(["Ink.colorset": "{\"colors\": [\(entries.joined(separator: ","))]}"])
    }
    #expect(error?.reason == .tooLarge)
  }
}
