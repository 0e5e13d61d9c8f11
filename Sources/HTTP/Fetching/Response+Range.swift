extension Response {
  /// A part of the answer when `request` asks for one, else the answer (RFC 9110, 14).
  ///
  /// Only one range of bytes of a whole answer (200) to GET is served; several, and other units, are
  /// passed over, as they may be: the whole comes then. So is a range under an If-Range that names
  /// another state.
  func ranged(for request: Request) -> Response {
    guard status == .ok, !fields.isEmpty else { return self }
    var response = self
    response.fields.append(.acceptRanges, "bytes")
    guard request.method == .get, let text = request.fields.list(of: .range),
      isCurrent(by: request.fields[.ifRange]), let range = ByteRange(text)
    else { return response }
    guard let bounds = range.bounds(in: body.count) else {
      var response = Problem(
        .rangeNotSatisfiable,
        detail: "The content has \(body.count) bytes, and none of them lies in that range."
      ).response
      response.fields.append(.contentRange, "bytes */\(body.count)")
      return response
    }
    response.status = .partialContent
    response.fields.append(
      .contentRange,
      "bytes \(bounds.lowerBound)-\(bounds.upperBound - 1)/\(body.count)"
    )
    response.body = Array(body[bounds])
    return response
  }

  /// Whether If-Range names the state that is answered, or is not there; a date never does, since no
  /// answer has one (RFC 9110, 13.1.5).
  private func isCurrent(by condition: String?) -> Bool {
    guard let condition else { return true }
    guard let asked = EntityTag(condition), let own = fields[.eTag].flatMap({ EntityTag($0) })
    else { return false }
    return own.matchesStrongly(asked)
  }
}

/// One range of bytes that a request asks for: `bytes=0-499`, `bytes=500-`, `bytes=-500`.
struct ByteRange {
  private let first: Int?
  private let last: Int?

  /// Reads the value of a Range field; nil when it is malformed, in other units, or several ranges.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, QuotedList.trimmed(parts[0]).lowercased() == "bytes" else { return nil }
    let ends = QuotedList.trimmed(parts[1])
      .split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]),
      first.value != nil || last.value != nil
    else { return nil }
    if let low = first.value, let high = last.value, high < low { return nil }
    self.first = first.value
    self.last = last.value
  }

  /// The bytes of a content of `count` that are meant, or nil when there is none of them.
  func bounds(in count: Int) -> Range<Int>? {
    guard let first else {
      let length = min(last ?? 0, count)
      return length > 0 ? count - length..<count : nil
    }
    guard first < count else { return nil }
    return first..<min(last ?? count, count - 1) + 1
  }

  /// A number of decimal digits, or none for an empty text; nil when it is neither.
  private static func number(_ text: Substring) -> (value: Int?, Void)? {
    guard !text.isEmpty else { return (nil, ()) }
    guard text.utf8.allSatisfy({ $0.decimalValue != nil }) else { return nil }
    // What is larger than any number lies behind the end in any case.
    return (Int(text) ?? Int.max - 1, ())
  }
}
