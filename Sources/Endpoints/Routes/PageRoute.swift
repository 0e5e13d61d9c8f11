import Documents
public import HTTP
import Reports

extension Route<Service> {
  /// Shows people what is here.
  public static let page = Route(
    .get,
    "/",
    summary: "Shows people what is here.",
    answers: [Representation("html", .html)],
    respond: respondPage
  )
}

private func respondPage(
  _ request: RoutedRequest,
  _ service: Service
) throws(Problem) -> Response {
  var response = Response.answer(.html, page)
  // A page of this origin only may hold it.
  response.fields.append(.crossOriginResourcePolicy, "same-origin")
  response.fields.append(.link, "</openapi.json>; rel=\"service-desc\"; type=\"application/json\"")
  return response
}

/// The page is the same for everybody: it is written once.
private let page: [UInt8] = {
  var writer = HTMLWriter()
  writer.documentType()
  writer.element("html", ["lang": "en"]) { writer in
    writer.element("head") { writer in
      writer.void("meta", ["charset": "utf-8"])
      writer.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      writer.void("meta", ["name": "color-scheme", "content": "light dark"])
      writer.element("title", text: "Legible")
    }
    writer.element("body") { writer in
      writer.element("main") { writer in
        writer.element("h1", text: "Legible")
        writer.element("p", text: "Tells whether people can read your colors, by WCAG 2.2.")
        writer.element("h2", text: "What can be asked")
        writer.element("ul") { writer in
          for route in Route.all { writer.element("li") { write(route, to: &$0) } }
        }
      }
    }
  }
  return writer.bytes + [0x0A]
}()

/// A route with a link where following one asks a whole question.
private func write(_ route: Route<Service>, to writer: inout HTMLWriter) {
  let isWhole =
    route.method == .get && route.pattern.parameters.isEmpty
    && !route.parameters.contains(where: \.isRequired)
  let name = "\(route.method) \(route.pattern)"
  if isWhole {
    writer.element("a", ["href": route.pattern.description], text: name)
  } else {
    writer.element("code", text: name)
  }
  writer.text(": \(route.summary)")
}
