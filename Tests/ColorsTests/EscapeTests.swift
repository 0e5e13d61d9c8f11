import Colors
import Testing

/// After css-parsing-tests, color3_keywords, and web-platform-tests, color-computed-rgb.
@Test(arguments: [
  ("\\transparent", "#0000"), ("\\74 ransparent", "#0000"), ("b\\lack", "#000"),
  ("b\\6C ack", "#000"), ("s\\69 lver", "#c0c0c0"), ("papayawhi\\p", "#ffefd5"),
  ("r\\gb(0, 51, 102)", "#036"), ("r\\67 b(0, 51, 102)", "#036"), ("R\\47\nB(0 51 102)", "#036"),
  ("\\000072ed", "#f00"), ("\\72\r\ned", "#f00"), ("hsl(120\\64 eg 100% 50%)", "hsl(120 100% 50%)"),
  ("rgb(\\66rom red r g b)", "#f00"), ("color(\\73 rgb 1 0 0)", "#f00"),
])
func `an escape in a word stands for its character`(text: String, css: String) throws {
  #expect(try color(text).css == css)
}

@Test(arguments: [
  "\\72", "r\\", "\\", "re\\\nd", "b\\0006Cack", "\\110000 ed", "r\\d", "\\ff red", "rgb\\(0 0 0)",
])
func `an escape of something else is no colour`(text: String) {
  #expect(syntaxError(text) != nil)
}
