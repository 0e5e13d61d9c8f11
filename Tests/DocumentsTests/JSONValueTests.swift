import Documents
import Testing

private func parse(_ text: String) throws(DocumentError) -> JSONValue {
  try JSONValue(parsing: SourceFile(name: "a.json", text: text))
}

private func fault(_ bytes: [UInt8], _ dialect: JSONDialect = .strict) -> DocumentError? {
  do {
    _ = try JSONValue(parsing: SourceFile(name: "a.json", bytes: bytes), dialect: dialect)
    return nil
  } catch {
    return error
  }
}

@Suite struct JSONValueTests {
  @Test(arguments: [
    "{}", "[]", "\"\"", "0", "-0", "true", "false", "null", " \t\r\n1 \n", "[1,2 , 3]",
    "{\"a\":{\"b\":[{}]}}", "0.5", "-12.25e-3", "1E+2", "1e400", "123456789012345678901234567890",
    "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\"", "\"\\ud83d\\ude00\"", "\"\u{7F}\"", "{\"\":1}",
    "[[[[[[[[[]]]]]]]]]", "\"\\u0000\"", "{\"a\":1,\"a\":2}", "\u{FEFF}[]",
  ])
  func `accepts what RFC 8259 allows`(text: String) {
    #expect(fault(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    "", " ", "{", "[", "[1", "[1,", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "]", "}", ",",
    ":",
    "[1,]", "{\"a\":1,}", "[,1]", "[1,,2]", "{,}", "[1 2]", "{\"a\" 1}", "{\"a\":1 \"b\":2}",
    "{a:1}", "{'a':1}", "{1:2}", "[1}", "{\"a\":1]", "1 2", "[] []", "tru", "True", "nul", "NULL",
    "nan", "NaN", "Infinity", "-Infinity", "-", "+1", ".5", "5.", "01", "-01", "00", "1e", "1e+",
    "1.e2", "0x10", "1_000", "1a", "\"", "\"abc", "\"\\\"", "\"\\", "\"\\x41\"", "\"\\u12\"",
    "\"\\u12g4\"", "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800\\u0041\"", "\"a\nb\"", "\"a\tb\"",
    "\"\u{0}\"", "/* a */ 1", "// a\n1", "1 // a", "[1 /", "truefalse", "\u{0B}1", "\u{A0}1",
    "[\u{201C}a\u{201D}]", "undefined", "\u{FEFF}\u{FEFF}1",
  ])
  func `refuses what RFC 8259 does not allow, with a place inside the text`(text: String) throws {
    let error = try #require(fault(Array(text.utf8)))
    #expect(error.range.upperBound <= text.utf8.count)
    #expect(!error.message.isEmpty)
  }

  @Test(
    arguments: [
      ([0x22, 0x80, 0x22], 1), ([0x22, 0xC0, 0xAF, 0x22], 1), ([0x22, 0xE0, 0x80, 0x80, 0x22], 1),
      ([0x22, 0x61, 0xED, 0xA0, 0x80, 0x22], 2), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1),
      ([0x22, 0xF8, 0x88, 0x80, 0x80, 0x22], 1), ([0x22, 0xC3, 0x22], 1), ([0x22, 0xE2, 0x82], 1),
      ([0x5B, 0xFF, 0x5D], 1), ([0x22, 0xF0, 0x9F, 0x98, 0x22], 1),
    ] as [([UInt8], Int)]
  )
  func `bytes that are not UTF-8 are named with their offset`(bytes: [UInt8], offset: Int) throws {
    let error = try #require(fault(bytes))
    #expect(error.range.lowerBound == offset)
    #expect(error.message.contains("UTF-8"))
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], [0xFE, 0xFF, 0, 0x7B], [0x7B, 0, 0x7D, 0],
      [0, 0x7B, 0, 0x7D],
    ] as [[UInt8]]
  )
  func `UTF-16 is detected and named`(bytes: [UInt8]) throws {
    #expect(try #require(fault(bytes)).message.contains("UTF-16"))
  }

  @Test(arguments: [
    ("{\"a\":1 \"b\":2}", "a comma or } is missing after the member \"a\"", 7),
    ("[1 2]", "a comma or ] is missing after the element 1", 3),
    ("{\"a\" 1}", "a colon is missing behind the name \"a\"", 5),
    ("[1,]", "a comma stands before the closing ]", 2), ("{'a':1}", "double quotes", 1),
    ("['a']", "double quotes", 1), ("[01]", "leading zeros", 1),
    ("[True]", "true, false and null", 1), ("// x\n1", "comments", 0), ("\"a\nb\"", "\\n", 0),
    ("\"\\ud800\"", "surrogate", 1), ("[1]]", "nothing may follow", 3),
    ("{\"a\":}", "a value is missing before }", 5), ("\"a\tb\"", "U+0009", 2),
  ])
  func `a message says what is wrong and where`(text: String, words: String, offset: Int) throws {
    let error = try #require(fault(Array(text.utf8)))
    #expect(error.message.contains(words))
    #expect(error.range.lowerBound == offset)
  }

  @Test(arguments: [
    "// a\n{\"a\": 1, // b\n}", "/* a */[1, /* b */ 2,/**/]", "[1,] // end",
    "{\"u\":\"http://a/*b\"}", "/* \u{E9} */ 1",
  ])
  func `the commented dialect has comments and trailing commas`(text: String) {
    #expect(fault(Array(text.utf8), .commented) == nil)
  }

  @Test(arguments: ["//", "[,]", "{,}", "[1,,]", "/* a", "/ 1", "['a']", "[1,]]", "# a\n1"])
  func `the commented dialect allows nothing else`(text: String) {
    #expect(fault(Array(text.utf8), .commented) != nil)
  }

  @Test func `members keep their order, their ranges and both of two equal names`() throws {
    let text = "{\"b\": 1, \"a\": [true, null], \"b\": \"x\"}"
    let object = try #require(try parse(text).object)
    let file = SourceFile(name: "a.json", text: text)
    #expect(object.map(\.name) == ["b", "a", "b"])
    #expect(object.map { file.text(in: $0.nameRange) } == ["\"b\"", "\"a\"", "\"b\""])
    #expect(object.map(\.value.sourceText) == ["1", "[true, null]", "\"x\""])
    #expect(object["b"]?.string == "x")
    #expect(object.duplicates.count == 1)
    #expect(object.duplicates.first?.first.value.number == 1)
    #expect(object.duplicates.first?.again.value.string == "x")
  }

  @Test func `composed and decomposed names are two members`() throws {
    let value = try parse("{\"caf\\u00e9\": 1, \"cafe\\u0301\": 2, \"a\\u0062\": 3}")
    #expect(value.object?.duplicates.count == 0)
    #expect(value["caf\u{E9}"]?.number == 1)
    #expect(value["cafe\u{301}"]?.number == 2)
    #expect(value["ab"]?.number == 3)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("0.1", 0.1), ("1e2", 100), ("-12.25e-3", -0.01225),
      ("1e400", .infinity),
      ("9007199254740993", 9_007_199_254_740_992), ("0.30000000000000004", 0.30000000000000004),
      ("123456789012345678901234567890", 1.2345678901234568e29), ("5e-324", .leastNonzeroMagnitude),
      ("1e-400", 0), ("0.000000000000000000000000001", 1e-27),
    ] as [(String, Double)]
  )
  func `numbers are the nearest double`(text: String, number: Double) throws {
    #expect(try parse(text).number == number)
  }

  @Test func `escapes are decoded`() throws {
    let value = try parse("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00 \\u0000.\"")
    #expect(value.string == "\"\\/\u{8}\u{C}\n\r\t\u{E9}\u{1F600} \0.")
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `20000 nested groups are one plain error`(opening: String) throws {
    let error = try #require(fault(Array(String(repeating: opening, count: 20_000).utf8)))
    #expect(error.message.contains("512"))
    #expect(error.range.lowerBound == 512 * opening.utf8.count)
  }

  @Test func `512 nested arrays are read`() {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(fault(Array(text.utf8)) == nil)
  }

  @Test func `a text above the size limit is refused`() {
    let file = SourceFile(name: "a.json", text: "[1, 2]")
    #expect(throws: DocumentError.self) {
      try JSONValue(parsing: file, limits: JSONLimits(size: 5))
    }
  }

  @Test func `places count lines over CR LF and leave out the byte-order mark`() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("{\r\n  \"a\": tru\r\n}".utf8)
    let error = try #require(fault(bytes))
    #expect(
      SourceFile(name: "a.json", bytes: bytes).location(at: error.range.lowerBound)
        == SourceLocation(line: 2, column: 8)
    )
  }

  @Test func `every prefix and every one-byte change of a text is read or refused`() {
    let text =
      "{\"a\": [1.5e3, -0, \"\\u00e9\\n\u{E9}\", true], \"b\": {\"c\": null}, \"a\": false}"
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count { #expect(fault(Array(bytes[..<length])) != nil) }
    for offset in bytes.indices {
      for byte: UInt8 in [
        0, 0x0A, 0x22, 0x2C, 0x2F, 0x5C, 0x5B, 0x5D, 0x7B, 0x7D, 0x39, 0x80, 0xF0,
      ] {
        var changed = bytes
        changed[offset] = byte
        for dialect in [JSONDialect.strict, .commented] {
          if let error = fault(changed, dialect) {
            #expect(error.range.upperBound <= changed.count)
          }
        }
      }
    }
  }

  @Test func `names are compared by what they mean, however they are written`() throws {
    let file = SourceFile(name: "a", text: ##"{"a\u0062": 1, "ab": 2, "ac": "", "\"": "\n"}"##)
    let members = Array(try #require(try JSONValue(parsing: file).object))
    #expect(members.map { $0.isNamed("ab") } == [true, true, false, false])
    #expect(members[0].isNamed(like: members[1]))
    #expect(!members[1].isNamed(like: members[2]))
    #expect(members[3].isNamed("\""))
    #expect(members.map(\.value.isPlainString) == [false, false, true, false])
    #expect(members.map(\.value.firstByte) == [nil, nil, nil, UInt8(ascii: "\\")])
  }
}
