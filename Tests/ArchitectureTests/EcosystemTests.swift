import Palettes
import Testing

/// What other programs read of this repository, as far as a scan of the text can hold it;
/// `Tests/ecosystem` asks the programs themselves.
@Suite struct EcosystemTests {
  @Test(arguments: PaletteFormat.all)
  func `a commit that touches a file of any format runs the hooks`(format: PaletteFormat) throws {
    let hooks = try Repository.text(".pre-commit-hooks.yaml")
    let pattern = try #require(hooks.firstMatch(of: #/files: &palettes (.*)/#)?.output.1)
    let regex = try Regex(String(pattern))
    for ending in format.endings {
      #expect("folder/name.\(ending)".contains(regex), "\(ending)")
    }
    #expect(!"folder/notes.txt".contains(regex))
  }

  @Test func `no hook is given file names, since aliases cross files`() throws {
    let hooks = try Repository.text(".pre-commit-hooks.yaml").split(separator: "\n- id: ")
      .dropFirst()
    #expect(hooks.count == 2)
    for hook in hooks { #expect(hook.contains("pass_filenames: false"), "\(hook)") }
  }

  @Test func `the action hands what it is given to scripts as variables only`() throws {
    let lines = try Repository.text("action.yml").split(separator: "\n")
    let given = lines.filter { $0.contains("${{") }
    #expect(given.count > 8)
    for line in given { #expect(line.contains(#/^ +(LEGIBLE[A-Z_]*|value): \$\{\{ /#), "\(line)") }
    for line in lines where line.contains("run:") {
      #expect(line.contains("'\"$GITHUB_ACTION_PATH/.ci/action/"), "\(line)")
    }
  }

  @Test func `the action names no owner`() throws {
    for file in ["action.yml", ".ci/action/fetch", ".ci/action/audit"] {
      #expect(try !Repository.text(file).contains("github.com"), "\(file)")
    }
  }
}
