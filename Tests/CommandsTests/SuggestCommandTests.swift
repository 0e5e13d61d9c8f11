import Foundation
import Testing

@Suite struct SuggestCommandTests {
  @Test func `greys stay grey`() {
    let run = legible("suggest", "#999", "#fff")
    #expect(run.status == 0)
    #expect(run.output.contains("foreground  #767676  4.54:1"))
  }

  @Test func `JSON names side, kind, colour, ratio and difference`() throws {
    let answer = try json("suggest", "#ff0000", "#fff", "--format", "json")
    let suggestions = try #require(answer["suggestions"] as? [[String: Any]])
    let nearest = try #require(
      suggestions.first {
        $0["kind"] as? String == "nearest" && $0["change"] as? String == "foreground"
      }
    )
    #expect(nearest["color"] as? String == "#ee0701")
    #expect(abs((nearest["difference"] as? Double ?? 0) - 0.0338) < 0.00005)
    #expect(nearest["ratio"] as? Double ?? 0 >= 4.5)
    #expect(suggestions.contains { $0["kind"] as? String == "same-hue" })
    #expect(suggestions.contains { $0["change"] as? String == "background" })
    #expect(answer["best"] == nil)
  }

  @Test func `where nothing passes it says so and names the best`() throws {
    let arguments = ["suggest", "36c", "7f8ea3", "--for", "foreground", "--target", "7"]
    let run = legible(arguments)
    #expect(run.status == 1)
    #expect(run.output.contains("none exists"))
    #expect(run.output.contains("#000000 with 6.30:1"))
    let answer = try json(arguments + ["--format", "json"])
    #expect((answer["suggestions"] as? [Any])?.isEmpty == true)
    let best = try #require(answer["best"] as? [String: Any])
    #expect(best["color"] as? String == "#000000")
    #expect(abs((best["ratio"] as? Double ?? 0) - 6.3005) < 0.0001)
  }

  @Test func `a pair that passes needs nothing`() throws {
    let run = legible("suggest", "#000", "#fff")
    #expect(run.status == 0)
    #expect(run.output.contains("nothing to change"))
    let answer = try json("suggest", "#000", "#fff", "--format", "json")
    #expect((answer["suggestions"] as? [Any])?.isEmpty == true)
    #expect(answer["best"] == nil)
  }

  @Test func `one foreground serves several grounds`() throws {
    let answer = try json(
      "suggest",
      "#999",
      "#fff",
      "--also",
      "#f1f5f9",
      "--also",
      "e2e8f0",
      "--format",
      "json"
    )
    let suggestions = try #require(answer["suggestions"] as? [[String: Any]])
    #expect(!suggestions.isEmpty)
    for suggestion in suggestions {
      #expect(suggestion["change"] as? String == "foreground")
      let color = try #require(suggestion["color"] as? String)
      for ground in ["#fff", "#f1f5f9", "#e2e8f0"] {
        #expect(legible("check", color, ground).status == 0)
      }
    }
  }

  @Test(arguments: [
    ["999"], ["999", "fff", "000"], ["99", "fff"], ["999", "fff8"], ["currentColor", "fff"],
    ["999", "fff", "--target", "22"], ["999", "fff", "--target", "1"],
    ["999", "fff", "--target", "0"], ["999", "fff", "--target", "-3"],
    ["999", "fff", "--target", "nan"], ["999", "fff", "--target", "4.5:1"],
    ["999", "fff", "--for", "text"], ["999", "fff", "--also", "#12"],
    ["999", "fff", "--also", "eee", "--for", "background"],
  ])
  func `what cannot be answered is an error, without any output`(arguments: [String]) {
    let run = legible(["suggest"] + arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(!run.errors.isEmpty)
  }

  private func json(_ arguments: String...) throws -> [String: Any] { try json(arguments) }

  private func json(_ arguments: [String]) throws -> [String: Any] {
    let run = legible(arguments)
    return try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    )
  }
}
