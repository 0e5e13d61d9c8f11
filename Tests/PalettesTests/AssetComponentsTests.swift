import Colors
import Documents
import Palettes
import Testing

/// The notations of components that Xcode writes, and those that it does not.
@Suite struct AssetComponentsTests {
  private func read(color: String) throws -> Reading {
    try catalog(["Ink.colorset": colorSet(entry(color: color))])
  }

  private func read(_ space: String, _ components: String) throws -> Reading {
    try read(color: "{\"color-space\": \"\(space)\", \"components\": {\(components)}}")
  }

  /// The three forms of one colour, with ratios computed outside (dotnet/macios issue 7360).
  @Test(arguments: [
    ("0x1F", "0x6F", "0x4A", 6.120808), ("31", "111", "74", 6.120808),
    ("0.122", "0.435", "0.290", 6.126281),
  ])
  func `bytes and fractions of one colour agree`(
    red: String,
    green: String,
    blue: String,
    ratio: Double
  ) throws {
    let reading = try catalog(["Ink.colorset": colorSet(entry(red, green, blue))])
    #expect(reading.color("Ink") == "#1f6f4a")
    let color = try #require(reading.palette.swatches[0].values[0].value.color)
    #expect(abs(OpaqueColor(clipping: color).contrastRatio(to: .white) - ratio) < 1e-6)
    #expect(reading.notes("Ink").isEmpty)
  }

  @Test(arguments: [
    // Values of NetNewsWire and of the NHS app, by their authors' other notations.
    ("1", "78", "169", "#014ea9"), ("0xff", "0X25", "0", "#ff2500"),
    ("1.000", "0", "0x1", "#ff0001"),
    ("5e-1", "1E0", ".5", "#80ff80"), ("000", "255", "0x00", "#00ff00"),
  ])
  func `the text decides what digits mean`(
    red: String,
    green: String,
    blue: String,
    hex: String
  ) throws {
    let reading = try catalog(["Ink.colorset": colorSet(entry(red, green, blue))])
    #expect(reading.color("Ink") == hex)
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: [
    ("\"1\"", "\"0\"", "\"1\"", "#010001", "1 of 255"),
    ("\"1\"", "\"0.500\"", "\"0\"", "#018000", "1 of 255"),
    ("1", "0", "0", "#ff0000", "full intensity"),
    ("1", "0.5", "0", "#ff8000", nil), ("1", "111", "74", "#016f4a", nil),
    ("0.5", "0.5", "0.5", "#808080", nil), ("\"0\"", "\"0\"", "\"0\"", "#000000", nil),
    ("\"1\"", "\"0xFF\"", "\"0\"", "#01ff00", nil),
  ])
  func `a 1 that could be meant otherwise is noted`(
    red: String,
    green: String,
    blue: String,
    hex: String,
    note: String?
  ) throws {
    let reading = try read(
      "srgb",
      "\"red\": \(red), \"green\": \(green), \"blue\": \(blue), \"alpha\": 1"
    )
    #expect(reading.color("Ink") == hex)
    #expect(reading.notes("Ink").count == (note == nil ? 0 : 1))
    #expect(note.map { reading.notes("Ink")[0].contains($0) } ?? true)
  }

  /// Greys by 0.9 ^ 2.2 encoded as sRGB; Display P3 by coloraide, clipped (`AccentColor` of NetNewsWire).
  @Test(arguments: [
    ("gray-gamma-22", "\"white\": \"0.900\", \"alpha\": \"1.000\"", "#e6e6e6"),
    ("gray-gamma-22", "\"white\": \"0xFF\", \"alpha\": \"0.500\"", "#ffffff/0.5"),
    ("extended-gray", "\"white\": \"-0.1\", \"alpha\": \"1\"", "#000000"),
    (
      "display-p3",
      "\"red\": \"0.426\", \"green\": \"0.611\", \"blue\": \"0.929\", \"alpha\": \"1.0\"",
      "#5e9df3"
    ),
    (
      "extended-srgb",
      "\"red\": \"1.09\", \"green\": \"-0.2\", \"blue\": \"0x80\", \"alpha\": \"1.0\"",
      "#ff0080"
    ),
    (
      "extended-linear-srgb",
      "\"red\": \"0.5\", \"green\": \"0.0\", \"blue\": \"1.5\", \"alpha\": \"1.0\"", "#bc00ff"
    ),
  ])
  func `every space of the reference is read`(space: String, components: String, hex: String) throws
  {
    let reading = try read(space, components)
    #expect(reading.problems.isEmpty)
    #expect(
      reading.palette.swatches[0].values[0].value.color.map { OpaqueColor(clipping: $0).hex }
        == String(hex.prefix(7))
    )
    #expect(reading.palette.swatches[0].values[0].value.color?.alpha == (hex.count > 7 ? 0.5 : 1))
  }

  @Test func `components beyond 0 to 1 stay as they are in extended spaces`() throws {
    let reading = try read(
      "extended-srgb",
      "\"red\": \"1.09\", \"green\": \"-0.2\", \"blue\": \"0.5\", \"alpha\": \"1.0\""
    )
    #expect(reading.palette.swatches[0].values[0].value.color?.components == SIMD3(1.09, -0.2, 0.5))
  }

  @Test(arguments: [
    ("\"1.2\"", "goes from"), ("\"-0.1\"", "goes from"), ("\"256\"", "goes from"),
    ("\"0x1FF\"", "goes from"), ("\"99999999999999999999\"", "goes from"), ("300", "goes from"),
    ("\"50%\"", "is no number"), ("\"nan\"", "is no number"), ("\"inf\"", "is no number"),
    ("\"0x\"", "is no number"), ("\"\"", "is no number"), ("\"-5\"", "is no number"),
    ("\"0,5\"", "is no number"), ("\".\"", "is no number"), ("1e999", "is no number"),
    ("true", "not true"), ("null", "not null"), ("[1]", "not an array"), ("{}", "not an object"),
  ])
  func `a faulty component is told at its place`(green: String, part: String) throws {
    let reading = try catalog(
      [
        "Ink.colorset": colorSet(
          entry("0", "0", "0", in: "dark"),
          entry(
            color: """
              {"color-space": "srgb", "components": {"red": "0x10",
                "green": \(green), "blue": "0x10", "alpha": "1.000"}}
              """
          )
        )
      ]
    )
    #expect(reading.faults == ["unreadable-color 4"])
    let problem = try #require(reading.problems.first)
    #expect(problem.message.contains(part) && problem.message.contains("green"))
    #expect(problem.place.range.count == green.utf8.count)
    #expect(problem.swatch == "Ink")
    #expect(reading.color("Ink", in: "light") == "faulty")
    #expect(reading.color("Ink", in: "dark") == "#000000")
  }

  @Test(arguments: ["\"1.5\"", "\"255\"", "\"-0.1\"", "2"])
  func `an alpha goes from 0 to 1`(alpha: String) throws {
    let reading = try read("gray-gamma-22", "\"white\": \"0.5\", \"alpha\": \(alpha)")
    #expect(reading.problems[0].message.contains("alpha goes from 0 to 1"))
  }

  @Test(arguments: [
    (
      "{\"color-space\": \"srgb\", \"components\": {\"red\": \"0\", \"blue\": \"0\"}}",
      "green is missing"
    ),
    (
      "{\"color-space\": \"srgb\", \"components\": {\"white\": \"0\", \"alpha\": \"1.0\"}}",
      "red is missing"
    ),
    (
      "{\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0\"}}", "alpha is missing"
    ),
    ("{\"color-space\": \"srgb\"}", "components are missing"), ("{}", "color-space is missing"),
    ("{\"color-space\": \"srgb\", \"components\": [0, 0, 0, 1]}", "not an array"),
    ("{\"color-space\": \"srbg\", \"components\": {}}", "did you mean srgb?"),
    ("{\"color-space\": \"adobe-rgb\", \"components\": {}}", "gray-gamma-22, extended-gray"),
    ("{\"color-space\": 4, \"components\": {}}", "not a number"), ("null", "not null"),
    ("\"#ff0000\"", "not a string"), ("{\"reference\": 4}", "not a number"),
  ])
  func `a color that is none says what is missing`(color: String, part: String) throws {
    let reading = try read(color: color)
    #expect(reading.faults == ["unreadable-color 2"])
    #expect(reading.problems[0].message.contains(part))
    #expect(reading.color("Ink") == "faulty")
  }

  @Test func `a component that the space has not is noted`() throws {
    let reading = try read(
      "gray-gamma-22",
      "\"white\": \"0.5\", \"alpha\": \"1.0\", \"red\": \"1.0\""
    )
    #expect(reading.notes("Ink") == ["gray-gamma-22 has no component red"])
  }
}
