/// How the content of a request is delimited (RFC 9112, 6.3).
public enum BodyFraming: Sendable, Hashable {
  /// There is no content.
  case none
  /// The content has this many bytes, at least one.
  case length(Int)
  /// The content comes in chunks that name their sizes.
  case chunked

  private static let chunkedName = Array("chunked".utf8)

  /// Reads a Content-Length, decimal digits and no more (RFC 9110, 8.6).
  init(length bytes: [UInt8], in range: Range<Int>, limit: Int) throws(RequestError) {
    guard !range.isEmpty else { throw .malformedContentLength }
    var length = 0
    var isTooLarge = false
    for index in range {
      guard let digit = bytes[index].decimalValue else { throw .malformedContentLength }
      // The digits behind are still checked, but the number grows no further.
      if !isTooLarge { length = length * 10 + Int(digit) }
      isTooLarge = length > limit
    }
    guard !isTooLarge else { throw .contentTooLarge }
    self = length == 0 ? .none : .length(length)
  }

  /// Reads a Transfer-Encoding: `chunked`, once and alone, is the only coding that is understood.
  init(codings bytes: [UInt8], in range: Range<Int>) throws(RequestError) {
    if bytes.matches(BodyFraming.chunkedName, in: range) {
      self = .chunked
      return
    }
    let codings = bytes[range].split(separator: .comma, omittingEmptySubsequences: false)
      .map { bytes.trimmingBlanks($0.startIndex..<$0.endIndex) }
    let areTokens = codings.allSatisfy { coding in
      !coding.isEmpty && bytes[coding].allSatisfy(ByteSet.token.contains)
    }
    let isChunkedInside = codings.dropLast().contains {
      bytes.matches(BodyFraming.chunkedName, in: $0)
    }
    throw areTokens && !isChunkedInside ? .unsupportedTransferCoding : .malformedTransferEncoding
  }
}
