/// An answer.
public struct Response: Sendable, Equatable {
  /// How it went.
  public var status: Status
  /// The fields, in order; length, date and connection are added when it is sent.
  public var fields: Fields
  /// The content; not sent to HEAD, nor with a status that forbids it.
  public var body: [UInt8]

  /// Makes an answer.
  public init(_ status: Status, fields: Fields = [:], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// Makes an answer with content of a type.
  public init(_ status: Status, _ mediaType: MediaType, _ body: [UInt8]) {
    self.init(status, fields: mediaType.field, body: body)
  }

  /// The same answer with `tag`, or what the conditions of `request` make of it (RFC 9110, 13.2.2).
  ///
  /// That is 412 when If-Match names other states only, and 304 when If-None-Match names this one.
  public func tagged(_ tag: EntityTag, for request: Request) -> Response {
    if let list = request.fields.list(of: .ifMatch),
      !tag.isListed(in: list, where: tag.matchesStrongly)
    {
      return Problem(.preconditionFailed, detail: "The resource has the tag \(tag).").response
    }
    var response = self
    if response.fields.contains(.eTag) { response.fields[.eTag] = nil }
    response.fields.append(.eTag, tag.description)
    if let list = request.fields.list(of: .ifNoneMatch),
      tag.isListed(in: list, where: tag.matchesWeakly)
    {
      response.status = .notModified
      response.fields[.contentType] = nil
      response.body = []
    }
    return response
  }
}
