import Audits
import Colors
import Documents
import Palettes
import Testing

@Suite struct ContrastMatrixTests {
  private func palette(_ css: String) throws -> Palette {
    let tree = SourceTree(SourceFile(name: "theme.css", text: css))
    return try PaletteFormat.reading(of: tree, as: nil).palette
  }

  private static let theme = """
    :root { --background: #ffffff; --foreground: #000000; --card: #777777; --brand: #0000ff; }
    .dark { --background: #000000; --foreground: #ffffff; --card: #777777; --brand: #0000ff; }
    """

  @Test func `every swatch lies on every ground, in every mode`() throws {
    let matrix = try ContrastMatrix(of: try palette(Self.theme), under: Policy())
    #expect(matrix.grounds.map(\.name.string) == ["--background", "--card"])
    // Four swatches on two grounds, without each ground on itself, in two modes.
    #expect(matrix.cells.count == (4 * 2 - 2) * 2)
  }

  @Test func `ratios are those of WCAG`() throws {
    let matrix = try ContrastMatrix(of: try palette(Self.theme), under: Policy())
    func ratio(_ foreground: String, _ background: String, _ mode: String) throws -> Double {
      let cell = try #require(
        matrix.cells.first {
          $0.foreground.string == foreground && $0.background.string == background
            && $0.mode.name == mode
        }
      )
      return try #require(cell.contrast?.ratio)
    }
    #expect(try ratio("--foreground", "--background", "light") == 21)
    // Blue has the relative luminance 0.0722: 1.05 / 0.1222 and 0.1222 / 0.05.
    #expect(abs(try ratio("--brand", "--background", "light") - 1.05 / 0.1222) < 1e-9)
    #expect(abs(try ratio("--brand", "--background", "dark") - 0.1222 / 0.05) < 1e-9)
    // The known 4.478 of #777777 on white.
    #expect(abs(try ratio("--card", "--background", "light") - 4.478) < 0.0005)
  }

  @Test func `a cell says what it is enough for, at the level asked for`() throws {
    func reach(_ level: ConformanceLevel) throws -> [MatrixCell.Reach] {
      var policy = Policy()
      policy.level = level
      let css = """
        :root { --background: #fff; --a: #595959; --b: #767676; --c: #949494; --d: #aaaaaa; }
        """
      return try ContrastMatrix(of: try palette(css), under: policy).cells.map(\.reach)
    }
    // 7.004, 4.542, 3.033 and 2.323 by the formula of WCAG 2.2.
    #expect(try reach(.aa) == [.use(.text), .use(.text), .use(.largeText), .nothing])
    #expect(try reach(.aaa) == [.use(.text), .use(.largeText), .use(.graphic), .nothing])
  }

  @Test func `what lies behind a translucent ground is not guessed`() throws {
    let css = ":root { --surface: rgb(0 0 0 / 0.5); --ink: #ffffff; }"
    let matrix = try ContrastMatrix(of: try palette(css), under: Policy())
    #expect(matrix.cells.first?.reach == .undetermined)
    var policy = Policy()
    policy.canvases = [Policy.ModeCanvas(source: "#000000")]
    let known = try ContrastMatrix(of: try palette(css), under: policy)
    #expect(known.cells.first?.contrast?.ratio == 21)
  }

  @Test func `a swatch without a colour has a reason instead of a ratio`() throws {
    let matrix = try ContrastMatrix(
      of: try palette(":root { --background: #fff; --ink: currentColor; }"),
      under: Policy()
    )
    let cell = try #require(matrix.cells.first)
    #expect(cell.contrast == nil)
    #expect(cell.obstacle == "--ink has no colour in mode default")
    #expect(cell.verdict(for: .text).name == "undetermined")
  }

  @Test func `without a ground it is told that all can be taken`() throws {
    let palette = try palette(":root { --a: #fff; --b: #000; }")
    let error = #expect(throws: MatrixError.self) {
      try ContrastMatrix(of: palette, under: Policy())
    }
    #expect(error?.description.contains("--all") == true)
    #expect(try ContrastMatrix(of: palette, under: Policy(), grounds: .all).cells.count == 2)
  }

  @Test func `a mode that is not there is named with those that are`() throws {
    var policy = Policy()
    policy.modes = ["drak"]
    let palette = try palette(Self.theme)
    let error = #expect(throws: MatrixError.self) {
      try ContrastMatrix(of: palette, under: policy)
    }
    #expect(error?.description == "theme has no mode drak; its modes are: light, dark")
  }

  @Test func `more cells than can be shown are refused before they are measured`() throws {
    let css = ":root { \((0..<600).map { "--c\($0): #\(100_000 + $0);" }.joined()) }"
    let palette = try palette(css)
    #expect(palette.swatches.count == 600)
    let error = #expect(throws: MatrixError.self) {
      try ContrastMatrix(of: palette, under: Policy(), grounds: .all)
    }
    #expect(error?.description.contains("600 swatches on 600 grounds") == true)
  }
}
