/// One walk over the field lines of a head: checks their form and gathers what frames the message.
struct FieldSurvey {
  private static let `continue` = Array("100-continue".utf8)
  private static let close = Array("close".utf8)
  private static let keepAlive = Array("keep-alive".utf8)

  private let version: HTTPVersion
  private var hosts = 0
  private var length: Range<Int>?
  private var coding: Range<Int>?
  private var asksToClose = false
  private var asksToKeep = false
  /// Tells whether the client waits for an interim answer.
  private(set) var expectsContinue = false
  private let bytes: [UInt8]

  /// Walks over the lines at `range`; throws at the first that is malformed.
  init(_ bytes: [UInt8], in range: Range<Int>, version: HTTPVersion) throws(RequestError) {
    self.version = version
    self.bytes = bytes
    let span = bytes.span
    let token = ByteSet.token
    var next = range.lowerBound
    while next < range.upperBound {
      let start = next
      while next < range.upperBound, token.contains(span[next]) { next += 1 }
      guard next > start, span[next] == .colon else {
        throw span[start].isBlank ? .foldedField : .malformedField
      }
      let name = start..<next
      next += 1
      let valueStart = next
      while span[next] != .carriageReturn { next += 1 }
      try note(name, bytes.trimmingBlanks(valueStart..<next))
      next += 2
    }
    guard hosts > 0 || version == .http10 else { throw .missingHost }
  }

  /// Tells whether the connection may be used again (RFC 9112, 9.3).
  var keepsAlive: Bool { !asksToClose && (version == .http11 || asksToKeep) }

  /// How the content is delimited (RFC 9112, 6.3); throws when it is not clear beyond doubt.
  func framing(_ limits: Limits) throws(RequestError) -> BodyFraming {
    if let coding {
      guard length == nil, version == .http11 else { throw .conflictingFraming }
      return try BodyFraming(codings: bytes, in: coding)
    }
    guard let length else { return .none }
    return try BodyFraming(length: bytes, in: length, limit: limits.body)
  }

  /// Takes note of the few fields that matter here; the length of a name tells most others apart.
  private mutating func note(_ name: Range<Int>, _ value: Range<Int>) throws(RequestError) {
    switch name.count {
    case 4 where bytes.matches(FieldName.host.bytes, in: name):
      hosts += 1
      guard hosts == 1 else { throw .repeatedHost }
      guard Authority.isValid(bytes, in: value) else { throw .malformedHost }
    case 6 where bytes.matches(FieldName.expect.bytes, in: name):
      // HTTP/1.0 has no expectations: they are passed over (RFC 9110, 10.1.1).
      guard version == .http11 else { return }
      guard bytes.matches(FieldSurvey.continue, in: value) else { throw .unsupportedExpectation }
      expectsContinue = true
    case 10 where bytes.matches(FieldName.connection.bytes, in: name):
      noteConnection(value)
    case 14 where bytes.matches(FieldName.contentLength.bytes, in: name):
      guard length == nil else { throw .repeatedContentLength }
      length = value
    case 17 where bytes.matches(FieldName.transferEncoding.bytes, in: name):
      guard coding == nil else { throw .conflictingFraming }
      coding = value
    default: break
    }
  }

  private mutating func noteConnection(_ value: Range<Int>) {
    for option in bytes[value].split(separator: .comma) {
      let option = bytes.trimmingBlanks(option.startIndex..<option.endIndex)
      if bytes.matches(FieldSurvey.close, in: option) { asksToClose = true }
      if bytes.matches(FieldSurvey.keepAlive, in: option) { asksToKeep = true }
    }
  }
}
