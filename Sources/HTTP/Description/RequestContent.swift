/// What content a route reads.
public struct RequestContent: Sendable {
  /// One type of content.
  public struct Kind: Sendable {
    /// The type.
    public let mediaType: MediaType
    /// What it holds.
    public let schema: Schema
    /// A content that is accepted, for documents, as JSON or as text; or nil.
    public let example: String?

    /// Makes a type of content.
    public init(_ mediaType: MediaType, _ schema: Schema, example: String? = nil) {
      self.mediaType = mediaType
      self.schema = schema
      self.example = example
    }
  }

  /// What the content is, in one sentence.
  public let summary: String
  /// The types that are documented.
  public let kinds: [Kind]
  /// Further types under which content comes that says by itself what it is.
  public let untold: [MediaType]

  /// Makes a description of content.
  public init(_ summary: String, _ kinds: [Kind], untold: [MediaType] = []) {
    self.summary = summary
    self.kinds = kinds
    self.untold = untold
  }

  /// The types, as an `Accept-Post` field lists them (Linked Data Platform 1.0, 7.1).
  var accepted: String { kinds.map(\.mediaType.essence).joined(separator: ", ") }

  /// Refuses content of another type, in another character encoding, or compressed; a request that
  /// names no type may have any.
  ///
  /// - Throws: 400 for a Content-Type that cannot be read, 415 for one that is not read here.
  func check(_ fields: Fields) throws(Problem) {
    if let coding = fields.list(of: .contentEncoding)?.lowercased(), coding != "identity" {
      throw refusal(
        "The content is coded as \(coding); send it as it is.",
        [.acceptEncoding: "identity"]
      )
    }
    let values = fields.values(of: .contentType)
    guard let value = values.first else { return }
    guard values.count == 1, let type = MediaType(value) else {
      throw Problem(.badRequest, detail: "The Content-Type is no media type: \(value).")
    }
    guard
      kinds.contains(where: { $0.mediaType.hasSameEssence(as: type) })
        || untold.contains(where: { $0.hasSameEssence(as: type) })
    else {
      throw refusal("The content is one of \(accepted), not \(type.essence).", [:])
    }
    if let charset = type.parameter("charset")?.lowercased(),
      !["utf-8", "utf8", "us-ascii"].contains(charset)
    {
      throw refusal("The content is read as UTF-8, not as \(charset).", [:])
    }
  }

  private func refusal(_ detail: String, _ fields: Fields) -> Problem {
    var fields = fields
    fields.append(.acceptPost, accepted)
    return Problem(.unsupportedMediaType, detail: detail, fields: fields)
  }
}
