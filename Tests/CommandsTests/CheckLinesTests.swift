import Foundation
import Testing

/// `legible check -`: pairs on standard input.
@Suite struct CheckLinesTests {
  @Test func `pairs on standard input are answered line by line`() {
    let lines = """
      foreground,background,size
      777,fff,24px
      777,fff,

      rgb(1, 2, 3),"rgb(255, 255, 255)"
      {"foreground": "#777", "background": ["rgb(0 0 0 / 0)", "#fff"], "use": "graphic"}
      """
    let run = legible("check", "-", input: lines)
    #expect(run.status == 1, "\(run.errors)")
    let answers = run.output.split(separator: "\n").map(String.init)
    #expect(answers.count == 4)
    #expect(answers[0].hasPrefix("2: pass  4.47:1"))
    #expect(answers[1].hasPrefix("3: fail  4.47:1"))
    #expect(answers[2].hasPrefix("5: pass  20.7"))
    #expect(answers[3].contains("graphic needs 3:1"))
    #expect(legible("check", "-", "--use", "graphic", input: lines).status == 0)
  }

  @Test func `a line that cannot be understood is told, and the rest is answered`() throws {
    let lines =
      "777,fff\r\nxyz,fff\r\n1,2,3\r\n{\"foreground\": \"#777\"}\n{\"foreground\": }\n\"777,fff\n"
      + "{\"foreground\": \"000\", \"background\": \"fff\", \"szie\": 3}\n000,fff"
    let run = legible("check", "-", input: lines)
    #expect(run.status == 2)
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(run.output.contains("8: pass"))
    for text in [
      "line 2: the foreground xyz is no colour", "line 3: it has 3 fields",
      "line 4: background is missing", "line 5: column 16:", "line 6: a quote is not closed",
      "line 7: there is no column szie; did you mean size?",
    ] {
      #expect(run.errors.contains(text), "\(text) in \(run.errors)")
    }
    let json = legible("check", "-", "--format", "json", input: lines)
    #expect(json.status == 2)
    let objects = try json.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.count == 8)
    #expect(objects.map { $0["line"] as? Int } == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(objects[0]["verdict"] as? String == "fail")
    #expect(objects[1]["error"] as? String != nil)
  }

  @Test(arguments: [
    "Foreground,Background,Size\n777,fff,24px", "FOREGROUND;BACKGROUND;text size\n",
    "background\tforeground\tUse\n#fff\t#777\tgraphic", "777;fff;\n",
    "foreground;background;;\n777;fff;;\n",
    "#777\t#fff",
    "Foreground;Group Opacity;Background\nrgb(119, 119, 119);1;\"#fff\"",
    "foreground,background,use\n\"rgb(119; 119; 119)\",fff,logo\n777,fff,logo",
  ])
  func `columns are known in any case, behind commas, semicolons or tabs`(lines: String) {
    let run = legible("check", "-", input: lines)
    guard !lines.contains("text size") else {
      // Text size is no column: size is.
      #expect(run.status == 2)
      return
    }
    #expect(run.output.contains("4.47:1"), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("20."))
  }

  @Test func `the first line says what separates, and another sign is told`() {
    let run = legible("check", "-", input: "Foreground;Background\n777,fff\n777;fff\n777\tfff\n")
    #expect(run.status == 2)
    for line in [2, 4] {
      #expect(
        run.errors.contains(
          "line \(line): background is missing: a semicolon stands between the fields"
        ),
        "\(run.errors)"
      )
    }
    #expect(run.output.hasPrefix("3: fail  4.47:1"))
    let twice = legible("check", "-", input: "foreground,foreground,background\n777,888,fff\n")
    #expect(twice.status == 2)
    #expect(twice.errors.contains("line 2: foreground is given twice"), "\(twice.errors)")
  }

  @Test func `an object may list what stands beside, and nothing that is one`() {
    // #0066cc has 5.56 on white, 3.77 beside #000000 and 2.26 beside #333333; a link needs 3 beside the text
    // around it (WCAG 2.2, 1.4.1), and the least counts.
    func run(_ beside: String) -> Run {
      let line =
        ##"{"foreground": "#0066cc", "background": "#fff", "use": "link", "beside": "## + beside
        + "}"
      return legible("check", "-", "--format", "json", input: line)
    }
    #expect(run(##""#000""##).status == 0)
    #expect(run(##"["#000"]"##).status == 0)
    #expect(run(##"["#000", "#333"]"##).status == 1)
    #expect(run(##"["#333", "#000"]"##).status == 1)
    #expect(run("[3, {}]").output.contains("beside is a list of texts, not of an object"))
    let size = legible(
      "check",
      "-",
      input: ##"{"foreground": "#777", "background": "#fff", "size": ["1px"]}"##
    )
    #expect(size.status == 2)
    #expect(size.errors.contains("size is one text or number, not a list"), "\(size.errors)")
  }

  @Test(arguments: [["-", "777", "fff"], ["777", "-"], ["-", "-"]])
  func `a dash stands alone`(operands: [String]) {
    let run = legible(["check"] + operands, input: "000,fff")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("- stands alone"), "\(run.errors)")
  }

  @Test func `no pair at all ends with 2`() {
    #expect(legible("check", "-", input: "").status == 2)
    #expect(legible("check", "-", input: "foreground,background\n").status == 2)
    #expect(legible("check", "-", "--explain", input: "000,fff").status == 2)
    #expect(legible("check", "-", "--explain", "--format", "json", input: "000,fff").status == 0)
    #expect(legible("check", "-", "--in", ".", input: "000,fff").status == 2)
  }
}
