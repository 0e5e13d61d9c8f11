import Documents
import HTTP

/// What a status says that tells of a problem, as the description of the service has it.
struct ProblemAnswer {
  /// The status.
  let status: Status

  /// Makes the description of a status.
  init(_ status: Status) { self.status = status }

  /// The problems that any route may answer.
  static let everywhere: [Status] = [
    .badRequest, .methodNotAllowed, .notAcceptable, .requestTimeout, .contentTooLarge, .uriTooLong,
    .expectationFailed, .tooManyRequests, .requestHeaderFieldsTooLarge, .internalServerError,
    .notImplemented, .serviceUnavailable, .httpVersionNotSupported,
  ]

  /// All that are described.
  static let statuses: [Status] =
    (everywhere + [
      .notFound, .preconditionFailed, .unsupportedMediaType, .rangeNotSatisfiable,
      .unprocessableContent,
    ]).sorted { $0.code < $1.code }

  /// The name under which the document holds it: `NotFound`.
  var name: String { status.reason.filter { $0 != " " } }

  /// Writes the answer as a member of an object that has been begun.
  func write(to writer: inout JSONWriter) {
    writer.object(name) { writer in
      writer.member("description", meaning)
      if let field {
        writer.object("headers") { writer in
          writer.object(field.name) { writer in
            writer.member("description", field.summary)
            writer.member("required", true)
            writer.object("schema", Schema.text().write)
          }
        }
      }
      writer.object("content") { writer in
        writer.object(MediaType.problem.description) { writer in
          writer.object("schema", Schema.named("Problem").write)
        }
      }
    }
  }

  private var meaning: String {
    switch status {
    case .badRequest: "The request is malformed, or a parameter is unknown, missing or given twice."
    case .notFound: "There is nothing of that name."
    case .methodNotAllowed: "The resource does not answer to that method."
    case .notAcceptable: "None of the types in Accept is there."
    case .requestTimeout: "The request did not come in time."
    case .preconditionFailed: "If-Match names another state."
    case .contentTooLarge: "The content is larger than is read."
    case .uriTooLong: "The request line is longer than is read."
    case .unsupportedMediaType: "The content is of a type or a coding that is not read here."
    case .rangeNotSatisfiable: "The range lies behind the end."
    case .expectationFailed: "Expect holds something else than 100-continue."
    case .unprocessableContent: "The request is understood, and a part of it means nothing."
    case .tooManyRequests: "There were too many requests from one address."
    case .requestHeaderFieldsTooLarge: "The fields are longer than is read."
    case .notImplemented: "The method or the transfer coding is not known."
    case .serviceUnavailable: "There is too much to do, or the process stops."
    case .httpVersionNotSupported: "The major version of HTTP is not 1."
    default: "Something went wrong here."
    }
  }

  /// The field that belongs to the status.
  private var field: (name: String, summary: String)? {
    switch status {
    case .methodNotAllowed: ("Allow", "The methods to which it answers (RFC 9110, 10.2.1).")
    case .unsupportedMediaType: ("Accept-Post", "The types that are read.")
    case .rangeNotSatisfiable: ("Content-Range", "How many bytes there are (RFC 9110, 14.4).")
    case .tooManyRequests, .serviceUnavailable:
      ("Retry-After", "The seconds after which it may be asked again (RFC 9110, 10.2.3).")
    default: nil
    }
  }
}
