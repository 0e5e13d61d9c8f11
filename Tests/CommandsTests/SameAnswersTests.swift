import Documents
import Endpoints
import HTTP
import Palettes
import Reports
import Testing

/// One engine, two doors: the service answers with the bytes of the command line.
@Suite struct SameAnswersTests {
  private static let css = """
    :root { --background: #fff; --foreground: #777; --accent: #c36; --accent-foreground: #fcc; }
    .dark { --background: #111; --foreground: #999; --accent: #36c; --accent-foreground: #9bf; }

    """

  /// Asks the service, which serves the palette as `theme`.
  private static func ask(
    _ target: String,
    _ fields: Fields = [:],
    body: [UInt8] = [],
    isPost: Bool = false
  ) throws -> Response {
    let tree = SourceTree(SourceFile(name: "theme.css", text: css))
    let service = Service(palettes: [try PaletteFormat.reading(of: tree, as: nil)])
    let method = isPost ? Method.post : .get
    let request = Request(
      method: method,
      target: try RequestTarget(target, method: method),
      fields: fields,
      body: body
    )
    return Router(Route.all).respond(to: request, in: service)
  }

  /// What is asked of both: the arguments, and the target with its query.
  static let questions: [(arguments: [String], target: String)] = [
    (["check", "777", "fff"], "/v1/contrast?foreground=777&background=fff"),
    (
      ["check", "777", "fff", "--size", "24px", "--level", "AAA", "--explain"],
      "/v1/contrast?foreground=777&background=fff&size=24px&level=AAA&explain=true"
    ),
    (
      [
        "check", "06c", "fff8", "eee", "--use", "link", "--beside", "333", "--canvas", "fff",
        "--viewing", "grayscale", "--viewing", "tritanopia@0.6",
      ],
      "/v1/contrast?foreground=06c&background=fff8&background=eee&use=link&beside=333&canvas=fff"
        + "&viewing=grayscale&viewing=tritanopia@0.6"
    ),
    (
      [
        "check", "fff", "777", "--text-style", "body", "--platform", "ios", "--large-text", "apple",
      ],
      "/v1/contrast?foreground=fff&background=777&textStyle=body&platform=ios&largeText=apple"
    ),
    (
      ["check", "light-dark(#000, #fff)", "linear-gradient(#fff, #ccc)", "--group-opacity", "0.5"],
      "/v1/contrast?foreground=light-dark(%23000,+%23fff)"
        + "&background=linear-gradient(%23fff,+%23ccc)&groupOpacity=0.5"
    ),
    (
      ["suggest", "c36", "fcc", "--target", "7", "--for", "foreground"],
      "/v1/suggest?foreground=c36&background=fcc&target=7&for=foreground"
    ),
    (
      ["suggest", "999", "fff", "--also", "f1f5f9", "--also", "e2e8f0"],
      "/v1/suggest?foreground=999&background=fff&also=f1f5f9&also=e2e8f0"
    ),
    (["convert", "#6134d2", "--to", "oklch"], "/v1/convert?color=%236134d2&to=oklch"),
    (["simulate", "c1121f"], "/v1/simulate?color=c1121f"),
    (
      ["simulate", "c1121f", "--vision", "protanomaly", "--severity", "0.4"],
      "/v1/simulate?color=c1121f&vision=protanomaly&severity=0.4"
    ),
    (
      ["simulate", "c1121f", "--display", "terminal-16"],
      "/v1/simulate?color=c1121f&display=terminal-16"
    ),
    (
      ["simulate", "theme.css", "--vision", "deuteranopia"],
      "/v1/palettes/theme/simulate?vision=deuteranopia"
    ),
  ]

  @Test(arguments: questions)
  func `what is asked is answered with the same bytes`(
    arguments: [String],
    target: String
  ) throws {
    let run = try Folder.with(["theme.css": Self.css]) { folder in
      legible(arguments + ["--format", "json"], in: folder)
    }
    let response = try Self.ask(target)
    #expect(response.status == .ok)
    #expect(!run.output.isEmpty, "\(run.errors)")
    #expect(String(decoding: response.body, as: UTF8.self) == run.output)
  }

  @Test(arguments: ReportFormat.all.map(\.id))
  func `an audit is reported with the same bytes`(format: String) throws {
    let terms = ["--level", "AAA", "--mode", "dark", "--viewing", "grayscale", "--margin", "0.5"]
    let query = "level=AAA&mode=dark&viewing=grayscale&margin=0.5"
    let posted = try Self.ask(
      "/v1/audit?format=\(format)&\(query)",
      [.contentType: "text/css"],
      body: Array(Self.css.utf8),
      isPost: true
    )
    let run = legible(["audit", "-", "--from", "css", "--format", format] + terms, input: Self.css)
    #expect(String(decoding: posted.body, as: UTF8.self) == run.output, "\(run.errors)")
    let served = try Self.ask("/v1/palettes/theme/audit?format=\(format)&\(query)")
    let named = try Folder.with(["theme.css": Self.css]) { folder in
      legible(["audit", "theme.css", "--format", format] + terms, in: folder)
    }
    #expect(String(decoding: served.body, as: UTF8.self) == named.output, "\(named.errors)")
  }

  @Test(arguments: ["json", "csv", "svg", "html", "text"])
  func `a matrix is written with the same bytes`(format: String) throws {
    let response = try Self.ask("/v1/palettes/theme/matrix?format=\(format)&all=true&mode=dark")
    let run = try Folder.with(["theme.css": Self.css]) { folder in
      legible("matrix", "theme.css", "--all", "--mode", "dark", "--format", format, in: folder)
    }
    #expect(String(decoding: response.body, as: UTF8.self) == run.output, "\(run.errors)")
  }

  /// The commands, the targets that answer the same, and the parameters that are operands of a command.
  static let doors: [(command: String, pattern: String, operands: Set<String>)] = [
    ("check", "/v1/contrast", ["foreground", "background"]), ("audit", "/v1/audit", []),
    ("suggest", "/v1/suggest", ["foreground", "background"]),
    ("simulate", "/v1/simulate", ["color"]), ("convert", "/v1/convert", ["color"]),
    ("matrix", "/v1/palettes/{name}/matrix", ["name"]),
    ("simulate", "/v1/palettes/{name}/simulate", ["name"]),
  ]

  @Test(arguments: doors)
  func `a parameter is called like the option, and takes its words`(
    command: String,
    pattern: String,
    operands: Set<String>
  ) throws {
    let help = legible("help", command).output
    let route = try #require(Route.all.first { $0.pattern.description == pattern })
    for parameter in route.parameters where !operands.contains(parameter.name) {
      let option = parameter.name.reduce(into: "--") { text, letter in
        text += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
      }
      #expect(help.contains(option + " ") || help.contains(option + "\n"), "\(option)")
      guard case .words(let words) = parameter.schema, words != ["false", "true"] else { continue }
      for word in words where help.contains("\(words[0]), \(words[1])") {
        #expect(help.contains(word), "\(option) \(word)")
      }
    }
  }

  @Test func `files of a form are audited as those of a folder, under the policy beside them`()
    throws
  {
    let light =
      ##"{"ink": {"$type": "color", "$value": "#666"}, "paper": {"$type": "color", "$value": "#fff"}}"##
    let alias = ##"{"muted": {"$type": "color", "$value": "{ink}"}}"##
    let policy = ##"{"level": "AAA", "pairs": [{"foreground": "muted", "background": "paper"}]}"##
    let form =
      [("file", "a/base.tokens.json", light), ("file", "a/more.tokens.json", alias)]
      + [("policy", "legible.json", policy)]
    let body =
      form.map { name, file, text in
        "--x\r\nContent-Disposition: form-data; name=\"\(name)\"; filename=\"\(file)\"\r\n\r\n"
          + "\(text)\r\n"
      }.joined() + "--x--\r\n"
    let response = try Self.ask(
      "/v1/audit",
      [.contentType: "multipart/form-data; boundary=x"],
      body: Array(body.utf8),
      isPost: true
    )
    let run = try Folder.with([
      "a/base.tokens.json": light, "a/more.tokens.json": alias, "legible.json": policy,
    ]) { folder in
      legible("audit", "a", "--format", "json", in: folder)
    }
    #expect(String(decoding: response.body, as: UTF8.self) == run.output, "\(run.errors)")
    #expect(run.output.contains("enhanced-text-contrast"))
  }
}
