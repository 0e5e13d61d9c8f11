extension RequestTarget {
  /// Reads the target at `range` in one of the forms that `method` allows (RFC 9112, 3.2).
  init(_ bytes: [UInt8], in range: Range<Int>, method: Method) throws(RequestError) {
    let start = range.lowerBound
    guard let first = bytes[range].first else { throw .malformedTarget }
    if first == .asterisk, range.count == 1, method == .options {
      self.init(checked: bytes, path: start..<start, query: start..<start, isAsterisk: true)
      return
    }
    let pathStart = first == .slash ? start : try RequestTarget.authorityEnd(bytes, in: range)
    let parts = try RequestTarget.parts(bytes, in: pathStart..<range.upperBound)
    self.init(checked: bytes, path: parts.path, query: parts.query)
  }

  private static let schemes = ["http://", "https://"].map { Array($0.utf8) }

  /// Where the authority of an absolute target ends (RFC 9112, 3.2.2).
  private static func authorityEnd(
    _ bytes: [UInt8],
    in range: Range<Int>
  ) throws(RequestError) -> Int {
    for scheme in schemes {
      let start = range.lowerBound + scheme.count
      guard start <= range.upperBound,
        bytes.matches(scheme, in: range.lowerBound..<start)
      else { continue }
      let end =
        bytes[start..<range.upperBound].firstIndex { $0 == .slash || $0 == .question }
        ?? range.upperBound
      guard Authority.isValid(bytes, in: start..<end) else { throw .malformedTarget }
      return end
    }
    throw .malformedTarget
  }

  /// Divides path and query at the first question mark and checks every byte of both.
  private static func parts(
    _ bytes: [UInt8],
    in range: Range<Int>
  ) throws(RequestError) -> (path: Range<Int>, query: Range<Int>) {
    let span = bytes.span
    let allowed = ByteSet.target
    var pathEnd = range.upperBound
    var hasPercent = false
    var hasDot = false
    for index in range {
      let byte = span[index]
      if byte == .question, pathEnd == range.upperBound { pathEnd = index }
      if byte == .percent { hasPercent = true } else if byte == .dot { hasDot = true }
      guard allowed.contains(byte) || byte == .percent else { throw .malformedTarget }
    }
    let path = range.lowerBound..<pathEnd
    let query = min(pathEnd + 1, range.upperBound)..<range.upperBound
    if hasPercent {
      try PercentEncoding.check(bytes[path])
      try PercentEncoding.check(bytes[query])
    }
    if hasPercent || hasDot { try refuseDotSegments(bytes[path]) }
    return (path, query)
  }

  /// Clients resolve `.` and `..` before they ask (RFC 3986, 5.2.4); whoever sends one probes.
  private static func refuseDotSegments(_ path: ArraySlice<UInt8>) throws(RequestError) {
    for segment in path.split(separator: .slash) where segment.count <= 6 {
      let text = PercentEncoding.text(segment)
      guard text != ".", text != ".." else { throw .dotSegment }
    }
  }
}
