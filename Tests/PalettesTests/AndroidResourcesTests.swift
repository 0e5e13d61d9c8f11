import Documents
import Palettes
import TestSupport
import Testing

/// Reads one file of resources.
private func resources(
  _ body: String,
  as name: String = "app/src/main/res/values/colors.xml"
) throws(PaletteError) -> Reading {
  try read("<resources>\n\(body)\n</resources>\n", as: name)
}

/// Reads the resources of a folder `res`, each a path below it and the elements of its root.
private func folder(_ files: [(path: String, body: String)]) throws(PaletteError) -> Reading {
  let files = files.map { path, body in
    let text =
      body.hasPrefix("<selector") ? body : "<resources>\n\(body)\n</resources>\n"
    return SourceFile(name: "app/src/main/res/\(path)", text: text)
  }
  return try PaletteFormat.androidResources.read(
    SourceTree(name: "app/src/main/res", files: files)
  )
}

extension Reading {
  /// The colours of a swatch in all modes.
  fileprivate func colors(_ name: String) -> [String?] {
    modeNames.map { mode in
      palette.swatch(ExactText(name))?.values.contains { $0.mode.name == mode } == true
        ? color(name, in: mode) : nil
    }
  }

  /// The reason why a swatch has no colour.
  fileprivate func reason(_ name: String) -> String? {
    guard
      case .undetermined(let reason)? = palette.swatch(ExactText(name))?.values.first?.value.state
    else { return nil }
    return reason
  }
}

/// Values, by the reference of Android's resources ("Color", "Color state list", "Style").
@Suite struct AndroidResourcesTests {
  @Test(arguments: [
    ("#999", "#999999"), ("#0fff", "#ffffff/0.0"), ("#8abc", "#aabbcc/0.5333333333333333"),
    ("#1a73e8", "#1a73e8"), ("#1A73E8", "#1a73e8"), ("#ff006fbb", "#006fbb"),
    ("#33000000", "#000000/0.2"), ("\r\n    #fff\n  ", "#ffffff"), ("<![CDATA[#fff]]>", "#ffffff"),
    ("#f<!-- -->ff", "#ffffff"), ("&#35;fff", "#ffffff"), ("@android:color/white", "#ffffff"),
    ("@android:color/black", "#000000"), ("@*android:color/transparent", "#000000/0.0"),
  ])
  func `alpha comes first, and blanks do not count`(value: String, color: String) throws {
    let reading = try resources("<color name=\"ink\">\(value)</color>")
    #expect(reading.color("ink") == color)
    #expect(reading.problems.isEmpty)
    #expect(reading.modeNames == ["default"])
  }

  @Test(arguments: [
    "#ff", "#fffff", "#fffffff", "#ffffffffff", "#gggggg", "#", "red", "rgb(0, 0, 0)", "12", "",
    "#１２３", "@color", "@color/", "@/x", "?", "?attr/", "?color/x", "0xff000000", "@string/x",
    "<b>#fff</b>",
  ])
  func `what is no colour is told with its line and the forms`(value: String) throws {
    let reading = try resources(
      "<color name=\"a\">#fff</color>\n<color name=\"b\">\(value)</color>"
    )
    #expect(reading.faults == ["unreadable-color 3"])
    #expect(reading.problems[0].message.hasPrefix("b: "))
    #expect(reading.problems[0].message.contains("write "))
    #expect(reading.color("b") == "faulty")
    #expect(reading.color("a") == "#ffffff")
  }

  @Test func `a value knows its place, text and comment around it left out`() throws {
    let text =
      "<resources>\r\n  <color name=\"a\"> #999 </color>><!-- 50% white -->\r\n</resources>"
    let file = SourceFile(name: "colors.xml", bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    let reading = try PaletteFormat.reading(of: SourceTree(file), as: nil)
    let value = try #require(reading.palette.swatches.first?.values.first?.value)
    #expect(value.place.start == SourceLocation(line: 2, column: 20))
    #expect(value.source == "#999")
    #expect(reading.color("a") == "#999999")
    #expect(reading.problems.isEmpty)
    #expect(reading.palette.name == "colors")
  }

  @Test func `items of the type color are colours, and all else is counted`() throws {
    let reading = try resources(
      """
      <item type="color" name="a">#111</item>
      <item type="dimen" name="b" format="float">0.5</item>
      <dimen name="c">4dp</dimen><string name="d">#fff</string><bool name="e">true</bool>
      <integer-array name="f"><item>@color/missing</item></integer-array>
      <public type="color" name="a"/><attr name="g" format="color"/>
      <color name="h" product="tv">#fff</color>
      """
    )
    #expect(reading.palette.swatches.map(\.name) == ["a"])
    #expect(reading.problems.isEmpty)
    #expect(reading.skipped == 6)
  }

  @Test func `references are followed, and a circle and a missing name are told`() throws {
    let reading = try resources(
      """
      <color name="text">@color/ink</color>
      <color name="ink">@color/blue_90</color>
      <color name="blue_90">#012</color>
      <color name="one">@color/two</color>
      <color name="two">@color/one</color>
      <color name="lost">@color/blue_9O</color>
      """
    )
    #expect(reading.color("text") == "#001122")
    #expect(reading.aliases("text") == ["ink", "blue_90"])
    #expect(reading.faults == ["unresolved-reference 5", "unresolved-reference 7"])
    #expect(reading.problems[0].message.contains("one -> two -> one"))
    #expect(reading.problems[1].message.contains("did you mean blue_90?"))
  }

  @Test(arguments: [
    ("@android:color/holo_red_dark", "platform"), ("@com.example:color/x", "package com.example"),
    ("@null", "sets no colour"), ("@empty", "sets no colour"),
    ("?attr/colorPrimary", "no theme here sets ?colorPrimary"),
    ("?android:attr/textColor", "no theme here sets ?android:textColor"),
    ("?android:textColor", "no theme here sets ?android:textColor"),
  ])
  func `what only the platform or a theme knows is never guessed`(
    value: String,
    part: String
  ) throws {
    let reading = try resources("<color name=\"a\">\(value)</color>")
    #expect(reading.reason("a")?.contains(part) == true)
    #expect(reading.problems.isEmpty)
  }

  @Test func `macros stand in for their text, and are no swatches`() throws {
    let reading = try resources(
      """
      <macro name="button_color">@color/ink</macro><macro name="shape">?attr/shape</macro>
      <color name="ink">#123456</color><color name="button">@macro/button_color</color>
      """
    )
    #expect(reading.color("button") == "#123456")
    #expect(reading.palette.swatches.map(\.name) == ["ink", "button"])
    #expect(reading.problems.isEmpty)
  }

  @Test func `a name without a colour, and a colour without a name, are told`() throws {
    let reading = try resources(
      "<color>#fff</color>\n<color name=\"\"/>\n<style/>\n<color name=\"x\"/>"
    )
    #expect(reading.faults == (2...5).map { "unreadable-color \($0)" })
    #expect(reading.palette.swatches.map(\.name) == ["x"])
  }

  @Test func `a name that is given twice is told with both lines, and the last one counts`() throws
  {
    let reading = try resources(
      "<color name=\"a\">#111</color>\n<color name=\"a\">#222</color>\n<item type=\"color\" name=\"a\">#333</item>"
    )
    #expect(reading.color("a") == "#333333")
    #expect(reading.faults == ["duplicate-swatch 3", "duplicate-swatch 4"])
    #expect(reading.problems[0].message.contains("on lines 2 and 3"))
  }

  @Test func `a name in two files of one folder is told with both files`() throws {
    let reading = try folder([
      ("values/brand.xml", "<color name=\"a\">#111</color>"),
      ("values/colors.xml", "\n<color name=\"a\">#111</color>"),
      ("values-night/colors.xml", "<color name=\"a\">#eee</color>"),
    ])
    #expect(reading.faults == ["duplicate-swatch 3"])
    #expect(reading.problems[0].message.contains("in app/src/main/res/values/brand.xml on line 2"))
    #expect(reading.colors("a") == ["#111111", "#eeeeee"])
  }

  @Test(arguments: [
    "", "<string name=\"app_name\">Palette</string>", "<!-- nothing -->", "<style name=\"A\"/>",
  ])
  func `resources without colours are neither a palette nor an error`(body: String) throws {
    #expect(try resources(body, as: "res/values/strings.xml").isEmpty)
  }

  @Test(arguments: [
    "<color name=\"a\">#fff</colour>", "<color name=\"a\" name=\"b\">#fff</color>",
    "<color name=\"a\">&ink;</color>", "<color name=a>#fff</color>", "<color name=\"a\">#fff",
  ])
  func `a text that is no XML is an error with its place`(body: String) {
    let error = #expect(throws: PaletteError.self) { try resources(body) }
    #expect(error?.reason == .malformed)
    #expect((error?.place?.start.line ?? 0) >= 2)
  }

  @Test(arguments: [
    ("a.xml", "<manifest/>"), ("res/values/a.xml", "<layout/>"), ("a.xml", "#fff"), ("a.xml", ""),
    ("a.json", "{}"), ("a.xml", "<resource><color name=\"a\">#fff</color></resource>"),
  ])
  func `what is no resource file is of an unknown format`(name: String, text: String) {
    let tree = SourceTree(SourceFile(name: name, text: text))
    #expect(PaletteFormat.androidResources.recognizes(Outline(tree)) == .no)
    let error = #expect(throws: PaletteError.self) {
      try PaletteFormat.androidResources.read(tree)
    }
    #expect(error?.reason == .unknownFormat)
    #expect(error?.message.contains("<color name=") == true)
  }

  @Test func `a thousand changed files are read or refused`() {
    let text = """
      <resources xmlns:tools="t"><color name="a">#8123</color><color name="b">@color/a</color>
      <item type="color" name="c">?attr/d</item><macro name="m">@color/b</macro>
      <style name="T.S" parent="Theme"><item name="d">@macro/m</item></style></resources>
      """
    var random = SplitMix64(seed: 5)
    let bytes = Array(text.utf8)
    let interesting = Array("<>/#@?:\"= .&abT".utf8)
    for _ in 0..<1_000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let offset = Int.random(in: 0..<changed.count, using: &random)
        let byte = interesting.randomElement(using: &random) ?? 0
        if Bool.random(using: &random) {
          changed[offset] = byte
        } else {
          changed.remove(at: offset)
        }
      }
      let tree = SourceTree(SourceFile(name: "res/values/a.xml", bytes: changed))
      guard let reading = try? PaletteFormat.androidResources.read(tree) else { continue }
      for problem in reading.problems {
        #expect(problem.place.range.upperBound <= changed.count && !problem.message.isEmpty)
      }
    }
  }
}

/// Modes, by "Providing alternative resources" and "How Android finds the best-matching resource".
@Suite struct AndroidModesTests {
  @Test func `night overrides by name, and the rest falls back`() throws {
    let reading = try folder([
      (
        "values/colors.xml",
        "<color name=\"ink\">#111</color><color name=\"red\">#f00</color><color name=\"text\">@color/ink</color>"
      ),
      (
        "values-night/colors.xml",
        "<color name=\"ink\">#eee</color><color name=\"only\">#222</color>"
      ),
    ])
    #expect(reading.palette.name == "app")
    #expect(reading.palette.modes == [.light, .dark])
    #expect(reading.colors("ink") == ["#111111", "#eeeeee"])
    #expect(reading.colors("text") == ["#111111", "#eeeeee"])
    #expect(reading.colors("red") == ["#ff0000", "#ff0000"])
    #expect(reading.colors("only") == [nil, "#222222"])
    #expect(reading.palette.swatches.map(\.name) == ["ink", "red", "text", "only"])
  }

  /// The scrims of a system bar that becomes light at API levels 23 and 27, by day only.
  @Test func `an API level is a mode from that level on, where something differs`() throws {
    let reading = try folder([
      (
        "values/colors.xml",
        "<color name=\"status\">#40000000</color><color name=\"navigation\">#40000000</color>"
      ),
      ("values-night/colors.xml", "<color name=\"status\">#0fff</color>"),
      ("values-notnight-v23/colors.xml", "<color name=\"status\">#b3ffffff</color>"),
      ("values-notnight-v27/colors.xml", "<color name=\"navigation\">#b3ffffff</color>"),
      ("values-v29/colors.xml", "<color name=\"navigation\">#b3ffffff</color>"),
    ])
    #expect(reading.modeNames == ["light", "light/v23", "light/v27", "dark", "dark/v29"])
    let (dark, light) = ("#000000/\(64.0 / 255)", "#ffffff/\(179.0 / 255)")
    #expect(reading.colors("status") == [dark, light, light, "#ffffff/0.0", "#ffffff/0.0"])
    #expect(reading.colors("navigation") == [dark, dark, light, dark, light])
  }

  @Test func `the qualifier that the platform compares first decides`() throws {
    let reading = try folder([
      ("values/a.xml", "<color name=\"a\">#000</color>"),
      ("values-land/a.xml", "<color name=\"a\">#111</color>"),
      ("values-night/a.xml", "<color name=\"a\">#222</color>"),
      ("values-v31/a.xml", "<color name=\"a\">#333</color>"),
      ("values-fr-rCA/a.xml", "<color name=\"a\">#444</color>"),
      ("values-fr/a.xml", "<color name=\"a\">#555</color>"),
    ])
    #expect(
      reading.modeNames == [
        "light", "light/v31", "light/fr", "light/fr-rCA", "light/land", "dark", "dark/fr",
        "dark/fr-rCA", "dark/land",
      ]
    )
    // Language and orientation come before night mode, and night mode before the API level.
    #expect(
      reading.colors("a") == [
        "#000000", "#333333", "#555555", "#444444", "#111111", "#222222", "#555555", "#444444",
        "#111111",
      ]
    )
  }

  @Test func `what is for a smaller screen fits a larger one`() throws {
    let reading = try folder([
      ("values-sw600dp/a.xml", "<color name=\"a\">#111</color>"),
      ("values-sw720dp/a.xml", "<color name=\"b\">#222</color>"),
      ("values/a.xml", "<color name=\"a\">#000</color><color name=\"b\">#000</color>"),
    ])
    #expect(reading.modeNames == ["default", "sw600dp", "sw720dp"])
    #expect(reading.colors("a") == ["#000000", "#111111", "#111111"])
    #expect(reading.colors("b") == ["#000000", "#000000", "#222222"])
  }

  @Test(arguments: ["values-night", "values-v31", "values-land"])
  func `a folder that brings no other colour brings no mode`(name: String) throws {
    let reading = try folder([
      (
        "values/a.xml",
        "<color name=\"a\">#111</color><style name=\"T\" parent=\"Theme.X\"><item name=\"c\">#111</item></style>"
      ),
      (
        "\(name)/a.xml",
        "<color name=\"a\">#111</color><style name=\"T\" parent=\"Theme.Y\"><item name=\"c\">#111</item></style><style name=\"S\"/><dimen name=\"d\">0.5</dimen>"
      ),
    ])
    #expect(reading.modeNames == ["default"])
  }

  @Test func `a single file has the modes of its folder`() throws {
    let reading = try resources("<color name=\"a\">#111</color>", as: "res/values-night/colors.xml")
    #expect(reading.palette.modes == [.dark])
    #expect(reading.palette.name == "colors")
    #expect(
      try resources("<color name=\"a\">#111</color>", as: "dist/colors.android.xml").palette.modes
        == [.default]
    )
  }

  @Test func `modes beyond reason are refused`() {
    let files = (0..<600).map { number in
      ("values-v\(number + 1)-x\(number)/a.xml", "<color name=\"a\">#111</color>")
    }
    let error = #expect(throws: PaletteError.self) { try folder(files) }
    #expect(error?.reason == .tooLarge)
  }
}

/// Themes, and lists of colours by state.
@Suite struct AndroidThemesTests {
  @Test func `items of styles that are colours are swatches of the style`() throws {
    let reading = try resources(
      """
      <color name="ink">#111</color>
      <style name="AppTheme" parent="Theme.X">
        <item name="colorPrimary">@color/ink</item>
        <item name="android:textColor">#222</item>
        <item name="colorSecondary">?attr/colorPrimary</item>
        <item name="android:windowBackground">@drawable/window</item>
        <item name="textAppearanceBody1">?attr/textAppearanceBody2</item>
        <item name="cornerSize">4dp</item><item name="android:background">@null</item>
        <item name="tint">@android:color/holo_blue_dark</item>
      </style>
      """
    )
    #expect(
      reading.palette.swatches.map(\.name) == [
        "ink", "AppTheme/colorPrimary", "AppTheme/android:textColor", "AppTheme/colorSecondary",
        "AppTheme/tint",
      ]
    )
    #expect(reading.aliases("AppTheme/colorSecondary") == ["AppTheme/colorPrimary", "ink"])
    #expect(reading.reason("AppTheme/tint") != nil)
    #expect(reading.problems.isEmpty)
    #expect(reading.skipped == 4)
  }

  /// As an app does whose readers choose among themes.
  @Test func `themes beside one another stay styles, and an attribute of all of them is open`()
    throws
  {
    let themes = [("Light", "#fff"), ("Dark", "#222"), ("Black", "#000"), ("Sepia", "#f8f1e3")]
    let reading = try resources(
      themes.map { name, color in
        """
        <style name="Theme.\(name)" parent="@style/Theme.Shared"><item name="paper_color">\(color)</item>
          <item name="sheet_color">?attr/paper_color</item></style>
        """
      }.joined(separator: "\n") + "<color name=\"page\">?attr/paper_color</color>"
        + "<style name=\"Theme.Shared\"><item name=\"link_color\">#36c</item></style>"
        + "<color name=\"link\">?link_color</color>"
    )
    #expect(reading.modeNames == ["default"])
    #expect(reading.color("Theme.Sepia/sheet_color") == "#f8f1e3")
    #expect(reading.color("Theme.Black/sheet_color") == "#000000")
    #expect(
      reading.reason("page")?.contains("Theme.Light/paper_color, Theme.Dark/paper_color") == true
    )
    #expect(reading.color("link") == "#3366cc")
    #expect(reading.aliases("link") == ["Theme.Shared/link_color"])
  }

  @Test func `a style takes from its parent, by name or by the dots in its own`() throws {
    let reading = try resources(
      """
      <style name="Theme.App"><item name="colorA">#111</item><item name="colorB">#222</item></style>
      <style name="Theme.App.Detail"><item name="colorC">?attr/colorA</item><item name="colorA">#333</item></style>
      <style name="Other" parent="Theme.App"><item name="colorD">?attr/colorB</item></style>
      <style name="Theme.App.None" parent=""><item name="colorE">?attr/colorA</item></style>
      <style name="Round.Theme" parent="Round.Theme.Trip"><item name="colorF">?attr/colorG</item></style>
      <style name="Round.Theme.Trip"><item name="colorF">?attr/colorF</item></style>
      """
    )
    #expect(reading.color("Theme.App.Detail/colorC") == "#333333")
    #expect(reading.color("Other/colorD") == "#222222")
    #expect(reading.reason("Theme.App.None/colorE")?.contains("theme decides") == true)
    #expect(reading.reason("Round.Theme/colorF")?.contains("no theme") == true)
    #expect(reading.problems.map(\.kind) == [])
  }

  @Test func `overlays and widgets set no attribute for others`() throws {
    let reading = try resources(
      """
      <style name="AppTheme"><item name="colorPrimary">#111</item></style>
      <style name="ThemeOverlay.Dark"><item name="colorPrimary">#eee</item></style>
      <style name="Widget.Tabs"><item name="colorTab">#123</item></style>
      <color name="a">?attr/colorPrimary</color><color name="b">?attr/colorTab</color>
      """
    )
    #expect(reading.color("a") == "#111111")
    #expect(reading.reason("b") != nil)
  }

  @Test func `a style of night replaces the whole style of day`() throws {
    let reading = try folder([
      (
        "values/themes.xml",
        "<style name=\"AppTheme\"><item name=\"colorA\">#111</item><item name=\"colorB\">#222</item></style><color name=\"x\">?attr/colorA</color>"
      ),
      (
        "values-night/themes.xml",
        "<style name=\"AppTheme\"><item name=\"colorA\">#eee</item></style>"
      ),
    ])
    #expect(reading.colors("AppTheme/colorA") == ["#111111", "#eeeeee"])
    #expect(reading.colors("AppTheme/colorB") == ["#222222", nil])
    #expect(reading.colors("x") == ["#111111", "#eeeeee"])
  }

  @Test func `items that are given twice or have no name are told`() throws {
    let reading = try resources(
      """
      <style name="A"><item name="a">#111</item>
      <item name="a">#222</item>
      <item>#333</item>
      <item name="b">#33</item></style>
      """
    )
    #expect(reading.faults == ["duplicate-swatch 3", "unreadable-color 4", "unreadable-color 5"])
    #expect(reading.color("A/a") == "#222222")
  }

  private static let button = """
    <selector xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="x">
      <item android:state_enabled="false" android:color="#111111" android:alpha="0.38"/>
      <item android:state_pressed="true" android:state_checked="false" android:color="@color/ink"/>
      <item android:color="@color/ink" android:alpha="0.5" tools:color="#fff"/>
    </selector>
    """

  @Test func `each state is a swatch, and the opacity is multiplied as the platform does it`()
    throws
  {
    let reading = try folder([
      ("color/button.xml", Self.button),
      (
        "values/colors.xml",
        "<color name=\"ink\">#80123456</color><color name=\"use\">@color/button</color>"
      ),
    ])
    #expect(
      reading.palette.swatches.map(\.name) == [
        "button/disabled", "button/not-checked/pressed", "button", "ink", "use",
      ]
    )
    #expect(reading.color("button/disabled") == "#111111/\(97.0 / 255)")
    #expect(reading.color("button/not-checked/pressed") == "#123456/\(128.0 / 255)")
    #expect(reading.color("button") == "#123456/\(64.0 / 255)")
    #expect(reading.aliases("use") == ["button", "ink"])
    #expect(reading.problems.isEmpty)
  }

  @Test func `an opacity may be a number of the resources, in each mode`() throws {
    let reading = try folder([
      (
        "color/a.xml",
        "<selector xmlns:android=\"x\"><item android:color=\"#000\" android:alpha=\"@dimen/soft\"/></selector>"
      ),
      (
        "color/b.xml",
        "<selector xmlns:android=\"x\"><item android:color=\"#000\" android:alpha=\"@dimen/none\"/></selector>"
      ),
      ("values/d.xml", "<item name=\"soft\" type=\"dimen\" format=\"float\">0.2</item>"),
      ("values-night/d.xml", "<item name=\"soft\" type=\"dimen\" format=\"float\">0.4</item>"),
    ])
    #expect(reading.colors("a") == ["#000000/0.2", "#000000/0.4"])
    #expect(reading.reason("b")?.contains("@dimen/none") == true)
  }

  @Test(arguments: [
    ("android:alpha=\"much\" android:color=\"#fff\"", "no number"),
    ("android:alpha=\"1\"", "gives no colour"),
    ("android:alpha=\"nan\" android:color=\"#fff\"", "no number"),
    ("android:color=\"red\"", "gives no colour"),
    ("android:color=\"#ff\"", "no colour"),
  ])
  func `a faulty item is told with its line`(attributes: String, part: String) throws {
    let reading = try read(
      "<selector xmlns:android=\"x\">\n<item \(attributes)/>\n<item android:color=\"#fff\" android:state_a=\"true\"/></selector>",
      as: "res/color/a.xml"
    )
    #expect(reading.faults == ["unreadable-color 2"])
    #expect(reading.problems.first?.message.contains(part) == true)
    #expect(reading.color("a/a") == "#ffffff")
  }

  @Test(arguments: [
    ("<item android:color=\"#fff\" android:lStar=\"50\"/>", "lStar"),
    ("<item android:color=\"#fff\" android:alpha=\"?attr/x\"/>", "opacity is ?attr/x"),
    ("<item><aapt:attr name=\"android:color\"><selector/></aapt:attr></item>", "within the item"),
    ("<item android:state_pressed=\"true\" android:color=\"#fff\"/>", "no item without states"),
  ])
  func `what is not evaluated is said in words`(item: String, part: String) throws {
    let reading = try read(
      "<selector xmlns:android=\"x\">\(item)</selector>",
      as: "res/color/a.xml"
    )
    let value = reading.palette.swatch("a")?.values.first?.value
    guard case .undetermined(let reason)? = value?.state else {
      Issue.record("a has a colour")
      return
    }
    #expect(reason.contains(part))
    #expect(reading.problems.isEmpty)
  }

  @Test func `of two items with the same states the first one counts`() throws {
    let reading = try read(
      "<selector xmlns:android=\"x\">\n<item android:color=\"#111\"/>\n<item android:color=\"#222\"/></selector>",
      as: "res/color/a.xml"
    )
    #expect(reading.color("a") == "#111111")
    #expect(reading.faults == ["duplicate-swatch 3"])
    #expect(reading.problems[0].message.contains("on lines 2 and 3"))
  }

  @Test func `a list of pictures is no palette`() throws {
    let reading = try read(
      "<selector xmlns:android=\"x\"><item android:drawable=\"@drawable/a\"/></selector>",
      as: "res/drawable/a.xml"
    )
    #expect(reading.isEmpty)
    #expect(reading.skipped == 1)
  }
}

/// Folders of several modules.
@Suite struct AndroidFoldersTests {
  private static let paths = [
    "README.md", "app/src/main/AndroidManifest.xml", "app/src/main/res/color-night/b.xml",
    "app/src/main/res/drawable/c.xml", "app/src/main/res/values-night/a.xml",
    "app/src/main/res/values/a.xml", "colors/color/x.xml", "lib/res/color/d.xml",
    "theme/values/e.json", "values/f.xml",
  ]

  @Test func `the files of each folder of resources are one palette`() {
    let (gatherings, rest) = PaletteFolder.gathered(Self.paths, as: .androidResources)
    #expect(gatherings.map(\.name) == [".", "app/src/main/res", "lib/res"])
    #expect(
      gatherings[1].paths == [
        "app/src/main/res/color-night/b.xml", "app/src/main/res/values-night/a.xml",
        "app/src/main/res/values/a.xml",
      ]
    )
    #expect(rest.contains("app/src/main/res/drawable/c.xml") && rest.contains("colors/color/x.xml"))
    #expect(rest.count == 5)
  }

  private static func tree(_ module: String, _ colors: [(String, String)]) -> SourceTree {
    let elements = colors.map { "<color name=\"\($0)\">\($1)</color>" }.joined(separator: "\n")
    let name = "project/\(module)/src/main/res"
    return SourceTree(
      name: name,
      files: [
        SourceFile(name: "\(name)/color/g.xml", text: "<gradient/>"),
        SourceFile(name: "\(name)/values/colors.xml", text: "<resources>\n\(elements)</resources>"),
      ]
    )
  }

  @Test func `modules that refer to one another are one palette`() throws {
    let folder = PaletteFolder(
      [
        Self.tree("mobile", [("primary", "@color/blue"), ("white", "#fff")]),
        Self.tree(
          "shared",
          [("blue", "#1a73e8"), ("white", "#fff"), ("red", "#f00"), ("x", "#0f0")]
        ),
        Self.tree("other", [("green", "#0f0")]),
      ],
      as: nil
    )
    let readings = try folder.outcomes.map { try $0.result.get() }
    #expect(readings.map(\.palette.name) == ["project", "other"])
    #expect(readings[0].color("primary") == "#1a73e8")
    #expect(readings.flatMap(\.problems).isEmpty)
  }

  @Test func `modules that give one name two colours are told`() throws {
    let folder = PaletteFolder(
      [
        Self.tree("mobile", [("primary", "@color/blue"), ("white", "#fff")]),
        Self.tree("shared", [("blue", "#00f"), ("white", "#ffe"), ("a", "#000"), ("b", "#000")]),
      ],
      as: nil
    )
    let reading = try #require(try folder.outcomes.first?.result.get())
    #expect(reading.problems.map(\.kind) == [.duplicateSwatch])
    #expect(reading.problems[0].message.contains("project/mobile/src/main/res/values/colors.xml"))
  }

  @Test func `files outside of resource folders that differ in their mode are one palette`() throws
  {
    let folder = PaletteFolder(
      [("light", "#fff"), ("dark", "#111")].map { name, color in
        SourceTree(
          SourceFile(
            name: "dist/\(name)/colors.xml",
            text: "<resources><color name=\"page\">\(color)</color></resources>"
          )
        )
      },
      as: nil
    )
    let reading = try #require(try folder.outcomes.first?.result.get())
    #expect(reading.palette.modes == [.light, .dark])
    #expect(reading.colors("page") == ["#ffffff", "#111111"])
    #expect(reading.problems.isEmpty)
  }
}
