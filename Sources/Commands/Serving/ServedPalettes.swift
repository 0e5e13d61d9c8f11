import Documents
import Palettes

/// The palettes of the folder that the service is given.
struct ServedPalettes {
  /// What is served, each name once.
  private(set) var readings: [Reading] = []
  /// What is wrong with the folder and its files, as sentences; the rest can still be served.
  private(set) var complaints: [String] = []

  private let files: FileTree

  /// Reads the folder; a standard folder that is not there holds no palettes.
  ///
  /// - Throws: a usage error when a folder that was named is none.
  init(_ configuration: ServeConfiguration, in workingDirectory: String) throws(UsageError) {
    files = FileTree(workingDirectory: workingDirectory)
    let folder = configuration.palettes
    guard files.kind(of: folder) == .folder else {
      if configuration.isPalettesNamed { throw UsageError(input: "\(folder) is no folder") }
      return
    }
    let read = try PaletteFiles(at: [folder], from: nil, files: files, input: { [] })
    complaints = read.complaints
    var names: Set<String> = []
    for reading in read.readings {
      guard names.insert(reading.palette.name).inserted else {
        complaints.append(
          "two palettes are called \(reading.palette.name); the first is served: rename the other file"
        )
        continue
      }
      readings.append(reading)
    }
  }

  /// What is wrong with files that held palettes before, are still there, and hold none now.
  func losses(since old: [Reading]) -> [String] {
    let names = Set(readings.map(\.palette.name))
    let lost = old.filter { !names.contains($0.palette.name) }
    return lost.flatMap { reading in
      Set(reading.palette.swatches.map(\.place.file)).sorted()
        .filter { files.kind(of: $0) == .file }
        .map { "\($0) holds no palette any more: mend it, or take it away" }
    }
  }
}
