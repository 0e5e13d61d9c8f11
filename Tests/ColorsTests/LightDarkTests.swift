import Colors
import Testing

@Test func `light-dark() has a colour for each scheme`() throws {
  let color = try CSSColor(parsing: "light-dark(#23303f, #dfe7ef)")
  #expect(color.resolved(in: .light).color?.hex == "#23303f")
  #expect(color.resolved(in: .dark).color?.hex == "#dfe7ef")
  #expect(color.color == nil)
  #expect(color.undetermined == .scheme)
}

@Test(arguments: [
  (
    "color-mix(in srgb, light-dark(white, black), red)", "color(srgb 1 0.5 0.5)",
    "color(srgb 0.5 0 0)"
  ),
  (
    "color-mix(in srgb, red, light-dark(white, black))", "color(srgb 1 0.5 0.5)",
    "color(srgb 0.5 0 0)"
  ),
  ("rgb(from light-dark(#123456, #abc) b g r)", "#563412", "#cba"),
  ("light-dark(light-dark(red, lime), light-dark(blue, white))", "#f00", "#fff"),
  (
    "hsl(from light-dark(rgb(from light-dark(red, lime) r g b), blue) h s l)", "hsl(0 100% 50%)",
    "hsl(240 100% 50%)"
  ),
  ("LIGHT-DARK( red ,/**/ blue )", "#f00", "#00f"),
])
func `schemes reach through mixtures and relative colours`(
  text: String,
  light: String,
  dark: String
) throws {
  let color = try CSSColor(parsing: text)
  #expect(color.resolved(in: .light).color?.css == light)
  #expect(color.resolved(in: .dark).color?.css == dark)
}

@Test func `a scheme may be undetermined by itself`() throws {
  let color = try CSSColor(parsing: "light-dark(currentColor, #fff)")
  #expect(color.resolved(in: .light) == .undetermined(.currentColor))
  #expect(color.resolved(in: .dark).color?.hex == "#ffffff")
}

@Test(arguments: [
  "light-dark()", "light-dark(red)", "light-dark(red blue)", "light-dark(red, blue, lime)",
  "light-dark(red, 12)", "light-dark(red, blue", "light-dark(, blue)",
])
func `light-dark() takes two colours`(text: String) {
  #expect(syntaxError(text) != nil)
}

@Test(arguments: [
  ("CanvasText", UndeterminedColor.systemColor("canvastext")), ("initial", .wideKeyword("initial")),
  ("color-mix(in oklab, Highlight, white)", .systemColor("highlight")),
  ("rgb(from LinkText r g b / 50%)", .systemColor("linktext")),
])
func `a system colour is never guessed`(text: String, expected: UndeterminedColor) throws {
  #expect(try CSSColor(parsing: text) == .undetermined(expected))
}
