import Foundation
import Testing

/// How the service is configured; `Tests/container` and others ask the running one.
@Suite struct ServeCommandTests {
  /// The settings, by the help: the option, what its value is called, and what it is.
  static let settings = legible("help", "serve").output
    .matches(of: #/(?m)^  --([a-z-]+) (\S+) +(.*)$/#)
    .map { (name: String($0.output.1), value: String($0.output.2), summary: String($0.output.3)) }
    .filter { $0.name != "color" }

  static func variable(_ name: String) -> String {
    "LEGIBLE_" + name.uppercased().replacing("-", with: "_")
  }

  @Test func `the table of the README is what help says, and no more`() throws {
    let readme = try String(contentsOfFile: "\(Folder.package)/README.md", encoding: .utf8)
    let rows = readme.split(separator: "\n").filter { $0.contains("| `LEGIBLE_") }
    #expect(Self.settings.count > 10)
    #expect(
      rows
        == Self.settings.map { setting in
          "| `--\(setting.name)` | `\(Self.variable(setting.name))` | \(setting.summary) |"
        }
    )
  }

  @Test(arguments: settings.map(\.name))
  func `a bad value is told with where it was given and what is allowed`(name: String) throws {
    let setting = try #require(Self.settings.first { $0.name == name })
    // No folder and no address is a number, and no number is a word.
    let bad = name == "palettes" ? "Package.swift" : "12x"
    let byOption = legible("serve", "--\(name)", bad)
    let byVariable = legible("serve", environment: [Self.variable(name): bad])
    for run in [byOption, byVariable] {
      #expect(run.status == 2)
      #expect(run.errors.contains(bad), "\(run.errors)")
    }
    guard name != "palettes" else { return }
    #expect(byOption.errors.hasPrefix("legible: serve: --\(name) is "), "\(byOption.errors)")
    let start = "legible: serve: \(Self.variable(name)) is "
    #expect(byVariable.errors.hasPrefix(start), "\(byVariable.errors)")
    if let bounds = setting.summary.firstMatch(of: #/from \S+ to [^;)]+/#) {
      #expect(byOption.errors.contains(bounds.output), "\(byOption.errors)")
    }
  }

  @Test(arguments: [
    ("--port", "65536"), ("--port", "-1"), ("--workers", "0"), ("--head-timeout", "0"),
    ("--head-timeout", "1e1"), ("--head-timeout", "1.0001"), ("--max-body", "2GiB"),
    ("--max-body", "99999999999999MiB"), ("--max-body", "KiB"), ("--max-head", "1"),
    ("--host", "example.org"), ("--host", ""), ("--log", "xml"),
    ("--origins", "example.org"), ("--origins", "https://a,"), ("--origins", "https://a/b"),
  ])
  func `what lies outside is refused`(option: String, value: String) {
    let run = legible("serve", "\(option)=\(value)")
    #expect(run.status == 2)
    #expect(run.errors.contains("\(option) is "), "\(run.errors)")
  }

  @Test func `a content that never fits into what is held is refused at the start`() {
    let run = legible("serve", "--max-body", "64MiB")
    #expect(run.status == 2)
    #expect(run.errors.contains("--max-body is more than --max-held"), "\(run.errors)")
  }

  @Test func `blanks around origins say nothing`() {
    let run = legible("serve", "--origins", " https://a.example , https://b.example", "--port", "x")
    #expect(run.errors.hasPrefix("legible: serve: --port is "), "\(run.errors)")
  }

  @Test func `an option wins over its variable, and an empty variable is none`() {
    let run = legible(
      "serve",
      "--port",
      "65537",
      environment: ["LEGIBLE_PORT": "65538", "LEGIBLE_HOST": ""]
    )
    #expect(run.errors.contains("--port"))
    #expect(!run.errors.contains("65538"))
  }

  @Test func `what Kubernetes puts into the variable of a port is explained`() {
    let run = legible("serve", environment: ["LEGIBLE_PORT": "tcp://10.0.0.1:8080"])
    #expect(run.status == 2)
    #expect(run.errors.contains("enableServiceLinks"))
  }
}
