import Foundation
import Testing

@Suite struct ColorCommandTests {
  private func object(_ run: Run) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  /// Luminance greys, by the formula of WCAG 2.2 and the curve of sRGB.
  static let greys = [("#c1121f", "#616161"), ("#0a9396", "#848484"), ("#ff0000", "#7f7f7f")]

  @Test(arguments: greys)
  func `without cones a colour is the grey of its luminance`(color: String, grey: String) {
    #expect(legible("simulate", color, "--vision", "achromatopsia").output == grey + "\n")
  }

  @Test func `a vision has a severity and a model`() throws {
    let run = legible(
      "simulate",
      "#d1495b",
      "--vision",
      "protanopia",
      "--model",
      "machado2009",
      "--severity",
      "0.35",
      "--format",
      "json"
    )
    // By the matrices of Machado, Oliveira and Fernandes 2009, interpolated.
    #expect(try object(run)["hex"] as? String == "#a95e5a")
    #expect(
      legible("simulate", "red", "--vision", "tritanopia", "--model", "vienot1999").errors
        .contains("brettel1997")
    )
    #expect(legible("simulate", "red", "--vision", "protanopia", "--severity", "1.5").status == 2)
    #expect(legible("simulate", "red", "--severity", "0.5").status == 2)
    #expect(legible("simulate", "red", "--display", "mirror").status == 2)
  }

  @Test func `a palette is shown as a display shows it, dark modes left alone by smart inversion`()
    throws
  {
    let css = ":root { --a: #1a6b4f; } .dark { --a: #fdf6e3; }"
    try Folder.with(["a.css": css]) { folder in
      func values(_ display: String) throws -> [String: Any] {
        let run = legible(
          "simulate",
          "a.css",
          "--display",
          display,
          "--format",
          "json",
          in: folder
        )
        let swatches = try #require(try object(run)["swatches"] as? [[String: Any]])
        let values = try #require(swatches.first?["values"] as? [String: [String: Any]])
        return values.compactMapValues { $0["color"] }
      }
      let classic = try values("classic-invert")
      #expect(classic["light"] as? String == "#e594b0")
      #expect(classic["dark"] as? String == "#02091c")
      let smart = try values("smart-invert")
      #expect(smart["light"] as? String == "#e594b0")
      #expect(smart["dark"] as? String == "#fdf6e3")
      #expect(legible("simulate", "a.css", in: folder).status == 2)
    }
  }

  @Test func `inversion is taken per channel and keeps alpha`() {
    #expect(legible("simulate", "#1a6b4f", "--display", "classic-invert").output == "#e594b0\n")
    #expect(legible("simulate", "#1a6b4f80", "--display", "classic-invert").output == "#e594b080\n")
  }

  @Test func `a colour is converted, with its components and what sRGB makes of it`() throws {
    let answer = try object(
      legible("convert", "hsl(210 100% 20%)", "--to", "srgb", "--format", "json")
    )
    #expect(answer["color"] as? String == "#036")
    #expect(answer["rgb8"] as? [Int] == [0, 51, 102])
    #expect(answer["inGamut"] as? Bool == true)
    #expect(answer["space"] as? String == "srgb")
    let wide = try object(
      legible("convert", "color(display-p3 0 1 0)", "--to", "oklch", "--format", "json")
    )
    #expect(wide["inGamut"] as? Bool == false)
    #expect(wide["hex"] as? String == "#00ff00")
  }

  @Test(arguments: [
    ["convert"], ["convert", "red"], ["convert", "red", "blue", "--to", "hsl"],
    ["convert", "red", "--to", "cmyk"], ["convert", "currentColor", "--to", "hsl"],
    ["simulate"], ["simulate", "reed"],
  ])
  func `what cannot be answered ends with 2 and says why`(arguments: [String]) {
    let run = legible(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(!run.errors.isEmpty)
  }

  @Test func `a pair is shown as displays and eyes show it`() throws {
    let answer = try object(
      legible(
        "check",
        "#d97706",
        "#111827",
        "--viewing",
        "classic-invert",
        "--viewing",
        "grayscale",
        "--format",
        "json"
      )
    )
    let viewings = try #require(answer["viewings"] as? [[String: Any]])
    #expect(viewings.map { $0["viewing"] as? String } == ["classic-invert", "grayscale"])
    #expect(viewings[0]["foreground"] as? String == "#2688f9")
    #expect(abs((viewings[0]["ratio"] as? Double ?? 0) - 2.856229) < 1e-5)
    #expect(answer["verdict"] as? String == "pass", "a viewing is advice")
  }

  @Test func `light-dark is judged in each scheme, never across them`() throws {
    let answer = try object(
      legible(
        "check",
        "light-dark(#23303f, #dfe7ef)",
        "light-dark(#f5f7fa, #131a22)",
        "--format",
        "json"
      )
    )
    let modes = try #require(answer["modes"] as? [String: [String: Any]])
    #expect(Set(modes.keys) == ["light", "dark"])
    #expect(abs((modes["light"]?["ratio"] as? Double ?? 0) - 12.494859) < 1e-5)
    #expect(abs((modes["dark"]?["ratio"] as? Double ?? 0) - 14.028967) < 1e-5)
    #expect(answer["ratio"] as? Double == modes["light"]?["ratio"] as? Double)
  }

  @Test func `a colour outside sRGB is judged by the worse of two screens`() throws {
    let answer = try object(
      legible("check", "color(display-p3 0 1 0)", "#fff", "--format", "json")
    )
    let gamut = try #require(answer["gamut"] as? [String: Double])
    #expect(abs((gamut["clipped"] ?? 0) - 1.3722) < 1e-3)
    #expect(abs((gamut["p3"] ?? 0) - 1.4156) < 1e-3)
    #expect(abs((gamut["mapped"] ?? 0) - 1.4116) < 1e-2)
    #expect(answer["ratio"] as? Double == gamut["clipped"])
  }
}
