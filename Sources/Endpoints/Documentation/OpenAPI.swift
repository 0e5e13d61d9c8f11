import Documents
import HTTP
import Reports

/// The description of the service for programs (OpenAPI 3.1.0), made of what the routes declare.
struct OpenAPI {
  private let routes: [Route<Service>]

  /// Describes routes.
  init(_ routes: [Route<Service>]) { self.routes = routes }

  /// The document.
  var document: [UInt8] {
    var writer = JSONWriter(expandedDepth: 4)
    writer.object { writer in
      writer.member("openapi", "3.1.0")
      writer.object("info") { writer in
        writer.member("title", "Legible")
        writer.member("version", Version.current)
        writer.member("summary", "Tells whether people can read your colors, by WCAG 2.2.")
        writer.member("description", Self.conventions)
        writer.object("license") { $0.member("name", "MIT") }
      }
      writer.array("servers") { writer in
        writer.object { $0.member("url", "/") }
      }
      writer.object("paths") { writer in
        for pattern in patterns {
          writer.object(pattern) { writer in
            for route in routes where route.pattern.description == pattern {
              writer.object(route.method.name.lowercased()) {
                OperationWriter(route).write(to: &$0)
              }
            }
          }
        }
      }
      writer.object("components") { writer in
        writer.object("schemas") { writer in
          for (name, schema) in Schema.components { writer.object(name, schema.write) }
        }
        writer.object("responses") { writer in
          for status in ProblemAnswer.statuses { ProblemAnswer(status).write(to: &writer) }
        }
      }
    }
    return writer.document
  }

  /// The paths, each once, in the order of the routes.
  private var patterns: [String] {
    var patterns: [String] = []
    for route in routes where !patterns.contains(route.pattern.description) {
      patterns.append(route.pattern.description)
    }
    return patterns
  }

  private static let conventions = """
    The answers have the same bytes as those of the command line. HEAD is answered wherever GET is, \
    and OPTIONS everywhere. Problems are told as RFC 9457 has it, with a JSON pointer to the part at \
    fault: 400 for a request that is malformed, 422 for one that is understood and means nothing. \
    Answers to GET have an ETag and may be asked for by If-None-Match and, in part, by Range.
    """
}
