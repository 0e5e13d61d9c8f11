import Documents
import Palettes
import Testing

/// References to colours of Apple's systems, by the dated tables of the guidelines.
@Suite struct SystemColorTests {
  private func reference(
    _ name: String,
    _ platform: String?,
    in appearance: String? = nil
  ) -> String {
    let platform = platform.map { "\"platform\": \"\($0)\", " } ?? ""
    let color = "{\(platform)\"reference\": \"\(name)\"}"
    return appearance.map { entry(color: color, in: $0) } ?? entry(color: color)
  }

  /// Values of Apple's Human Interface Guidelines since 2025-06-09; alphas of labels as published.
  @Test(arguments: [
    ("systemRedColor", "ios", "#ff383c", "#ff4245", "#e9152d", "#ff6165"),
    ("systemBrownColor", "ios", "#ac7f5e", "#b78a66", "#956d51", "#dba679"),
    ("systemGray6Color", "ios", "#f2f2f7", "#1c1c1e", "#ebebf0", "#242426"),
    ("systemBackgroundColor", "ios", "#ffffff", "#000000", "#ffffff", "#000000"),
    ("labelColor", "ios", "#000000", "#ffffff", "#000000", "#ffffff"),
    ("secondaryLabelColor", "ios", "#3c3c43/0.6", "#ebebf5/0.6", "#3c3c43/0.68", "#ebebf5/0.68"),
    ("separatorColor", "ios", "#3c3c43/0.29", "#545458/0.6", "#3c3c43/0.37", "#545458/0.68"),
    ("linkColor", "ios", "#0088ff", "#0091ff", "undetermined", "undetermined"),
    ("systemGreenColor", "osx", "#28cd41", "#32d74b", "#007d1b", "#31de4b"),
    ("systemPurpleColor", "osx", "#af52de", "#bf5af2", "undetermined", "#da8fff"),
    ("labelColor", "osx", "#000000/0.85", "#ffffff/0.85", "undetermined", "undetermined"),
  ])
  func `a system colour has the value of its table in each mode`(
    name: String,
    platform: String,
    light: String,
    dark: String,
    lightHigh: String,
    darkHigh: String
  ) throws {
    let reading = try catalog(
      [
        "System.colorset": colorSet(reference(name, platform)),
        "Own.colorset": colorSet(
          entry("0", "0", "0"),
          entry("0", "0", "0", in: "dark"),
          entry("0", "0", "0", in: "high")
        ),
      ]
    )
    #expect(reading.color("System", in: "light") == light)
    #expect(reading.color("System", in: "dark") == dark)
    #expect(reading.color("System", in: "light/high-contrast") == lightHigh)
    #expect(reading.color("System", in: "dark/high-contrast") == darkHigh)
    #expect(reading.notes("System")[0].contains("by the table of"))
    #expect(reading.notes("System")[0].contains("2025-06-09"))
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: [
    ("quaternaryLabelColor", "osx", "of osx is not in Legible's table of the years to 2025-06-09"),
    ("controlAccentColor", "ios", "of ios is not in Legible's table of 2025-06-09"),
    ("systemRed", "ios", "systemRed of ios is not in"),
    ("labelColor", "tvos", "none of Legible's tables"),
    ("", "universal", "of any platform"),
  ])
  func `a colour that no table gives is undetermined`(
    name: String,
    platform: String,
    part: String
  ) throws {
    let reading = try catalog(["System.colorset": colorSet(reference(name, platform))])
    guard case .undetermined(let reason) = reading.palette.swatches[0].values[0].value.state else {
      Issue.record("there is a colour")
      return
    }
    #expect(reason.contains(part))
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: [nil, "universal"])
  func `a colour of all platforms is that of iOS, and says so`(platform: String?) throws {
    let reading = try catalog(["System.colorset": colorSet(reference("systemBlueColor", platform))])
    #expect(reading.color("System") == "#0088ff")
    #expect(reading.notes("System").contains { $0.contains("as iOS has it") })
    #expect(reading.notes("System").contains { $0.contains("light scheme") })
  }

  /// `vibrantTextColor` of NetNewsWire.
  @Test func `one set may mix own colours and those of the system`() throws {
    let reading = try catalog(
      [
        "vibrantTextColor.colorset": colorSet(
          entry("1.000", "1.000", "1.000"),
          reference("secondaryLabelColor", "ios", in: "dark")
        )
      ]
    )
    #expect(reading.color("vibrantTextColor", in: "light") == "#ffffff")
    #expect(reading.color("vibrantTextColor", in: "dark") == "#ebebf5/0.6")
    #expect(reading.notes("vibrantTextColor", in: "light").isEmpty)
  }
}
