import HTTP

extension FuzzTarget {
  /// Content in chunks.
  static let chunks = FuzzTarget(name: "chunks") { bytes in
    let outcomes = splits(of: bytes).map(outcome)
    for other in outcomes.dropFirst() {
      require(other == outcomes[0], "split: \(outcomes[0]) is \(other)")
    }
    guard case .whole(let content, let length) = outcomes[0] else { return }
    require(content.count <= limits.body, "content of \(content.count)")
    require(content.count < length, "more content than bytes")
    // What is decoded can be encoded again, in one chunk, and is the same.
    let size = Array(String(content.count, radix: 16).utf8)
    let end: [UInt8] = [13, 10]
    let chunk = content.isEmpty ? [] : size + end + content + end
    let again = outcome([(chunk + [0x30] + end + end)[...]])
    guard case .whole(content, _) = again else { fatalError("encoded again: \(again)") }
  }
}

private enum Outcome: Equatable {
  case whole([UInt8], length: Int)
  case partial([UInt8])
  case failed(RequestError)
}

private let limits = Limits(body: 4_096, chunkLine: 64, chunkExtensions: 256, trailer: 256)

private func outcome(_ pieces: [ArraySlice<UInt8>]) -> Outcome {
  var decoder = ChunkedDecoder(limits: limits)
  var content: [UInt8] = []
  var length = 0
  for piece in pieces {
    let bytes = Array(piece)
    var position = 0
    do throws(RequestError) {
      let isWhole = try decoder.decode(bytes, from: &position, into: &content)
      length += position
      if isWhole { return .whole(content, length: length) }
      require(position == bytes.count, "bytes left behind")
    } catch {
      return .failed(error)
    }
  }
  return .partial(content)
}
