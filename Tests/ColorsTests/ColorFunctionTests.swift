import Colors
import Testing

/// After web-platform-tests, css/css-color/parsing/color-computed-color-function.
private let rows = [
  Synonym("color(SPACE 0% 0% 0%)", "color(SPACE 0 0 0)"),
  Synonym("color(SPACE 10% 10% 10%)", "color(SPACE .1 .1 .1)"),
  Synonym("color(SPACE .2 .2 25%)", "color(SPACE 0.2 0.2 0.25)"),
  Synonym("color(SPACE 0 0 0 / 1)", "color(SPACE 0 0 0)"),
  Synonym("color(SPACE 0% 0 0 / 0.5)", "color(SPACE 0 0 0 / 50%)"),
  Synonym("color(SPACE 20% 0 10/0.5)", "color(SPACE 0.2 0 10 / 0.5)"),
  Synonym("color(SPACE 400% 0 10/50%)", "color(SPACE 4 0 10 / 0.5)"),
  Synonym("color(SPACE 50% -160 160)", "color(SPACE 0.5 -160 160)"),
  Synonym("color(SPACE -200% 2 3 / -200%)", "color(SPACE -2 2 3 / 0)"),
  Synonym("color(SPACE 2 3 4 / 500%)", "color(SPACE 2 3 4)"),
  Synonym("COLOR(SPACE 1 1 1)", "color(SPACE 1 1 1)"),
  Synonym("color(   SPACE    1  1\t1   )", "color(SPACE 1 1 1)"),
  Synonym("color(SPACE none none none / none)", "color(SPACE none none none / none)"),
  Synonym("color(SPACE 10% none .3)", "color(SPACE 0.1 none 0.3)"),
  Synonym(
    "color(SPACE calc(50% * 3) calc(-150% / 3) calc(50%) / calc(-50% * 3))",
    "color(SPACE 1.5 -0.5 0.5 / 0)"
  ),
]

@Test(arguments: predefinedSpaces)
func `every predefined space is read in the same way`(space: String) throws {
  for row in rows { try expectSame(row.with(space: space)) }
}

@Test(arguments: predefinedSpaces)
func `color() takes three values, and no angle`(space: String) {
  for values in [
    "", "1", "1 1", "1 1 1 1", "0deg 0% 0", "0% 0 0deg", "0 0 0 0", "0% 0 0 10%", "1 1 / .5",
    "/ 50%",
    "1 eggs 1", "1 1 1 / bacon", "1 1 1 / 1 cucumber", "1, 1, 1", "1 1 1 / 1deg",
  ] {
    #expect(syntaxError("color(\(space) \(values))") != nil, "\(values)")
  }
}

@Test(arguments: [
  "color()", "color(banana 1 1 1)", "color(displayp3 1 1 1)", "color(1 1 1)", "color(oklch 1 1 1)",
  "color(hsl 1 1 1)", "color(srgb)", "color(--profile 1 1 1)", "color(srgb,1 1 1)",
])
func `other spaces are unknown to color()`(text: String) {
  #expect(syntaxError(text) != nil)
}

@Test func `an unknown space is named with those that are known`() throws {
  let error = try #require(syntaxError("color(p3 1 1 1)"))
  #expect(error.message == "'p3' is not a colour space")
  #expect(error.hint?.contains("display-p3") == true)
}
