import Colors
import Testing

@Test(arguments: [
  ("calc(1 + 2 * 3)", 7), ("calc((1 + 2) * 3)", 9), ("calc(8 / 2 / 2)", 2), ("calc(1 - -2)", 3),
  ("calc( 2*3 )", 6), ("calc(2 *3)", 6), ("calc(7 - 2 - 1)", 4), ("calc(pi)", .pi),
  ("calc(e - 1)", 1.718281828459045), ("calc(PI * 0)", 0), ("calc(calc(1) + calc(2))", 3),
  ("calc(((((5)))))", 5), ("min(3, 1, 2)", 1), ("max(3, 1 + 5, 2)", 6), ("clamp(1, 5, 3)", 3),
  ("clamp(1, -5, 3)", 1), ("clamp(10, 5, 3)", 10), ("calc(min(1, 2) * max(3, 4))", 4),
  ("calc(90deg / 1deg)", 90), ("calc(1turn / 1deg)", 360), ("calc(50% / 10%)", 5),
  ("calc(1 /* one */ + /* two */ 2)", 3), ("calc(1e2 + 1E-2)", 100.01), ("calc(1 + 2) ", 3),
  ("min(5)", 5), ("calc(-infinity * 0)", 0), ("calc(1 / infinity)", 0), ("calc(NaN)", 0),
])
func `a calculation follows CSS Values 4`(text: String, value: Double) throws {
  let components = try color("color(xyz \(text) 0 0)").components
  #expect(abs(components.x - value) < 1e-12)
}

@Test(arguments: [
  ("calc(10% + 15%)", 0.25), ("calc(2 * 20%)", 0.4), ("calc(20% * 2)", 0.4), ("min(30%, 20%)", 0.2),
  ("calc(50%)", 0.5), ("calc(100% / 4)", 0.25), ("calc(20% * 20% / 10%)", 0.4),
])
func `percentages stay percentages`(text: String, value: Double) throws {
  #expect(abs(try color("color(xyz \(text) 0 0)").components.x - value) < 1e-12)
}

@Test(arguments: [
  ("calc(90deg + 0.25turn)", 180), ("calc(2 * 45deg)", 90), ("calc(100grad - 10)", nil),
  ("calc(3.14159265358979rad)", 180), ("calc(90deg * 1deg)", nil), ("calc(30 + 30)", 60),
])
func `angles add to angles only`(text: String, hue: Double?) throws {
  let text = "oklch(0.5 0.1 \(text))"
  if let hue {
    #expect(abs(try color(text).components.z - hue) < 1e-9)
  } else {
    #expect(syntaxError(text) != nil)
  }
}

@Test(arguments: [
  "calc()", "calc(1 +2)", "calc(1+ 2)", "calc(1+2)", "calc(1 2)", "calc(1 + )", "calc(* 2)",
  "calc(1 + 10%)", "calc(1px)", "calc(1, 2)", "min()", "clamp(1, 2)", "clamp(1, 2, 3, 4)", "calc(1",
  "calc(none)", "calc(foo)", "calc(r)", "min(1, 2%)", "sin(1)", "calc(1 % 2)", "calc (1)",
  "calc(-pi)",
  "calc(10% * 10%)", "foo(1)",
])
func `a calculation that CSS does not allow is an error`(text: String) {
  #expect(syntaxError("color(xyz \(text) 0 0)") != nil)
}

@Test(
  arguments: [
    ("rgb(calc(1 +2) 0 0)", "'+' has no white space on both sides", "write 1 + 2"),
    (
      "rgb(calc(1 + 2%) 0 0)", "a calculation mixes numbers, percentages and angles",
      "add only what has the same unit"
    ),
    (
      "rgb(sin(1) 0 0)", "sin() is not a calculation that is read here",
      "calc(), min(), max() and clamp() are"
    ),
  ]
)
func `an error of a calculation says what to do`(text: String, message: String, hint: String) throws
{
  let error = try #require(syntaxError(text))
  #expect(error.message == message)
  #expect(error.hint == hint)
}

@Test(arguments: [
  ("rgb(", "calc(", 100_000, ""), ("rgb(calc(", "(", 100_000, ""), ("", "rgb(from ", 100_000, ""),
  ("", "color-mix(in srgb,", 100_000, ""), ("", "light-dark(", 100_000, "red"),
  ("rgb(calc(1", " + 1", 250_000, ") 0 0)"), ("rgb(min(1", ",1", 250_000, ") 0 0)"),
  ("rgb(calc(1", " /**/ ", 250_000, "+ 1) 0 0)"), ("color-mix(in srgb, red", ", red", 50_000, ")"),
  ("", "\\", 500_001, ""), ("rgb(calc(", "((1) ", 100_000, ""), ("rgb(calc(2", "*1", 250_000, "x)"),
])
func `deep and long colours take linear time`(
  start: String,
  piece: String,
  count: Int,
  end: String
) {
  // In quadratic time it would take many minutes, and without a bound on depth the stack would not hold.
  _ = try? CSSColor(parsing: start + String(repeating: piece, count: count) + end)
}

@Test func `thirty levels are read, and a hundred are refused`() throws {
  func nested(_ levels: Int) -> String {
    let open = String(repeating: "calc(", count: levels)
    return "rgb(\(open)51\(String(repeating: ")", count: levels)) 0 0)"
  }
  #expect(try color(nested(30)).hex == "#330000")
  #expect(syntaxError(nested(100))?.reason == .tooDeep)
}
