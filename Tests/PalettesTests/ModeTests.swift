import Documents
import Palettes
import Testing

@Suite struct ModeTests {
  @Test func `a mode is named by its choices in the order of their axes`() {
    let mode = Mode([Mode.Choice(.contrast, "high-contrast"), Mode.Choice(.scheme, "dark")])
    #expect(mode.name == "dark/high-contrast")
    #expect(Mode.default.name == "default")
    #expect(mode.value(on: .scheme) == "dark" && mode.value(on: .vision) == nil)
  }

  @Test func `the default comes first, then light, then dark`() {
    let high = Mode([Mode.Choice(.scheme, "dark"), Mode.Choice(.contrast, "high-contrast")])
    #expect([high, .dark, .light, .default].sorted() == [.default, .light, .dark, high])
  }

  @Test func `a name asks for every mode that makes the choice`() {
    let high = Mode([Mode.Choice(.scheme, "dark"), Mode.Choice(.contrast, "high-contrast")])
    #expect(high.answers(to: "dark") && high.answers(to: "high-contrast"))
    #expect(high.answers(to: "dark/high-contrast") && !high.answers(to: "light"))
    #expect(Mode.default.answers(to: "light") && !Mode.default.answers(to: "dark"))
  }

  /// The keys of a published token file: light and dark, each with variants of contrast and vision.
  @Test(arguments: [
    (["light", "dark"], ["light", "dark"]),
    (["dark", "light-high-contrast"], ["light/high-contrast", "dark"]),
    (["light-colorblind", "dark-hc"], ["light/colorblind", "dark/high-contrast"]),
    (["Dark", "dark"], ["dark", "dark"]),
  ])
  func `keys of a token become modes on their axes`(keys: [String], names: [String]) throws {
    let listed = keys.map { "\"\($0)\": \"#111\"" }.joined(separator: ", ")
    let text = """
      {"ink": {"$type": "color", "$value": "#111", "$extensions": {"mode": {\(listed)}}}}
      """
    let modes = try read(text, as: "a.tokens.json").palette.modes
    #expect(modes.map(\.name) == names)
    #expect(Set(modes).count == modes.count)
  }

  @Test func `a plain value that is none of the listed ones is a mode of its own`() throws {
    let reading = try read(
      """
      {"ink": {"$type": "color", "$value": "#111", "$extensions": {"mode": {"dark": "#eee"}}}}
      """,
      as: "a.tokens.json"
    )
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.color("ink", in: "light") == "#111111")
    #expect(reading.color("ink", in: "dark") == "#eeeeee")
  }

  @Test func `a fault in one mode names the mode, and the others are read`() throws {
    let reading = try read(
      """
      {"ink": {"$type": "color", "$value": "#111",
        "$extensions": {"mode": {"light": "#111", "dark": "#12345"}}},
       "lost": {"$type": "color", "$value": "{nothing}"}}
      """,
      as: "a.tokens.json"
    )
    #expect(reading.problems.map(\.mode) == [.dark, nil])
    #expect(reading.color("ink", in: "light") == "#111111")
    #expect(reading.color("ink", in: "dark") == "faulty")
  }

  @Test(arguments: [
    ("[data-theme=dark]", "[data-theme=ocean]", ["light", "light/ocean", "dark"]),
    (".theme-dark", ".theme-ocean", ["light", "light/ocean", "dark"]),
    (".dark", "[data-theme=ocean]", ["light", "light/ocean", "dark", "dark/ocean"]),
  ])
  func `of the values of one attribute only one is set`(
    first: String,
    second: String,
    names: [String]
  ) throws {
    let reading = try read(
      ":root { --ink: #111 } \(first) { --ink: #eee } \(second) { --ink: #036 }",
      as: "a.css"
    )
    #expect(reading.modeNames == names)
  }

  @Test(arguments: ["dark-dim", "dark-dimmed", "Dark Dimmed"])
  func `a mode is asked for as files may write it`(name: String) {
    #expect(Mode([Mode.Choice(.scheme, "dark-dim")]).answers(to: name))
    #expect(!Mode.light.answers(to: name))
  }
}
