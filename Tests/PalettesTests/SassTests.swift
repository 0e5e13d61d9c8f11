import Documents
import Palettes
import TestSupport
import Testing

private func scss(_ text: String) throws(PaletteError) -> Reading {
  try read(text, as: "theme.scss")
}

private func value(_ text: String) throws(PaletteError) -> String? {
  try scss("$ink: \(text);").color("$ink")
}

private func folder(_ files: (name: String, text: String)...) -> [PaletteFolder.Outcome] {
  let sources = files.map { SourceFile(name: $0.name, text: $0.text) }
  let trees = sources.map { file in
    SourceTree(file) { name in sources.first { $0.name == name } }
  }
  return PaletteFolder(trees, as: nil).outcomes
}

extension PaletteFolder.Outcome {
  fileprivate var reading: Reading? { try? result.get() }
}

/// Variables of SCSS, by the Sass documentation.
@Suite struct SassTests {
  @Test func `variables are swatches with their places and aliases`() throws {
    let reading = try scss(
      """
      /// The polar night.
      $nord0: #2e3440; // darkest
      $nord_1 : rgb(59, 66, 82) !default;
        $text: $nord-1;
      $size: 4px; $font: "red", serif; $name: "red";
      a { color: $text; &:hover { --x: #{$text}; $local: #fff } }
      """
    )
    #expect(reading.color("$nord0") == "#2e3440")
    #expect(reading.color("$nord_1") == "#3b4252")
    #expect(reading.color("$text") == "#3b4252")
    #expect(reading.aliases("$text") == ["$nord_1"])
    #expect(reading.palette.swatches.map(\.name) == ["$nord0", "$nord_1", "$text"])
    #expect(reading.problems.isEmpty)
    #expect(reading.skipped == 4)
    let place = reading.palette.swatches[2].place.start
    #expect(place == SourceLocation(line: 4, column: 10))
    #expect(reading.palette.swatches[1].values[0].value.source == "rgb(59, 66, 82)")
  }

  @Test func `maps are swatches by path, and a list of one is its element`() throws {
    let reading = try scss(
      """
      $palette: (
        "blue": ("primary": #1d70b8, "tint-25": #5694ca, // half
          ),
        red: ( rgb(80, 73, 90), ),
        50: (name: "black", variant: "tint-25"),
      ) !default;
      $chart: #f00, #0f0;
      $empty: ();
      $brand: map.get($palette, "blue", "primary");
      $tint: map-get(map-get($palette, blue), 'tint-25');
      $all: map-merge($palette, ("blue": $brand, "own": black));
      $second: nth($chart, 2); $last: list.nth($chart, -1);
      """
    )
    #expect(reading.color("$palette.blue.primary") == "#1d70b8")
    #expect(reading.color("$palette.red") == "#50495a")
    #expect(reading.palette.swatch("$palette.red")?.place.start.line == 4)
    #expect(reading.color("$chart.2") == "#00ff00")
    #expect(reading.aliases("$brand") == ["$palette.blue.primary"])
    #expect(reading.color("$tint") == "#5694ca")
    #expect(reading.aliases("$all.blue") == ["$brand", "$palette.blue.primary"])
    #expect(reading.color("$all.red") == "#50495a")
    #expect(reading.color("$all.own") == "#000000")
    #expect(reading.color("$second") == "#00ff00")
    #expect(reading.color("$last") == "#00ff00")
    #expect(reading.problems.isEmpty)
  }

  @Test func `a value is that of its moment, and a default counts only where there is none`() throws
  {
    let reading = try scss(
      """
      $a: #111;
      $b: $a;
      $a: #222 !default;
      $c: #333 !default;
      $c: #444 !default;
      $d: null; $d: #555 !default;
      $e: #666; $e: darken($e, 40%);
      a { $f: #777; $g: #888 !global; }
      $a: #999;
      """
    )
    #expect(reading.color("$a") == "#999999")
    #expect(reading.color("$b") == "#111111")
    #expect(reading.color("$c") == "#333333")
    #expect(reading.color("$d") == "#555555")
    #expect(reading.color("$e") == "#000000")
    #expect(reading.color("$f") == nil)
    #expect(reading.color("$g") == "#888888")
    #expect(reading.faults == ["duplicate-swatch 9"])
    #expect(reading.problems[0].message.contains("lines 1 and 9"))
  }

  /// The examples of the Sass documentation, `sass:color` and global functions.
  @Test(arguments: [
    ("lighten(#6b717f, 20%)", "#a1a5af"), ("lighten(#036, 60%)", "#99ccff"),
    ("darken(#b37399, 20%)", "#7c4465"), ("darken(#036, 30%)", "#000000"),
    ("saturate(#c69, 20%)", "#e05299"), ("desaturate(#036, 20%)", "#0a335c"),
    ("desaturate(#d2e1dd, 30%)", "#dadada"), ("adjust-hue(#6b717f, 60deg)", "#796b7f"),
    ("adjust-hue(#036, 45)", "#1a0066"), ("color.complement(#6b717f)", "#7f796b"),
    ("complement(#036)", "#663300"), ("grayscale(#6b717f)", "#757575"),
    ("color.grayscale(#d2e1dd)", "#dadada"), ("color.invert(#b37399)", "#4c8c66"),
    ("invert(#550e0c, 20%)", "#663b3a"), ("mix(#036, #d2e1dd)", "#698aa2"),
    ("color.mix(#036, #d2e1dd, 75%)", "#355f84"),
    ("color.mix(#036, #d2e1dd, $weight: 25%)", "#9eb6bf"),
    ("mix(rgba(242, 236, 228, 0.5), #6b717f)", "#8d9098/0.75"),
    ("opacify(rgba(#6b717f, 0.5), 0.2)", "#6b717f/0.7"),
    ("fade-out(rgba(#e1d7d2, 0.5), 0.4)", "#e1d7d2/0.1"), ("rgb(#f2ece4, 50%)", "#f2ece4/0.5"),
    ("color.adjust(#6b717f, $red: 15)", "#7a717f"),
    ("color.adjust(#d2e1dd, $red: -10, $blue: 10)", "#c8e1e7"),
    ("adjust-color(#998099, $lightness: -30%, $alpha: -0.4)", "#473947/0.6"),
    ("color.scale(#6b717f, $red: 15%)", "#81717f"),
    ("color.scale(#d2e1dd, $lightness: -10%, $saturation: 10%)", "#b3d4cb"),
    ("scale-color(#998099, $alpha: -40%)", "#998099/0.6"),
    ("color.change(#6b717f, $red: 100)", "#64717f"),
    ("color.change(#d2e1dd, $red: 100, $blue: 50)", "#64e132"),
    ("change-color(#998099, $lightness: 30%, $alpha: 0.5)", "#554455/0.5"),
  ])
  func `functions are computed as Sass documents them`(call: String, color: String) throws {
    let told = try #require(try value(call))
    // Sums of decimals: 0.5 + 0.2 is 0.7 but for the last digit.
    #expect(told.split(separator: "/").first == color.split(separator: "/").first)
    let alphas = [told, color].map {
      $0.split(separator: "/").dropFirst().first.flatMap { Double($0) } ?? 1
    }
    #expect(abs(alphas[0] - alphas[1]) < 1e-12)
  }

  @Test func `functions follow variables and one another`() throws {
    let reading = try scss(
      """
      @use "sass:color" as c; @use 'sass:map';
      $brand: #036; $step: 15%; $key: "x"; $map: ("x": $brand);
      $light: lighten($brand, $step * 4);
      $soft: rgba($light, .5);
      $deep: c.mix(darken($brand, 10%), map.get($map, $key), 0%);
      $wide: color-mix(in srgb, $brand 50%, white);
      $numbers: rgb(0 51 102 / $step);
      $whole: #{$brand};
      """
    )
    #expect(reading.color("$light") == "#99ccff")
    #expect(reading.aliases("$light") == ["$brand"])
    #expect(reading.color("$soft") == "#99ccff/0.5")
    #expect(reading.aliases("$soft") == ["$light", "$brand"])
    #expect(reading.color("$deep") == "#003366")
    #expect(reading.color("$wide") == "#8099b3")
    #expect(reading.color("$numbers") == "#003366/0.15")
    #expect(reading.color("$whole") == "#003366")
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: [
    "shade($base, 10%)", "functions.tint($base)", "color.to-space($base, oklch)",
    "if($x, $base, red)",
    "$base + #111", "#{$base}80", "color.adjust($base, $chroma: 0.1)",
    "color.adjust(oklch(0.5 0.1 20), $lightness: 5%)",
    "own($base)", "mix($list...)", "rgb($base-1 + 2, 0, 0)", "var(--ink)", "currentColor",
    "darken($base, fn())",
  ])
  func `what needs a compiler is listed and never guessed`(text: String) throws {
    let reading = try scss(
      "@function own($a) { @return red }\n$base: #123; $base-1: 4;\n$ink: \(text);\n$next: $ink;"
    )
    #expect(reading.color("$ink") == "undetermined")
    #expect(reading.color("$next") == "undetermined")
    #expect(reading.problems.isEmpty)
  }

  @Test func `a name of something else is no colour that is lacking`() throws {
    let reading = try scss(
      "$font-size: fluid(12px); $button-padding: $spacer; $gap: math.div(4px, 2);"
    )
    #expect(reading.palette.swatches.isEmpty)
    #expect(reading.problems.isEmpty)
    #expect(reading.skipped == 3)
  }

  @Test func `a block that may set a variable leaves it undetermined`() throws {
    let reading = try scss(
      """
      $ground: #fff; $ink: #000; $size: 4px; $kept: #111;
      @if $dark { $ground: #000; $size: 5px; $new: #222; a { $kept: #222 } }
      @mixin themed { $ink: #eee !global; $kept: #333; }
      $page: $ground;
      """
    )
    #expect(reading.color("$ground") == "undetermined")
    #expect(reading.color("$page") == "undetermined")
    #expect(reading.color("$ink") == "undetermined")
    #expect(reading.color("$kept") == "#111111")
    #expect(reading.color("$new") == nil)
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: [
    ("$ink: #12345g;", "unreadable-color 1", "g"), ("$ink: rgb(1, 2);", "unreadable-color 1", nil),
    ("\n$ink: $page;\n$page: #fff;", "unresolved-reference 2", "used before line 3"),
    ("$ink: $pge;\n$page: #fff;", "unresolved-reference 1", "did you mean"),
    ("$ink: #fff\n$page: #000;", "unreadable-color 2", "semicolon is missing before $page"),
    ("$ink: lighten(#000, 120%);", "unreadable-color 1", "0% to 100%, not 120%"),
    ("$ink: lighten(#000);", "unreadable-color 1", "lacks its argument 2"),
    ("$ink: fade-out(#000, 20%);", "unreadable-color 1", "not 20%"),
    ("$ink: lighten(4px, 20%);", "unreadable-color 1", "takes a colour"),
    ("$ink: darken(oklch(0.5 0.1 20), 5%);", "unreadable-color 1", "oklch"),
    ("$ink: color.adjust(#000, $red: 1, $hue: 5deg);", "unreadable-color 1", "one model"),
    ("$ink: map-get((a: #fff), b);", "unresolved-reference 1", "no key b"),
    ("$ink: (a: #fff,\n a: #000);", "duplicate-swatch 2", "lines 1 and 2"),
    ("$ink: #fff;\n$ink: #000;", "duplicate-swatch 2", "lines 1 and 2"),
    ("$ink: ;", "unreadable-color 1", "value is missing"),
    ("$ink: rgb(1, 2, 3));", "unreadable-color 1", "closes nothing"),
    ("$ink: 'a\n';", "unreadable-color 1", "not closed on its line"),
    ("$ink: $ink;", "unresolved-reference 1", "used before line 1"),
    ("@use \"colors\";\n$ink: colors.$brand;", "unresolved-reference 2", "$brand"),
  ])
  func `a fault is told with its line`(text: String, fault: String, part: String?) throws {
    let reading = try scss(text)
    #expect(reading.faults == [fault])
    #expect(part.map { reading.problems.first?.message.contains($0) == true } ?? true)
  }

  @Test(arguments: [
    "a { b: c", "$a: (b: (c: d);", "$a: rgb(1, 2, 3;\n$b: #fff;",
    "a{" + String(repeating: "b{", count: 200),
  ])
  func `a bracket that nothing closes is an error with its place`(text: String) {
    let error = #expect(throws: PaletteError.self) { try scss(text) }
    #expect(error?.reason == .malformed)
    #expect(error?.place != nil)
  }

  @Test func `the indented syntax is refused by name`() {
    let error = #expect(throws: PaletteError.self) { try read("$ink: #111\n", as: "a.sass") }
    #expect(error?.message.contains("SCSS") == true)
  }

  @Test(arguments: [
    ("-", "$ink: #111;\n"), ("-", "\u{FEFF}// x\r\n$ink: #111;\r\n"), ("x/_a.scss", "$ink: #111"),
    ("-", "$ink:\n  #111;\n"),
  ])
  func `a file is recognised by its name or its lines`(name: String, text: String) throws {
    let reading = try read(text, as: name)
    #expect(reading.color("$ink") == "#111111")
    #expect(reading.palette.swatches[0].place.start.column > 2)
  }

  @Test(arguments: ["a { color: $ink }", "$schema: x", "", "@use 'a';"])
  func `text without variables is no palette of SCSS when its name does not say so`(text: String) {
    let reading = try? read(text, as: "-")
    #expect(reading?.palette.swatches.isEmpty != false)
  }

  @Test func `an empty file is an empty palette`() throws {
    #expect(try scss("").isEmpty)
    #expect(try scss("a { b: url(//x.y/z.png) } // $a: #fff;").isEmpty)
  }

  @Test func `files that use one another are one palette`() throws {
    let outcomes = folder(
      ("sass/_colors.scss", "$brand: #036 !default; $ink: #111;"),
      ("sass/buttons.scss", "@use 'colors' as c;\n$button: c.$brand; $text: lighten(c.$ink, 0%);"),
      ("sass/main.scss", "@import 'colors', 'buttons'; $page: $ink;")
    )
    let reading = try #require(outcomes.first?.reading)
    #expect(outcomes.count == 1)
    #expect(reading.problems.map(\.message) == [])
    #expect(reading.color("$button") == "#003366")
    #expect(reading.aliases("$button") == ["$brand"])
    #expect(reading.color("$page") == "#111111")
    #expect(reading.palette.swatch("$brand")?.place.file == "sass/_colors.scss")
  }

  @Test func `one file reads those that it uses, and configures them`() throws {
    let partial = SourceFile(
      name: "a/theme/_index.scss",
      text: "$brand: #036 !default; $soft: rgba($brand, .5); $other: #eee;"
    )
    let tree = SourceTree(
      SourceFile(
        name: "a/main.scss",
        text:
          "@use 'theme' with ($brand: #f00);\n@use 'absent';\n$ink: theme.$soft; $rest: absent.$y;"
      )
    ) { $0 == partial.name ? partial : nil }
    let reading = try PaletteFormat.reading(of: tree, as: nil)
    #expect(reading.color("$ink") == "#ff0000/0.5")
    #expect(reading.palette.swatch("$brand")?.place.file == "a/main.scss")
    #expect(reading.color("$other") == "#eeeeee")
    #expect(reading.faults == ["unresolved-reference 3"])
    #expect(reading.links.declared == ["$ink", "$rest"])
    #expect(reading.links.missing.contains("$y"))
  }

  @Test func `forwarded variables and namespaces of equal names are told apart`() throws {
    let outcomes = folder(
      ("_a.scss", "$ink: #111;"),
      ("_b.scss", "$ink: #222;"),
      ("_all.scss", "@forward 'a' as x-*;"),
      ("main.scss", "@use 'all'; @use 'b' as *; $one: all.$x-ink; $two: $ink;")
    )
    let reading = try #require(outcomes.first { $0.reading?.color("$one") != nil }?.reading)
    #expect(reading.color("$one") == "#111111")
    #expect(reading.color("$two") == "#222222")
    #expect(reading.problems.isEmpty)
  }

  @Test func `files of two modes are one palette`() throws {
    let outcomes = folder(
      ("_base.scss", "$white: #fff;"),
      ("_dark.scss", "@use 'base';\n$bg: #000; $text: base.$white; $extra: $bg;"),
      ("_light.scss", "@use 'base';\n$bg: base.$white; $text: #111; $extra: $text;"),
      ("button.scss", "$button: $bg; $hover: darken($text, 100%);")
    )
    #expect(outcomes.count == 1)
    let reading = try #require(outcomes.first?.reading)
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.problems.map(\.message) == [])
    #expect(reading.color("$bg", in: "light") == "#ffffff")
    #expect(reading.color("$bg", in: "dark") == "#000000")
    #expect(reading.color("$extra", in: "light") == "#111111")
    #expect(reading.color("$extra", in: "dark") == "#000000")
    #expect(reading.color("$button", in: "light") == "#ffffff")
    #expect(reading.color("$button", in: "dark") == "#000000")
    #expect(reading.color("$hover", in: "dark") == "#000000")
  }

  @Test func `files that use one another in a circle end`() throws {
    let outcomes = folder(
      ("a.scss", "@use 'b'; $one: #111; $two: b.$three;"),
      ("b.scss", "@use 'a'; $three: #333; $four: a.$one;")
    )
    #expect(outcomes.allSatisfy { $0.reading?.problems.isEmpty == false })
    let imports = folder(("a.scss", "@import 'a'; $one: #111;"))
    #expect(imports.first?.reading?.color("$one") == "#111111")
  }

  @Test func `ten thousand variables are read in their order`() throws {
    var text = "$c0: #123456;\n"
    for index in 1..<10_000 { text += "$c\(index): $c\(index - 1);\n" }
    let reading = try scss(text)
    #expect(reading.color("$c9999") == "#123456")
    #expect(reading.palette.swatches.count == 10_000)
  }

  @Test func `maps that grow without end are refused`() {
    var text = "$m: (" + (0..<400).map { "k\($0): #fff" }.joined(separator: ", ") + ");\n"
    for index in 0..<180 { text += "$n\(index): $m;\n" }
    let error = #expect(throws: PaletteError.self) { try scss(text) }
    #expect(error?.reason == .tooLarge)
  }

  @Test func `thousands of changed files are read or refused`() {
    let text = """
      @use "sass:map"; @use 'b' with ($a: 1) ; $a: #fff !default; $m: (a: $a, "b": (c: rgba($a, .5),),);
      $b: map.get($m, "b", c); @if $x { $a: #000 !global; } .c { #{$d}: e; $f: "a#{"b"}c" } // g
      $c: color.scale($b, $lightness: 10% * 2); $d: mix($c, lighten($a, 5%), $weight: 20%);
      """
    var random = SplitMix64(seed: 11)
    let bytes = Array(text.utf8)
    let interesting = Array("{}[]()\"',:;$#@.-*/\\!&~0a\n".utf8)
    for _ in 0..<1_500 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let offset = Int.random(in: 0..<changed.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: changed[offset] = interesting.randomElement(using: &random) ?? 0
        case 1: changed.remove(at: offset)
        default: changed.insert(interesting.randomElement(using: &random) ?? 0, at: offset)
        }
      }
      for name in ["a.scss", "a.less"] {
        let file = SourceFile(name: name, bytes: changed)
        guard let reading = try? PaletteFormat.reading(of: SourceTree(file), as: nil) else {
          continue
        }
        #expect(reading.problems.allSatisfy { $0.place.range.upperBound <= changed.count })
      }
    }
  }
}

/// Custom properties that SCSS writes.
@Suite struct SassPropertiesTests {
  @Test func `properties of the page are swatches in the modes of their selectors`() throws {
    let reading = try scss(
      """
      $prefix: "pico-"; $ink: #111; $paper: #fff;
      :root { --#{$prefix}ink: #{$ink}; --bg: #{$paper}; --size: 4px; --link: var(--bg);
        $own: #eee; --own: #{$own};
        --soft: rgba(#{$ink}, .5); }
      [data-theme="dark"] { --#{$prefix}ink: #{$paper}; --bg: #{lighten($ink, 0%)}; }
      .card { --bg: #f00; }
      @mixin theme { --bg: #00f; }
      """
    )
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.color("--pico-ink", in: "light") == "#111111")
    #expect(reading.color("--pico-ink", in: "dark") == "#ffffff")
    #expect(reading.color("--bg", in: "light") == "#ffffff")
    #expect(reading.color("--bg", in: "dark") == "#111111")
    #expect(reading.color("--link", in: "dark") == "#111111")
    #expect(reading.color("--own") == "undetermined")
    #expect(reading.color("--soft") == "undetermined")
    #expect(reading.color("$ink", in: "dark") == "#111111")
    #expect(reading.problems.isEmpty)
  }

  @Test func `a variable without braces is a fault, since Sass copies it`() throws {
    let reading = try scss("$ink: #111;\n:root {\n  --ink: $ink;\n}")
    #expect(reading.faults == ["unreadable-color 3"])
    #expect(reading.problems[0].message.contains("write #{$ink}"))
  }
}
