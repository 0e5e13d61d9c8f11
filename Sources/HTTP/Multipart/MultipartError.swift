/// Why a content is no form of parts, and where.
public struct MultipartError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Reason: Sendable, Hashable {
    /// A boundary that none can be.
    case malformedBoundary
    /// The boundary does not occur.
    case noDelimiter
    /// No delimiter closes the form.
    case noEnd
    /// More parts than are read; the number that is.
    case tooManyParts(Int)
    /// The fields of a part are not lines of a name and a value with an empty line behind them.
    case malformedFields
    /// A part whose Content-Disposition is not that of a form, with a name.
    case malformedDisposition
    /// A part whose content is coded, and how.
    case transferEncoding(String)
  }

  /// What is wrong.
  public let reason: Reason
  /// The byte of the content at which the faulty part begins.
  public let offset: Int

  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// What is wrong and what is expected, in one sentence.
  public var message: String {
    let place = "The part at byte \(offset)"
    return switch reason {
    case .malformedBoundary:
      "The boundary in Content-Type is not one of 1 to 70 letters, digits and marks."
    case .noDelimiter: "The boundary that Content-Type names does not occur in the content."
    case .noEnd: "\(place) is not closed: the content ends with --BOUNDARY--."
    case .tooManyParts(let limit): "The form has more than \(limit) parts."
    case .malformedFields:
      "\(place) does not begin with fields of a name and a value and an empty line."
    case .malformedDisposition:
      "\(place) has no Content-Disposition of the form: form-data; name=\"file\"; filename=\"a.css\"."
    case .transferEncoding(let coding): "\(place) is coded as \(coding); send it as it is."
    }
  }
}
