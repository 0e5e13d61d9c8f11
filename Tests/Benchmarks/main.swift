import Documents
import Foundation
import Palettes

/// Reads a palette file once, as `legible audit` does, and prints how many milliseconds that took.

guard let path = CommandLine.arguments.dropFirst().first,
  let content = FileManager.default.contents(atPath: path)
else {
  print("usage: Benchmarks FILE")
  exit(2)
}
let bytes = [UInt8](content)
let clock = ContinuousClock()
var swatches = 0
let duration = clock.measure {
  let folder = PaletteFolder([SourceTree(SourceFile(name: path, bytes: bytes))], as: nil)
  for outcome in folder.outcomes {
    swatches += (try? outcome.result.get().palette.swatches.count) ?? 0
  }
}
guard swatches > 0 else {
  print("\(path) holds no swatch")
  exit(2)
}
print(duration / .milliseconds(1))
