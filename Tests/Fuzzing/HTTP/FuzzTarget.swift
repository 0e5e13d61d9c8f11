/// A part of the service that takes bytes of strangers, and what has to hold whatever they are.
struct FuzzTarget: Sendable {
  /// Its name, which is that of the folder of its seeds, too.
  let name: String
  /// Takes an input; ends the process when something does not hold.
  let run: @Sendable ([UInt8]) -> Void

  static let all = [head, chunks, percent, query, json]
}

/// Ends the process, which libFuzzer takes for a finding, unless `holds`.
func require(_ holds: Bool, _ what: @autoclosure () -> String) {
  if !holds { fatalError(what()) }
}

/// The ways in which bytes are split to see that it makes no difference: none at all, each byte by
/// itself, and pieces of lengths that the bytes themselves choose.
func splits(of bytes: [UInt8]) -> [[ArraySlice<UInt8>]] {
  var pieces: [ArraySlice<UInt8>] = []
  var state = bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
  var start = 0
  while start < bytes.count {
    state = state &* 1_664_525 &+ 1_013_904_223
    let end = min(bytes.count, start + 1 + Int(state >> 24) % 37)
    pieces.append(bytes[start..<end])
    start = end
  }
  return [[bytes[...]], bytes.indices.map { bytes[$0...$0] }, pieces]
}
