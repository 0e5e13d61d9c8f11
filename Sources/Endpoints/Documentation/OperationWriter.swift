import Documents
import HTTP

/// Writes one route as an operation of OpenAPI.
struct OperationWriter {
  private let route: Route<Service>

  /// Makes a writer for a route.
  init(_ route: Route<Service>) { self.route = route }

  /// Writes the members of the operation into an object that has been begun.
  func write(to writer: inout JSONWriter) {
    writer.member("operationId", name)
    writer.member("summary", route.summary)
    writer.array("parameters") { writer in
      for parameter in route.parameters where !isGrouped(parameter) {
        writer.object { write(parameter, to: &$0) }
      }
      for group in route.groups { writer.object { write(group, to: &$0) } }
    }
    if let content = route.content {
      writer.object("requestBody") { write(content, to: &$0) }
    }
    writer.object("responses") { writer in
      writer.object("200") { writer in
        writer.member("description", "The answer.")
        if route.isTagged { writer.object("headers", writeTag) }
        writer.object("content") { writer in
          for answer in route.answers {
            writer.object(answer.mediaType.description) { writer in
              writer.object("schema", answer.schema.write)
            }
          }
        }
      }
      if route.isTagged { writeConditions(to: &writer) }
      for status in problems {
        writer.object("\(status.code)") { writer in
          writer.member("$ref", "#/components/responses/\(ProblemAnswer(status).name)")
        }
      }
    }
  }

  /// A name such as `getPalettesNameAudit`.
  private var name: String {
    let words = route.pattern.description.split { "/{}.".contains($0) }.filter { $0 != "v1" }
    let tail = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return route.method.name.lowercased() + (tail.isEmpty ? "Page" : tail)
  }

  private func isGrouped(_ parameter: Parameter) -> Bool {
    route.groups.contains { $0.members.contains(parameter.name) }
  }

  private func write(_ parameter: Parameter, to writer: inout JSONWriter) {
    writer.member("name", parameter.name)
    writer.member("in", parameter.place.rawValue)
    writer.member("description", parameter.summary)
    writer.member("required", parameter.isRequired)
    writer.object("schema", schema(of: parameter).write)
    guard let example = parameter.example else { return }
    if parameter.limit != nil {
      writer.member("example", [example])
    } else if parameter.schema.allowsNumber, let number = decimal(example) {
      writer.member("example", number)
    } else {
      writer.member("example", example)
    }
  }

  private func schema(of parameter: Parameter) -> Schema {
    guard let limit = parameter.limit else { return parameter.schema }
    return .list(parameter.schema, from: parameter.isRequired ? 1 : 0, upTo: limit)
  }

  /// Parameters that depend on one another are members of an object that stands in the query as they
  /// would by themselves.
  private func write(_ group: ParameterGroup, to writer: inout JSONWriter) {
    writer.member("name", group.name)
    writer.member("in", Parameter.Place.query.rawValue)
    writer.member("description", group.summary)
    writer.member("required", group.isRequired)
    writer.member("style", "form")
    writer.member("explode", true)
    let members = route.parameters.filter { group.members.contains($0.name) }.map { parameter in
      Schema.Member(
        parameter.name,
        .described(parameter.summary, schema(of: parameter)),
        isRequired: false
      )
    }
    writer.object("schema", Schema.all([.object(members), .either(group.alternatives)]).write)
  }

  private func write(_ content: RequestContent, to writer: inout JSONWriter) {
    writer.member("description", content.summary)
    writer.member("required", true)
    writer.object("content") { writer in
      for kind in content.kinds {
        writer.object(kind.mediaType.essence) { writer in
          writer.object("schema", kind.schema.write)
          if let example = kind.example {
            write(example, of: kind.mediaType, to: &writer)
          }
        }
      }
    }
  }

  private func write(_ example: String, of type: MediaType, to writer: inout JSONWriter) {
    if type.essence.hasSuffix("json"),
      let value = try? JSONValue(parsing: SourceFile(name: "example", text: example))
    {
      writer.member("example", value)
    } else {
      writer.member("example", example)
    }
  }

  private func writeTag(to writer: inout JSONWriter) {
    writer.object("ETag") { writer in
      writer.member("description", "Names this state of the answer (RFC 9110, 8.8.3).")
      writer.member("required", true)
      writer.object("schema", Schema.text(pattern: "^\"[^\"]+\"$").write)
    }
  }

  private func writeConditions(to writer: inout JSONWriter) {
    writer.object("206") { writer in
      writer.member("description", "The part that a Range field asks for (RFC 9110, 14).")
      writer.object("content") { writer in
        for answer in route.answers {
          writer.object(answer.mediaType.description) { _ in }
        }
      }
    }
    writer.object("304") { writer in
      writer.member("description", "It is as If-None-Match says (RFC 9110, 13.1.2).")
    }
  }

  /// The problems that the route may answer, its own and those of any, by their codes.
  private var problems: [Status] {
    var statuses = ProblemAnswer.everywhere + route.problems
    if route.content != nil { statuses.append(.unsupportedMediaType) }
    if route.isTagged { statuses += [.preconditionFailed, .rangeNotSatisfiable] }
    if route.answers.count > 1, !statuses.contains(.unprocessableContent) {
      statuses.append(.unprocessableContent)
    }
    return statuses.sorted { $0.code < $1.code }
  }
}
