import Palettes
import Testing

/// A feature is a value in a file of its own and a line in a list; these find a forgotten line.
@Suite struct RegistryTests {
  /// A list, and the folder whose files declare its entries.
  static let registries: [(list: String, folder: String)] = [
    ("Sources/Colors/Spaces/ColorSpace+All.swift", "Sources/Colors/Spaces"),
    ("Sources/Colors/Gamut/GamutMapping+All.swift", "Sources/Colors/Gamut"),
    ("Sources/Colors/Vision/VisionModel+All.swift", "Sources/Colors/Vision"),
    ("Sources/Colors/Viewings/Viewing+All.swift", "Sources/Colors/Viewings"),
    ("Sources/Colors/Difference/ColorDifference+All.swift", "Sources/Colors/Difference"),
    ("Sources/Palettes/Formats/PaletteFormat+All.swift", "Sources/Palettes/Formats"),
    ("Sources/Palettes/Grammars/PairingGrammar+All.swift", "Sources/Palettes/Grammars"),
    ("Sources/Audits/Rules/Rule+All.swift", "Sources/Audits/Rules"),
    ("Sources/Reports/ReportFormat+All.swift", "Sources/Reports/Formats"),
    ("Sources/Endpoints/Routes/Route+All.swift", "Sources/Endpoints/Routes"),
    ("Sources/Audits/Evidence/NutritionLabel+All.swift", "Sources/Audits/Evidence/Labels"),
    ("Sources/Commands/Subcommands/Command+All.swift", "Sources/Commands/Subcommands"),
    ("Sources/Commands/Completions/Shell+All.swift", "Sources/Commands/Completions"),
  ]

  @Test(arguments: registries)
  func `every value that a folder declares is in its list`(list: String, folder: String) throws {
    let type = try #require(Repository.stem(list).split(separator: "+").first)
    let listed = try Repository.text(list)
    for file in Repository.swiftFiles(below: folder) where file != list {
      for match in try Repository.text(file).matches(
        of: try Regex<(Substring, Substring)>(
          "static let (\\w+)(?:: \\w+)? = \(type)(?:<\\w+>)?\\("
        )
      ) {
        #expect(listed.contains(".\(match.output.1)"), "\(match.output.1) of \(file)")
      }
    }
  }

  @Test(arguments: registries)
  func `every list has entries`(list: String, folder: String) throws {
    #expect(try Repository.text(list).contains("[\n") || Repository.text(list).contains("[."))
  }

  @Test(arguments: PaletteFormat.all.map(\.id))
  func `every format has a palette to begin mutations with`(id: String) throws {
    #expect(try !Repository.entries(of: "Tests/Fuzzing/Seeds/\(id)").isEmpty)
  }
}
