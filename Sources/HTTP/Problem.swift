import Documents

/// Why a request was not served, told to machines and people (RFC 9457).
public struct Problem: Error, Sendable, Equatable {
  /// The status of the answer.
  public var status: Status
  /// A URI that names the kind of problem; `about:blank` says no more than the status.
  public var type: String
  /// A short text for people, the same for every problem of the type.
  public var title: String
  /// What went wrong this time, or nil.
  public var detail: String?
  /// The place in the request's JSON content that is at fault (RFC 6901), or nil.
  public var pointer: String?
  /// Further fields of the answer.
  public var fields: Fields

  /// Makes a problem; the title is the status's own phrase when none is given.
  public init(
    _ status: Status,
    type: String = "about:blank",
    title: String? = nil,
    detail: String? = nil,
    pointer: String? = nil,
    fields: Fields = [:]
  ) {
    self.status = status
    self.type = type
    self.title = title ?? status.reason
    self.detail = detail
    self.pointer = pointer
    self.fields = fields
  }

  /// Makes the problem of a request that could not be read.
  public init(_ error: RequestError) {
    self.init(error.status, detail: error.message)
  }

  /// The answer that tells of it; nobody is to store or to guess its type.
  public var response: Response {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("type", type)
      writer.member("title", title)
      writer.member("status", status.code)
      if let detail { writer.member("detail", detail) }
      if let pointer { writer.member("pointer", pointer) }
    }
    var response = Response(status, .problem, writer.document)
    response.fields.append(.cacheControl, "no-store")
    for field in fields { response.fields.append(field.name, field.value) }
    SecurityFields.complete(&response, isShared: true)
    return response
  }
}
