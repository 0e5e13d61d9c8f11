public import Documents

extension Schema {
  /// Writes the members of the schema into an object that has been begun.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .any: break
    case .never: writer.object("not") { _ in }
    case .text(let pattern):
      writer.member("type", "string")
      if let pattern { writer.member("pattern", pattern) }
    case .words(let words):
      writer.member("type", "string")
      writer.member("enum", words)
    case .number(let least, let most):
      writer.member("type", "number")
      if let least { writer.member("minimum", least) }
      if let most { writer.member("maximum", most) }
    case .numberAbove(let least, let most):
      writer.member("type", "number")
      writer.member("exclusiveMinimum", least)
      writer.member("maximum", most)
    case .integer(let least):
      writer.member("type", "integer")
      if let least { writer.member("minimum", least) }
    case .truth: writer.member("type", "boolean")
    case .null: writer.member("type", "null")
    case .list(let element, let least, let most):
      writer.member("type", "array")
      writer.object("items", element.write)
      if least > 0 { writer.member("minItems", least) }
      if let most { writer.member("maxItems", most) }
    case .object(let members, let isOpen): write(members, isOpen: isOpen, to: &writer)
    case .map(let value):
      writer.member("type", "object")
      writer.object("additionalProperties", value.write)
    case .either(let schemas): write(schemas, as: "anyOf", to: &writer)
    case .all(let schemas): write(schemas, as: "allOf", to: &writer)
    case .named(let name): writer.member("$ref", "#/components/schemas/\(name)")
    case .described(let summary, let schema):
      writer.member("description", summary)
      schema.write(to: &writer)
    }
  }

  private func write(_ members: [Member], isOpen: Bool, to writer: inout JSONWriter) {
    writer.member("type", "object")
    writer.object("properties") { writer in
      for member in members { writer.object(member.name, member.schema.write) }
    }
    let required = members.filter(\.isRequired).map(\.name)
    if !required.isEmpty { writer.member("required", required) }
    if !isOpen { writer.member("additionalProperties", false) }
  }

  private func write(_ schemas: [Schema], as keyword: String, to writer: inout JSONWriter) {
    writer.array(keyword) { writer in
      for schema in schemas { writer.object(schema.write) }
    }
  }
}
