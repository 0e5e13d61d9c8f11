import Endpoints
import Foundation
import HTTP
import Testing

/// The description of the service in OpenAPI 3.1; `Tests/api` has others read it.
@Suite struct DescriptionTests {
  private static func document() throws -> [String: Any] {
    try RouteRegistryTests.ask(.get, "/openapi.json").object
  }

  private static func operation(_ route: Route<Service>) throws -> [String: Any] {
    let paths = try #require(try document()["paths"] as? [String: [String: [String: Any]]])
    return try #require(paths[route.pattern.description]?[route.method.name.lowercased()])
  }

  @Test func `it has every route and no other`() throws {
    let document = try Self.document()
    #expect(document["openapi"] as? String == "3.1.0")
    let paths = try #require(document["paths"] as? [String: [String: Any]])
    let described = paths.flatMap { path, item in item.keys.map { "\($0.uppercased()) \(path)" } }
    #expect(Set(described) == Set(RouteRegistryTests.names))
  }

  @Test func `every operation has a name of its own`() throws {
    let names = try Route.all.map { try #require(try Self.operation($0)["operationId"] as? String) }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Route.all.indices)
  func `every parameter is described, by itself or among those that it depends on`(
    index: Int
  ) throws {
    let route = Route.all[index]
    let described = try #require(try Self.operation(route)["parameters"] as? [[String: Any]])
    var names: [String] = []
    for parameter in described {
      let schema = try #require(parameter["schema"] as? [String: Any])
      let parts = schema["allOf"] as? [[String: Any]] ?? []
      if let members = parts.first?["properties"] as? [String: Any] {
        #expect(parameter["explode"] as? Bool == true)
        names += members.keys
      } else {
        names.append(try #require(parameter["name"] as? String))
      }
    }
    #expect(names.sorted() == route.parameters.map(\.name).sorted())
  }

  @Test(arguments: Route.all.indices)
  func `every form of answer and every kind of content is described`(index: Int) throws {
    let route = Route.all[index]
    let operation = try Self.operation(route)
    let responses = try #require(operation["responses"] as? [String: [String: Any]])
    let answers = try #require(responses["200"]?["content"] as? [String: Any])
    #expect(answers.keys.sorted() == route.answers.map(\.mediaType.description).sorted())
    for code in ["400", "405", "406", "408", "413", "414", "429", "431", "503"] {
      #expect(responses[code] != nil, "\(code)")
    }
    #expect((responses["415"] != nil) == (route.content != nil))
    let body = operation["requestBody"] as? [String: Any]
    let kinds = (body?["content"] as? [String: Any])?.keys.sorted() ?? []
    #expect(kinds == (route.content?.kinds.map(\.mediaType.essence) ?? []).sorted())
  }

  @Test func `every reference leads somewhere`() throws {
    let document = try Self.document()
    var references: Set<String> = []
    func collect(_ value: Any) {
      if let object = value as? [String: Any] {
        if let reference = object["$ref"] as? String { references.insert(reference) }
        object.values.forEach(collect)
      } else if let list = value as? [Any] {
        list.forEach(collect)
      }
    }
    collect(document)
    #expect(references.count > 20)
    for reference in references {
      let steps = reference.dropFirst(2).split(separator: "/").map(String.init)
      let found = steps.reduce(document as Any?) { ($0 as? [String: Any])?[$1] }
      #expect(found != nil, "\(reference)")
    }
  }
}
