/// The parts of a form that was sent as `multipart/form-data` (RFC 7578).
public struct MultipartForm: Sendable {
  /// One part.
  public struct Part: Sendable, Equatable {
    /// The name of its field.
    public let name: String
    /// The name of the file that it holds, as it was sent, or nil when it is no file.
    public let fileName: String?
    /// The content.
    public let content: [UInt8]
  }

  /// How much of a form is read.
  public struct Limits: Sendable, Hashable {
    /// The most parts: 64 files, and what is said of them.
    public var parts = 65
    /// The most bytes of the fields of one part.
    public var fields = 4 << 10

    /// Makes the limits with their defaults.
    public init() {}
  }

  /// The parts, in order.
  public let parts: [Part]

  /// Reads a form.
  ///
  /// What stands before the first and behind the last delimiter is passed over (RFC 2046, 5.1.1).
  ///
  /// - Throws: What is wrong and at which byte, for a form that has no end, too many parts, or a part
  ///   that does not say what it is.
  /// - Complexity: O(*n*) in the bytes of the content.
  public init(
    _ content: [UInt8],
    boundary: String,
    limits: Limits = Limits()
  ) throws(MultipartError) {
    guard Self.isBoundary(boundary) else { throw MultipartError(.malformedBoundary, at: 0) }
    var delimiters = MultipartDelimiters(content, boundary)
    guard var current = delimiters.next() else { throw MultipartError(.noDelimiter, at: 0) }
    var parts: [Part] = []
    while !current.isLast {
      guard let next = delimiters.next() else {
        throw MultipartError(.noEnd, at: current.end)
      }
      guard parts.count < limits.parts else {
        throw MultipartError(.tooManyParts(limits.parts), at: current.start)
      }
      parts.append(try Part(content, in: current.end..<next.start, limits))
      current = next
    }
    self.parts = parts
  }

  /// Tells whether a text can be a boundary: 1 to 70 characters of a few kinds (RFC 2046, 5.1.1).
  private static func isBoundary(_ text: String) -> Bool {
    (1...70).contains(text.utf8.count) && text.utf8.last != .space
      && text.utf8.allSatisfy { $0.isAlphanumeric || "'()+_,-./:=? ".utf8.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
