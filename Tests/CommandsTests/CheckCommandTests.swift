import Foundation
import Testing

@Suite struct CheckCommandTests {
  @Test func `a pair that misses by less than two decimals show fails, and says exactly`() {
    let run = legible("check", "#6134d2", "#1ae3e7")
    #expect(run.status == 1)
    #expect(run.output.contains("4.49:1"))
    #expect(run.output.contains("4.499999601"))
    #expect(run.output.split(separator: "\n").first?.contains("4.50:1") == false)
  }

  @Test func `a translucent ground on an unknown page is undetermined, with both ends`() {
    let run = legible("check", "#fff", "rgb(10 30 60/0.55)")
    #expect(run.status == 1)
    #expect(run.output.contains("undetermined"))
    #expect(run.output.contains("3.826"))
    #expect(run.output.contains("18.984"))
    #expect(run.output.contains("#ffffff"))
    #expect(run.output.contains("#000000"))
  }

  @Test func `large text needs less`() {
    #expect(legible("check", "#777", "#fff").status == 1)
    #expect(legible("check", "#777", "#fff", "--size", "24px").status == 0)
    #expect(legible("check", "#777", "#fff", "--size", "14pt", "--weight", "bold").status == 0)
    #expect(legible("check", "#777", "#fff", "--size", "14pt").status == 1)
  }

  @Test func `a faulty colour is shown with a caret under the fault`() {
    let run = legible("check", "#77", "#fff")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.contains("#77") })
    #expect(lines.contains { $0.contains("^") })
    #expect(run.errors.contains("3, 4, 6 or 8 digits"))
  }

  @Test func `without colours it says what shells do to an unquoted hash`() {
    let run = legible("check")
    #expect(run.status == 2)
    #expect(run.errors.contains("legible check 777 fff"))
    #expect(run.errors.contains("'#777' '#fff'"))
    #expect(run.errors.contains("comment"))
  }

  @Test func `bare hex is a colour on the command line`() {
    let bare = legible("check", "777", "fff", "--format", "json")
    let hashed = legible("check", "#777", "#fff", "--format", "json")
    #expect(bare.status == 1)
    #expect(bare.output == hashed.output)
  }

  @Test func `JSON carries the whole ratio`() throws {
    let run = legible("check", "#6134d2", "#1ae3e7", "--format", "json")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    )
    let ratio = try #require(object["ratio"] as? Double)
    #expect(abs(ratio - 4.499999601) < 1e-9)
    #expect(ratio < 4.5)
    #expect(object["verdict"] as? String == "fail")
    #expect(object["displayed"] as? String == "4.49:1" || object["displayed"] as? String == "4.49")
    #expect(object["criterion"] as? String == "1.4.3")
    let passes = try #require(object["passes"] as? [String: [String: Bool]])
    #expect(passes["AA"] == ["text": false, "large-text": true, "graphic": true])
    #expect(passes["AAA"] == ["text": false, "large-text": false])
  }

  @Test(arguments: ["disabled", "logo", "decoration"])
  func `what is exempt ends with 0 and is still measured`(use: String) {
    let run = legible("check", "#eee", "#fff", "--use", use)
    #expect(run.status == 0)
    #expect(run.output.contains("exempt"))
    #expect(run.output.contains("1.1"))
  }

  @Test func `currentColor alone is undetermined, never black`() {
    let run = legible("check", "currentColor", "#fff")
    #expect(run.status == 1)
    #expect(run.output.contains("undetermined"))
  }

  @Test(arguments: [
    ["--level", "B"], ["--use", "txt"], ["--size", "huge"], ["--weight", "1001"],
    ["--group-opacity", "2"], ["--canvas", "nope"], ["--canvas", "#fff8"], ["--lvel", "AA"],
  ])
  func `a value that fits no option is an error of usage`(option: [String]) {
    let run = legible("check", "#777", "#fff", option[0], option[1])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(!run.errors.isEmpty)
  }

  @Test func `a mistyped option is answered with the one that was meant`() {
    #expect(legible("check", "#777", "#fff", "--lvel", "AA").errors.contains("--level"))
    #expect(legible("chek").errors.contains("check"))
    #expect(legible("check", "#777", "#fff", "--use", "grafic").errors.contains("graphic"))
  }

  @Test func `a pair that fails is told what would pass, and the nearest in words`() throws {
    #expect(
      legible("check", "#999", "#fff").output
        .contains("the nearest foreground that passes: #767676, 4.54:1")
    )
    #expect(
      legible("check", "36c", "7f8ea3", "--level", "AAA").output.contains("that passes") == false
    )
    let run = legible("check", "#ff0000", "#fff", "--format", "json")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    )
    let suggestions = try #require(object["suggestions"] as? [[String: Any]])
    #expect(
      suggestions.contains {
        $0["kind"] as? String == "nearest" && $0["change"] as? String == "foreground"
          && $0["color"] as? String == "#ee0701"
      }
    )
  }

  @Test(arguments: [
    ["#000", "#fff"], ["#eee", "#fff", "--use", "logo"], ["#9998", "#fff"],
    ["#999", "#fff", "--group-opacity", "0.5"],
  ])
  func `what passes, is exempt or lets light through gets no suggestion`(arguments: [String]) throws
  {
    let run = legible(["check"] + arguments + ["--format", "json"])
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    )
    #expect((object["suggestions"] as? [Any])?.isEmpty == true)
    #expect(!legible(["check"] + arguments).output.contains("that passes"))
  }

  @Test func `a gradient has a worst and a best place`() throws {
    let arguments = ["check", "#fff", "linear-gradient(#f00, #00f)"]
    let run = legible(arguments + ["--format", "json"])
    #expect(run.status == 1)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    )
    // The same script as in the tests of gradients: 3.998 at the start, 10.724 at 70.4 %.
    #expect(object["ratio"] is NSNull)
    #expect(abs(try #require(object["minimum"] as? Double) - 3.998476771) < 1e-6)
    #expect(abs(try #require(object["maximum"] as? Double) - 10.724089049) < 1e-6)
    #expect(object["verdict"] as? String == "undetermined")
    #expect(object["background"] as? String == "linear-gradient(#f00, #00f)")
    let ends = try #require(object["gradient"] as? [String: [String: Any]])
    #expect(ends["minimum"]?["position"] as? Double == 0)
    #expect(abs(try #require(ends["maximum"]?["position"] as? Double) - 0.70405) < 1e-4)
    let text = legible(arguments).output
    #expect(text.contains("at 70.40 % of the gradient"))
    #expect(legible("check", "#fff", "linear-gradient(in oklab, #000, #00f)").status == 0)
    let faulty = legible("check", "#fff", "linear-gradient(#000, #ggg)")
    #expect(faulty.status == 2)
    #expect(faulty.errors.contains("^"))
  }

  @Test func `a link is told from the text beside it`() throws {
    let link = ["check", "#7cc4ff", "#1e2430", "--use", "link"]
    #expect(legible(link).status == 0)
    let beside = link + ["--beside", "rgb(255 255 255 / 0.55)"]
    let run = legible(beside + ["--format", "json"])
    #expect(run.status == 1)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    )
    let neighbors = try #require(object["beside"] as? [[String: Any]])
    #expect(abs(try #require(neighbors.first?["ratio"] as? Double) - 1.458812) < 1e-5)
    #expect(neighbors.first?["criterion"] as? String == "1.4.1")
    #expect(legible(beside).output.contains("1.45:1 beside"))
    #expect(legible(beside + ["--cue", "underline"]).status == 0)
    #expect(legible(link + ["--cue", " "]).status == 2)
    #expect(legible(link + ["--beside", "nonsense"]).status == 2)
  }

  @Test func `a boundary passes by its fill, and what changes nothing is said`() {
    let border = ["check", "#ddd", "#fff", "--use", "boundary"]
    #expect(legible(border).status == 1)
    let run = legible(border + ["--beside", "#6e6e6e"])
    #expect(run.status == 0)
    #expect(run.output.contains("the best counts"))
    #expect(legible("check", "#000", "#fff", "--beside", "#333").output.contains("changes nothing"))
  }
}
