import Documents
import Testing

private func parse(
  _ text: String,
  _ dialect: JSONDialect = .tolerant
) throws(DocumentError)
  -> JSONValue
{
  try JSONValue(parsing: SourceFile(name: "a.json5", text: text), dialect: dialect)
}

private func fault(_ text: String, _ dialect: JSONDialect = .tolerant) -> DocumentError? {
  do {
    _ = try parse(text, dialect)
    return nil
  } catch {
    return error
  }
}

/// What the tolerant dialect reads as JSON5 defines it, and the others refuse.
@Suite struct JSON5Tests {
  @Test(
    arguments: [
      ("'a'", "a"), ("'a \"b\" c'", "a \"b\" c"), ("\"it's\"", "it's"), ("''", ""),
      (#"'it\'s'"#, "it's"), (#""it\'s""#, "it's"), (#"'\"'"#, "\""), (#"'\v'"#, "\u{B}"),
      (#"'\0'"#, "\0"), (#"'\0a'"#, "\0a"), (#"'\x41\xe9\xE9'"#, "A\u{E9}\u{E9}"),
      (#"'\a\q\C\/'"#, "aqC/"), ("'\\\u{E9}\\\u{1F600}'", "\u{E9}\u{1F600}"),
      ("'a\\\nb'", "ab"), ("'a\\\r\nb'", "ab"), ("'a\\\rb'", "ab"), ("'a\\\u{2028}b'", "ab"),
      ("'a\\\u{2029}b'", "ab"), ("'a\\\n\\\nb'", "ab"), ("'a\\\r\\\nb'", "ab"),
      ("'a\u{2028}b'", "a\u{2028}b"), ("'a\tb'", "a\tb"),
      (#"'\b\f\n\r\t\\'"#, "\u{8}\u{C}\n\r\t\\"),
      (#"'\u00e9\ud83d\ude00'"#, "\u{E9}\u{1F600}"), ("'// no comment'", "// no comment"),
    ]
  )
  func `strings are read with every escape of JSON5`(text: String, string: String) throws {
    #expect(ExactText(try parse(text).string ?? "none") == ExactText(string))
    #expect(try parse("{\(text): 1}")[ExactText(string)]?.number == 1)
  }

  @Test(
    arguments: [
      ("a", "a"), ("$", "$"), ("_", "_"), ("$a_1", "$a_1"), ("A9", "A9"), ("true", "true"),
      ("null", "null"), ("Infinity", "Infinity"), ("\u{E9}t\u{E9}", "\u{E9}t\u{E9}"),
      ("\u{8272}", "\u{8272}"), ("a\u{300}", "a\u{300}"), ("a\u{200D}b", "a\u{200D}b"),
      (#"\u0061b"#, "ab"), (#"a\u0062\u0063"#, "abc"), ("a\u{203F}b", "a\u{203F}b"),
      ("a\u{663}", "a\u{663}"), ("\u{2163}", "\u{2163}"),
    ]
  )
  func `names need no quotes`(text: String, name: String) throws {
    for source in ["{\(text):1}", "{\(text) : 1,}", "{b:0,\(text)/**/:1}", "{b:0\n,\n\(text)\n:1}"]
    {
      let value = try parse(source)
      #expect(value[ExactText(name)]?.number == 1, "\(source)")
      #expect(value.object?.map(\.name).last == ExactText(name))
    }
  }

  @Test func `a name without quotes knows its bytes, and its equals`() throws {
    let value = try parse("{ab: 1, 'ab': 2, \"a\\u0062\": 3, abc: 4}")
    let object = try #require(value.object)
    let file = value.file
    #expect(object.map { file.text(in: $0.nameRange) } == ["ab", "'ab'", "\"a\\u0062\"", "abc"])
    #expect(object.duplicates.map { $0.again.value.number } == [2, 3])
    #expect(value["ab"]?.number == 3)
    #expect(value["a"] == nil && value["b"] == nil)
  }

  @Test(
    arguments: [
      (".5", 0.5), ("5.", 5), ("+1", 1), ("-.5", -0.5), ("+.5e1", 5), ("5.e3", 5000), ("0.", 0),
      ("0xFF", 255), ("0XdecafBAD", 3_737_844_653), ("-0x10", -16), ("+0x1e1", 481), ("0x0", 0),
      ("0x20000000000001", 9_007_199_254_740_992), ("0x20000000000003", 9_007_199_254_740_996),
      ("+1.5E-1", 0.15), ("-0.", 0), ("1e3", 1000),
    ] as [(String, Double)]
  )
  func `numbers are read in the forms of JSON5`(text: String, number: Double) throws {
    #expect(try parse(text).number == number)
    #expect(try parse("[\(text),]").array?.first?.sourceText == text)
    #expect(try parse("{a:\(text)}")["a"]?.number == number)
  }

  @Test func `a hexadecimal number that is too large is infinite`() throws {
    #expect(try parse("0x1" + String(repeating: "0", count: 300)).number == .infinity)
  }

  @Test(arguments: [
    "\u{B}", "\u{C}", "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}", "\u{1680}", "\u{2003}",
    "\u{202F}", "\u{205F}", "\u{3000}",
  ])
  func `white space is that of JSON5`(blank: String) throws {
    #expect(
      try parse("\(blank){\(blank)a\(blank):\(blank)[1\(blank)]\(blank)}\(blank)")["a"] != nil
    )
    for dialect in [JSONDialect.strict, .commented] { #expect(fault("[\(blank)]", dialect) != nil) }
  }

  @Test func `a separator of lines ends a comment`() throws {
    #expect(try parse("// a\u{2028}[1]// b\u{2029}").array?.count == 1)
    #expect(fault("// a\u{2028}[1]", .commented) != nil)
  }

  @Test(arguments: [
    ("{1: 2}", "write \"1\"", 1), ("{50a: 2}", "write \"50a\"", 1), ("{-a: 1}", "in quotes", 1),
    ("{a-b: 1}", "a colon is missing behind the name a", 2), ("{\u{300}: 1}", "in quotes", 1),
    ("{\\x61: 1}", "put the name in quotes", 1), ("{\\u002d: 1}", "put the name in quotes", 1),
    ("{\\u00: 1}", "put the name in quotes", 1), ("{\u{2014}: 1}", "in quotes", 1),
    ("[a]", "a is no JSON value", 1), ("[undefined]", "undefined is no JSON value", 1),
    ("'a", "write ' at its end", 0), ("'a\"", "write ' at its end", 0),
    ("'a\nb'", "write ' at its end, or \\n", 0), ("\"a\nb\"", "write \" at its end", 0),
    (#"'\1'"#, "write \\x", 1), (#"'\01'"#, "write \\x00", 1), (#"'\x4'"#, "two hexadecimal", 1),
    (#"'\u12'"#, "four hexadecimal", 1), (#"'\ud800'"#, "surrogate", 1), ("'\\", "backslash", 1),
    ("Infinity", "Infinity is no number of a palette", 0), ("[NaN]", "write a finite number", 1),
    ("-Infinity", "Infinity is no number of a palette", 1), ("+NaN", "write a finite number", 1),
    ("+", "a digit must follow the sign", 0), ("-a", "a digit must follow the sign", 0),
    (".", "a digit must follow the point", 0), ("+.", "a digit must follow the point", 0),
    (".e1", "a digit must follow the point", 0), ("0x", "0x", 0), ("0xG", "0x", 0),
    ("0x1G", "0x", 0), ("01", "leading zeros", 0), ("1e", "exponent", 0), ("--1", "the sign", 0),
    ("+ 1", "the sign", 0), ("1_000", "decimal digits", 0), ("0x1.8", "nothing may follow", 3),
    ("[1,,2]", "a value is missing before ,", 3), ("{,}", "a member's name", 1), ("", "empty", 0),
    ("\u{200B}1", "a JSON value must stand here", 0),
  ])
  func `what JSON5 does not allow is refused with a place`(
    text: String,
    words: String,
    offset: Int
  ) throws {
    let error = try #require(fault(text))
    #expect(error.message.contains(words), "\(error.message)")
    #expect(error.range.lowerBound == offset)
    #expect(error.range.upperBound <= text.utf8.count)
  }

  @Test(arguments: [
    "['a']", "{'a':1}", "{a:1}", "[.5]", "[5.]", "[+1]", "[0x1]", "[\"\\x41\"]", "[\"\\v\"]",
    "[\"\\0\"]", "[\"a\\\nb\"]", "[\"a\tb\"]", "[\"\\'\"]", "[Infinity]", "{\\u0061:1}",
  ])
  func `the strict and the commented dialect know none of it`(text: String) {
    for dialect in [JSONDialect.strict, .commented] { #expect(fault(text, dialect) != nil) }
  }

  @Test func `each liberty is allowed by its own bit`() {
    #expect(fault("{'a': '\\x41'}", .singleQuotes) == nil)
    #expect(fault("{a: 1}", .bareNames) == nil)
    #expect(fault("[.5, +0xF]", .wideNumbers) == nil)
    #expect(fault("[\u{A0}]", .wideBlanks) == nil)
    #expect(fault("{a: 'b'}", .bareNames) != nil)
    #expect(fault("{a: 1}", [.singleQuotes, .wideNumbers, .wideBlanks]) != nil)
    #expect(fault("[+1]", [.singleQuotes, .bareNames, .wideBlanks]) != nil)
    #expect(fault("{'a':\u{A0}1}", .singleQuotes) != nil)
  }

  @Test func `a document of JSON5 is read as a whole`() throws {
    let value = try parse(
      "\u{FEFF}// colours\r\n{\r\n  text: '#fff', /* white */\r\n  'ground': {$dark: +.5,},\r\n}\r\n"
    )
    #expect(value["text"]?.string == "#fff")
    #expect(value["ground"]?["$dark"]?.number == 0.5)
    let place = value.file.location(at: value["ground"]?["$dark"]?.range.lowerBound ?? 0)
    #expect(place == SourceLocation(line: 4, column: 21))
  }

  @Test func `every prefix and every one-byte change of a text is read or refused`() {
    let text =
      "{a\u{E9}: [+.5e3, -0x1F, '\\x41\\\n\u{E9}', true,], '\\'': {c\\u0061: null}, // d\n}"
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count {
      let file = SourceFile(name: "a.json5", bytes: Array(bytes[..<length]))
      #expect(throws: DocumentError.self) { try JSONValue(parsing: file, dialect: .tolerant) }
    }
    for offset in bytes.indices {
      for byte: UInt8 in [0, 0x0A, 0x0B, 0x22, 0x27, 0x2E, 0x5C, 0x30, 0x78, 0x80, 0xE2, 0xF0] {
        var changed = bytes
        changed[offset] = byte
        do {
          let file = SourceFile(name: "a.json5", bytes: changed)
          let value = try JSONValue(parsing: file, dialect: .tolerant)
          // Whatever is read can be decoded.
          for member in value.object?.map({ $0 }) ?? [] {
            _ = member.value.array?.map(\.content)
            _ = member.value.object?.map(\.name)
          }
        } catch {
          #expect(error.range.upperBound <= changed.count)
        }
      }
    }
  }
}
