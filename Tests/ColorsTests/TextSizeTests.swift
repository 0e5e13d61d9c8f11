import Colors
import Testing

/// WCAG 2.2, "large scale"; a root of 16 px.
@Test(arguments: [
  ("18.66667px", "700", true), ("14pt", "700", true), ("14pt", "400", false),
  ("13.9pt", "700", false), ("18.4px", "700", false), ("18px", "400", false),
  ("18pt", "400", true), ("24px", "400", true), ("23.99px", "400", false), ("24px", "100", true),
  ("19px", "750", true), ("19px", "850.5", true), ("19px", "699", false), ("19px", "600", false),
  ("19px", "bold", true), ("19px", "normal", false), ("1.5rem", "400", true),
  ("13.3333px", "900", false), ("18.66px", "bold", true), ("0.25in", "400", true),
  ("6.35mm", "400", true), ("150%", "400", true), ("1.5EM", "400", true), ("1.5pc", "400", true),
  ("19px", "Extra-Bold", true), ("19px", "semi-bold", false), (" 24px ", " 400 ", true),
])
func `large text is 24 px, or 18.66 px and bold`(size: String, weight: String, isLarge: Bool) throws
{
  #expect(try TextSize(size: size, weight: weight).isLarge == isLarge)
}

@Test func `text of unknown size is not large`() {
  #expect(!TextSize(weight: 900).isLarge)
  #expect(TextSize(pixels: 24).isLarge)
}

@Test(arguments: [
  "14", "px", "-14px", "0px", "14 px", "14pxx", "nanpx", "0x10px", "", "14px 15px", "1vw",
])
func `a size needs a number above 0 and a unit`(text: String) {
  #expect(throws: TextSizeError.self) { try TextSize.pixels(parsing: text) }
}

@Test(arguments: ["0", "1001", "bolder", "inf", "700px", "", "semi bold", "0.5"])
func `a weight is 1 to 1000 or a name`(text: String) {
  #expect(throws: TextSizeError.self) { try TextSize.weight(parsing: text) }
}

@Test func `the error says what is accepted`() {
  let error = #expect(throws: TextSizeError.self) { try TextSize.pixels(parsing: "14") }
  #expect(error?.description.hasPrefix("'14' is not a text size: write a number above 0") == true)
}
