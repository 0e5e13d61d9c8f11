import Audits
import Documents
import Palettes
import Testing

@Suite struct PolicyTests {
  /// Policies that cannot be used, and a piece of what the error has to say.
  static let faulty: [(text: String, place: String, piece: String)] = [
    (#"{"pears": []}"#, "1:2", "pairs"),
    (#"{"level": "AAAA"}"#, "1:11", "AAA"),
    ("{\n  \"pairs\": {}\n}", "2:12", "list"),
    (#"{"pairs": [{"foreground": "a"}]}"#, "1:12", "background"),
    (#"{"pairs": [{"foreground": "a", "background": "b", "use": "txt"}]}"#, "1:58", "text"),
    (#"{"pairs": [{"foreground": "a", "background": "b", "minimum": 22}]}"#, "1:62", "21"),
    (#"{"pairs": [{"foreground": "a", "background": "b", "minimum": "4"}]}"#, "1:62", "ratio"),
    (#"{"pairs": [{"foreground": 1, "background": "b"}]}"#, "1:27", "text"),
    (#"{"infer": "no"}"#, "1:11", "true or false"),
    (#"{"level": "AA", "level": "AAA"}"#, "1:17", "twice"),
    ("[]", "1:1", "object"),
    (#"{"level": "AA""#, "1:15", ""),
  ]

  @Test(arguments: faulty)
  func `a faulty policy is refused with its place and what is expected`(
    text: String,
    place: String,
    piece: String
  ) {
    let error = #expect(throws: PolicyError.self) {
      try Policy(reading: SourceFile(name: "legible.json", text: text))
    }
    #expect(error?.text.hasPrefix("legible.json:\(place): ") == true, "\(error?.text ?? "")")
    #expect(error?.message.contains(piece) == true, "\(error?.message ?? "")")
  }

  @Test func `a name that matches nothing makes the audit doubtful, and is guessed`() throws {
    let audit = try audit(
      ":root { --ink: #000; --paper: #fff; }",
      file: "a.css",
      policy: #"{"pairs": [{"foreground": "inc", "background": "paper"}]}"#
    )
    let fault = try #require(audit.faults.first)
    #expect(fault.message.contains("inc"))
    #expect(fault.message.contains("--ink"))
    #expect(fault.place?.start.line == 1)
  }

  @Test func `an audit that measures nothing says so`() throws {
    let audit = try audit(":root { --a: #000; --b: #fff; }", file: "a.css")
    #expect(audit.faults.contains { $0.message.contains("nothing was measured") })
  }

  @Test func `globs and lists multiply`() throws {
    let audit = try audit(
      ":root { --text-a: #000; --text-b: #111; --paper: #fff; --card: #eee; }",
      file: "a.css",
      policy: #"""
        {"infer": false, // comments are allowed
         "pairs": [{"foreground": "--text-*", "background": ["--paper", "--card"]},]}
        """#
    )
    #expect(audit.measurements.count == 4)
  }

  @Test func `inference that is switched off leaves out what a format's names suggest`() throws {
    let carbon = ##"""
      {"text-tokens": {
         "$text-primary": {"role": ["Primary text", "Text on $layer-01"],
           "value": {"white": {"name": "Gray 100", "hex": "#161616"}}},
         "$layer-01": {"role": ["Container background on $background"],
           "value": {"white": {"name": "Gray 10", "hex": "#f4f4f4"}}},
         "$background": {"role": ["Default page background"],
           "value": {"white": {"name": "White", "hex": "#ffffff"}}}}}
      """##
    #expect(try !audit(carbon, file: "colors.json").measurements.isEmpty)
    let declared = try audit(
      carbon,
      file: "colors.json",
      policy:
        ##"{"infer": false, "pairs": [{"foreground": "$text-primary", "background": "$layer-01"}]}"##
    )
    #expect(declared.measurements.count == 1)
  }
}
