extension RequestHead {
  /// Reads the head at `range`, whose request line ends at `lineEnd`; line ends are checked before.
  init(
    reading bytes: [UInt8],
    in range: Range<Int>,
    lineEnd: Int,
    limits: Limits
  ) throws(RequestError) {
    let words = try RequestHead.words(bytes, in: range.lowerBound..<lineEnd)
    guard let method = Method(bytes, in: words.method) else { throw .malformedMethod }
    let version = try HTTPVersion(bytes, in: words.version)
    guard method != .connect else { throw .unsupportedMethod }
    let target = try RequestTarget(bytes, in: words.target, method: method)

    let lines = lineEnd + 2..<range.upperBound - 2
    let survey = try FieldSurvey(bytes, in: lines, version: version)
    self.init(
      method: method,
      target: target,
      version: version,
      fields: Fields(checked: bytes, in: lines),
      framing: try survey.framing(limits),
      expectsContinue: survey.expectsContinue,
      keepsAlive: survey.keepsAlive
    )
  }

  /// Divides a request line at its two spaces (RFC 9112, 3).
  private static func words(
    _ bytes: [UInt8],
    in line: Range<Int>
  ) throws(RequestError) -> (method: Range<Int>, target: Range<Int>, version: Range<Int>) {
    let span = bytes.span
    var first = line.lowerBound
    while first < line.upperBound, span[first] != .space { first += 1 }
    var second = first + 1
    while second < line.upperBound, span[second] != .space { second += 1 }
    guard first > line.lowerBound, second > first + 1, second < line.upperBound,
      !bytes[(second + 1)..<line.upperBound].contains(.space)
    else { throw .malformedRequestLine }
    return (line.lowerBound..<first, first + 1..<second, second + 1..<line.upperBound)
  }
}
