extension MultipartForm.Part {
  /// Reads the part at `range`: its fields, an empty line, its content.
  init(
    _ bytes: [UInt8],
    in range: Range<Int>,
    _ limits: MultipartForm.Limits
  ) throws(MultipartError) {
    guard let blank = Self.emptyLine(bytes, in: range, limits.fields) else {
      throw MultipartError(.malformedFields, at: range.lowerBound)
    }
    var disposition: ParameterizedItem?
    for line in try Self.lines(bytes, in: range.lowerBound..<blank) {
      switch line.name {
      case "content-disposition":
        guard disposition == nil, let item = ParameterizedItem(line.value[...]) else {
          throw MultipartError(.malformedDisposition, at: range.lowerBound)
        }
        disposition = item
      case "content-transfer-encoding":
        guard ["7bit", "8bit", "binary"].contains(line.value.lowercased()) else {
          throw MultipartError(.transferEncoding(line.value), at: range.lowerBound)
        }
      default: break
      }
    }
    guard let disposition, disposition.name == "form-data",
      let name = disposition.value(of: "name"), !name.isEmpty
    else { throw MultipartError(.malformedDisposition, at: range.lowerBound) }
    self.name = name
    fileName = disposition.value(of: "filename")
    content = Array(bytes[min(blank + 2, range.upperBound)..<range.upperBound])
  }

  /// Where the empty line behind the fields begins, or nil when there is none within the limit.
  private static func emptyLine(_ bytes: [UInt8], in range: Range<Int>, _ limit: Int) -> Int? {
    var index = range.lowerBound
    let end = min(range.upperBound, range.lowerBound + limit)
    var isLineStart = true
    while index + 1 < end {
      let isEnd = bytes[index] == .carriageReturn && bytes[index + 1] == .lineFeed
      if isEnd, isLineStart { return index }
      isLineStart = isEnd
      index += isEnd ? 2 : 1
    }
    return nil
  }

  private static func lines(
    _ bytes: [UInt8],
    in range: Range<Int>
  ) throws(MultipartError) -> [(name: String, value: String)] {
    guard let text = String(validating: bytes[range], as: UTF8.self),
      !bytes[range].contains(0)
    else { throw MultipartError(.malformedFields, at: range.lowerBound) }
    var lines: [(name: String, value: String)] = []
    for line in text.split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, FieldName(String(parts[0])) != nil,
        !parts[1].utf8.contains(where: { $0.isControl && $0 != .tab })
      else { throw MultipartError(.malformedFields, at: range.lowerBound) }
      lines.append((parts[0].lowercased(), String(QuotedList.trimmed(parts[1]))))
    }
    return lines
  }
}

extension ParameterizedItem {
  /// The value of the only parameter of that name; nil when there is none, or more than one.
  fileprivate func value(of name: String) -> String? {
    let values = parameters.filter { $0.name == name }
    return values.count == 1 ? values[0].value : nil
  }
}
