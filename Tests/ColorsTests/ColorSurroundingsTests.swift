import Colors
import Testing

/// Reported against several checkers: what depends on the element is known only with it.
@Test func `currentColor is the text colour where that is known`() throws {
  let gray = ColorSurroundings(currentColor: try color("#8a8a8a"))
  let current = try CSSColor(parsing: "currentColor", within: gray)
  let ratio = OpaqueColor(clipping: try #require(current.color)).contrastRatio(to: .white)
  #expect(abs(ratio - 3.45222) < 1e-5)
  let half = try CSSColor(parsing: "rgb(from currentColor r g b / 50%)", within: gray)
  #expect(half.color?.css == "rgb(138 138 138 / 0.5)")
  #expect(try CSSColor(parsing: "currentColor") == .undetermined(.currentColor))
  #expect(try CSSColor(parsing: "inherit", within: gray) == .undetermined(.wideKeyword("inherit")))
}

@Test(arguments: [
  (SystemColors.chromiumLight, "CanvasText", "#000"), (.chromiumDark, "CanvasText", "#fff"),
  (.chromiumDark, "Canvas", "#121212"), (.chromiumLight, "LinkText", "#00e"),
  (.windowsAquatic, "Highlight", "#8ee3f0"), (.windowsDesert, "canvas", "#fffaef"),
  (.windowsDusk, "ButtonText", "#b6f6f0"), (.windowsNightSky, "LINKTEXT", "#8080ff"),
])
func `a table answers for system colours when it is asked for`(
  table: SystemColors,
  name: String,
  css: String
) throws {
  let surroundings = ColorSurroundings(systemColors: table)
  #expect(try CSSColor(parsing: name, within: surroundings).color?.css == css)
}

@Test func `what a table does not know stays undetermined`() throws {
  let surroundings = ColorSurroundings(systemColors: .chromiumLight)
  #expect(
    try CSSColor(parsing: "AccentColor", within: surroundings)
      == .undetermined(.systemColor("accentcolor"))
  )
}

/// The design goal of the themes (Windows documentation on contrast themes).
@Test(arguments: SystemColors.all.filter { $0.id.hasPrefix("windows") })
func `text of a contrast theme has a ratio of 7`(theme: SystemColors) throws {
  let text = OpaqueColor(clipping: try #require(theme.color(named: "canvastext")))
  let ground = OpaqueColor(clipping: try #require(theme.color(named: "canvas")))
  #expect(text.contrastRatio(to: ground) >= 7)
}
