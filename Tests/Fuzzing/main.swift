import Documents
import Foundation
import Palettes
import TestSupport

// Reads mutated palettes in every format: Fuzzing [--count N] [--only FORMAT] [--from N] [--each].
// The inputs depend on their number only, so a fault is found again by its number.

let arguments = try FuzzArguments(Array(CommandLine.arguments.dropFirst()))
var isClean = true
for format in PaletteFormat.all where arguments.only ?? format.id == format.id {
  let seeds = try Seeds(of: format)
  let run = FuzzRun(of: format, from: seeds, arguments)
  print(run.summary)
  isClean = isClean && run.isClean
}
let memory = peakMemory()
print("peak memory: \(memory >> 20) MiB")
exit(isClean && memory < 2 << 30 ? 0 : 1)

/// The most memory that this process has held, in bytes.
func peakMemory() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
  return (Int(line.filter(\.isNumber)) ?? 0) << 10
}
