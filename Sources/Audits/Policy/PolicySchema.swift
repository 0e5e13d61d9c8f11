import Documents

/// What a value of a policy may be, in the words of JSON Schema (draft 2020-12).
indirect enum PolicySchema: Sendable {
  /// A text that is not blank.
  case text
  /// A text of a form, as a regular expression of ECMA-262.
  case form(String)
  /// One of these words.
  case words([String])
  /// A number of a closed range.
  case number(ClosedRange<Double>)
  /// A number above the lower end and up to the upper one.
  case numberAbove(ClosedRange<Double>)
  /// Any number, or a text.
  case numberOrText
  /// True or false.
  case truth
  /// One, or a list of them with at least one.
  case oneOrMore(PolicySchema)
  /// One, or a list of them that may be empty.
  case oneOrMany(PolicySchema)
  /// A list.
  case list(PolicySchema)
  /// An object whose members are all known.
  case object([Member])
  /// An object with members of any names.
  case map(PolicySchema)
  /// One of several.
  case any([PolicySchema])

  /// A member of an object.
  struct Member: Sendable {
    let name: String
    let summary: String
    let schema: PolicySchema
    var isRequired = false

    init(_ name: String, _ summary: String, _ schema: PolicySchema, isRequired: Bool = false) {
      self.name = name
      self.summary = summary
      self.schema = schema
      self.isRequired = isRequired
    }
  }

  /// Writes the members of the schema into an object that has been begun.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .text:
      writer.member("type", "string")
      writer.member("pattern", "\\S")
    case .form(let pattern):
      writer.member("type", "string")
      writer.member("pattern", pattern)
    case .words(let words): writer.member("enum", words)
    case .number(let range):
      writer.member("type", "number")
      writer.member("minimum", range.lowerBound)
      writer.member("maximum", range.upperBound)
    case .numberAbove(let range):
      writer.member("type", "number")
      writer.member("exclusiveMinimum", range.lowerBound)
      writer.member("maximum", range.upperBound)
    case .numberOrText: writer.member("type", ["number", "string"])
    case .truth: writer.member("type", "boolean")
    case .oneOrMore(let schema):
      writer.array("anyOf") { writer in
        writer.object { schema.write(to: &$0) }
        writer.object { writer in
          PolicySchema.list(schema).write(to: &writer)
          writer.member("minItems", 1)
        }
      }
    case .oneOrMany(let schema): PolicySchema.any([schema, .list(schema)]).write(to: &writer)
    case .list(let schema):
      writer.member("type", "array")
      writer.object("items") { schema.write(to: &$0) }
    case .object(let members):
      writer.member("type", "object")
      writer.object("properties") { writer in
        for member in members {
          writer.object(member.name) { writer in
            writer.member("description", member.summary)
            member.schema.write(to: &writer)
          }
        }
      }
      writer.member("additionalProperties", false)
      let required = members.filter(\.isRequired).map(\.name)
      if !required.isEmpty { writer.member("required", required) }
    case .map(let schema):
      writer.member("type", "object")
      writer.object("additionalProperties") { schema.write(to: &$0) }
    case .any(let schemas):
      writer.array("anyOf") { writer in
        for schema in schemas { writer.object { schema.write(to: &$0) } }
      }
    }
  }
}

extension [PolicySchema.Member] {
  /// The names of the members.
  var names: [String] { map(\.name) }
}

extension Policy {
  /// The JSON Schema (draft 2020-12) of `legible.json`, as a document.
  public static var schema: [UInt8] {
    var writer = JSONWriter(expandedDepth: 4)
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("title", "The policy of Legible: legible.json")
      writer.member(
        "description",
        "What is required of palettes. Comments and trailing commas are allowed in the file."
      )
      PolicySchema.object(PolicyKey.all.map(\.member)).write(to: &writer)
    }
    return writer.document
  }
}
