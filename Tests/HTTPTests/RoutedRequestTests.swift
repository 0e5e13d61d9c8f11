import HTTP
import Testing

@Suite struct RoutedRequestTests {
  let routed: RoutedRequest

  init() throws {
    routed = RoutedRequest(Request(target: try RequestTarget("/?fg=1&bg=2&bg=3&e=")))
  }

  @Test func `query values are found by name`() throws {
    #expect(routed.all("bg") == ["2", "3"])
    #expect(try routed.single("fg") == "1")
    #expect(try routed.single("e") == "")
    #expect(try routed.single("x") == nil)
    #expect(try routed.require("fg") == "1")
  }

  @Test func `repeated and missing ones are problems`() {
    let repeated = #expect(throws: Problem.self) { try routed.single("bg") }
    #expect(repeated?.status == .badRequest)
    let missing = #expect(throws: Problem.self) { try routed.require("x") }
    #expect(missing?.detail?.contains("\"x\"") == true)
  }

  @Test func `unknown ones are refused with the nearest that is known`() throws {
    try routed.refuseUnknown(["fg", "bg", "e"])
    let request = Request(target: try RequestTarget("/?foregruond=1"))
    let problem = #expect(throws: Problem.self) {
      try RoutedRequest(request).refuseUnknown(["foreground", "background"])
    }
    #expect(problem?.status == .badRequest)
    #expect(problem?.detail?.contains("foreground") == true)
  }
}
