import Documents
import Foundation
import Palettes

/// Many mutated inputs, read in one format.
struct FuzzRun {
  /// What came of it, in one line.
  let summary: String
  /// Whether no input took too long.
  let isClean: Bool

  /// How long one small input may take.
  private static let limit = Duration.seconds(2)

  /// Reads the inputs one after another.
  init(of format: PaletteFormat, from seeds: Seeds, _ arguments: FuzzArguments) {
    let clock = ContinuousClock()
    let start = clock.now
    var read = 0
    var slowest: (time: Duration, number: Int) = (.zero, 0)
    for number in arguments.first..<(arguments.first + arguments.count) {
      if arguments.tellsEach {
        FileHandle.standardError.write(Data("\(format.id) \(number)\n".utf8))
      }
      let tree = Self.input(number, seeds)
      let begin = clock.now
      // Every fourth input has to be recognised first, as a file that is found in a folder.
      let reading = try? PaletteFormat.reading(of: tree, as: number % 4 == 0 ? nil : format)
      _ = reading?.palette.inferredPairings.count
      let time = clock.now - begin
      if reading != nil { read += 1 }
      if time > slowest.time { slowest = (time, number) }
    }
    isClean = slowest.time < Self.limit
    let share = arguments.count == 0 ? 0 : read * 100 / arguments.count
    summary =
      "\(format.id): \(arguments.count) inputs in \(Self.milliseconds(clock.now - start)) ms, "
      + "\(share) % were palettes, slowest \(Self.milliseconds(slowest.time)) ms "
      + "(number \(slowest.number))\(isClean ? "" : "  TOO SLOW")"
  }

  private static func input(_ number: Int, _ seeds: Seeds) -> SourceTree {
    var mutation = Mutation(number: number, words: seeds.words)
    let tree = seeds.trees[mutation.number(below: seeds.trees.count)]
    let other = seeds.trees[mutation.number(below: seeds.trees.count)]
    guard !tree.files.isEmpty, let donor = other.files.first else { return tree }
    let changed = mutation.number(below: tree.files.count)
    let files = tree.files.enumerated().map { index, file in
      index == changed
        ? SourceFile(name: file.name, bytes: mutation.mutated(file.bytes, spliced: donor.bytes))
        : file
    }
    return SourceTree(name: tree.name, files: files) { path in files.first { $0.name == path } }
  }

  private static func milliseconds(_ duration: Duration) -> Int {
    Int(duration.components.seconds) * 1_000
      + Int(duration.components.attoseconds / 1_000_000_000_000_000)
  }
}
