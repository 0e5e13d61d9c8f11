import Documents
import TestSupport
import Testing

private func parse(_ text: String) throws(DocumentError) -> XMLElement {
  try XMLElement(parsing: SourceFile(name: "a.xml", text: text))
}

private func fault(_ bytes: [UInt8]) -> DocumentError? {
  do {
    _ = try XMLElement(parsing: SourceFile(name: "a.xml", bytes: bytes))
    return nil
  } catch {
    return error
  }
}

/// XML 1.0, fifth edition, as far as palette files use it.
@Suite struct XMLElementTests {
  @Test(arguments: [
    "<a/>", "<a></a>", "<a />", "<a\n></a\n>", "<?xml version='1.0'?><a/>",
    "<!-- x --><a/><!-- y -->",
    "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n<a/>\n", "<a><?b c?></a><?d?>",
    "<a><![CDATA[<b>&c;]]></a>", "<!DOCTYPE a><a/>", "\u{FEFF}<a/>", "<a b='\"' c=\"'>\"/>",
    "<x:a xmlns:x='u' x:b=''/>", "<a>&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;</a>", "<é ü='ö'/>",
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://x/a>b\"><a/>",
    "<!DOCTYPE a [<!ENTITY b \"]>\"> <!-- ]> --> <?c ]>?> ]><a/>", "<_a.b-c:d1/>",
    "<a>]] > ></a>", "<a><!-- - - <b> & --></a>", "<?xml-stylesheet href='a'?><a/>",
    "<?xml version='1.0' encoding='US-ASCII'?><a/>",
  ])
  func `accepts what XML allows`(text: String) {
    #expect(fault(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    "", " ", "a", "{}", "<", "<>", "< a/>", "<a", "<a ", "<a>", "<a/", "<a//>", "<a></a", "<a></b>",
    "</a>", "<a></a></a>", "<a/><b/>", "<a/>x", "x<a/>", "<a b/>", "<a b=/>", "<a b=c/>",
    "<a b='/>",
    "<a b='1'c='2'/>", "<a b='1' b='2'/>", "<a b='<'/>", "<a b='&'/>", "<a>&</a>", "<a>& b;</a>",
    "<a>&b;</a>", "<a>&lt</a>", "<a>&#;</a>", "<a>&#x;</a>", "<a>&#xD800;</a>", "<a>&#0;</a>",
    "<a>&#1114112;</a>", "<a>&#x1G;</a>", "<a>&#99999999999999999999;</a>", "<a>]]></a>",
    "<a><!-- </a>",
    "<a><!-- -- --></a>", "<!-- a ---><a/>", "<a><![CDATA[</a>", "<![CDATA[a]]><a/>", "<a><?b</a>",
    "<!DOCTYPE a", "<!DOCTYPE a [<a/>", "<a/><!DOCTYPE a>", "<!DOCTYPE a><!DOCTYPE a><a/>",
    " <?xml version='1.0'?><a/>", "<?xml version='1.0'><a/>", "<a>\u{1}</a>", "<a b='\u{0}'/>",
    "<a><b></a></b>", "<a/>&lt;", "<?xml version='1.0' encoding='ISO-8859-1'?><a/>", "<1/>",
    "<!ELEMENT a ANY><a/>", "<a b='1' /c>",
  ])
  func `refuses what XML does not allow, with a place inside the text`(text: String) throws {
    let error = try #require(fault(Array(text.utf8)))
    #expect(error.range.upperBound <= text.utf8.count)
    #expect(!error.message.isEmpty)
  }

  @Test(arguments: [
    ("<a>\n<b>\n</c></a>", "</c> stands where <b> of line 2 is to be closed; write </b>", 8),
    ("<a>\n<b></a>", "</a> stands where <b> of line 2", 7),
    ("<a>\n  <b>", "<b> of line 2 is not closed; write </b>", 6),
    ("<a>&copy;</a>", "the entity &copy; is not read", 3), ("<a>1 & 2</a>", "write &amp;", 5),
    ("<a b='1' b='2'/>", "b is given twice", 9), ("<a>1 < 2</a>", "write &lt;", 5),
    ("<a b=1/>", "must stand in quotes", 5),
    ("<a/>\n<b/>", "second element stands behind <a> of line 1", 5),
    ("<a/>x", "behind the end of <a> of line 1", 4), ("#fff", "expected XML", 0),
    ("<?xml version='1.0' encoding='latin1'?><a/>", "written in latin1; save it as UTF-8", 30),
    ("<a b>", "has no value; write b=\"...\"", 3),
    ("\n<?xml version='1.0'?><a/>", "very beginning", 1),
    ("<a>&#2;</a>", "no character that XML allows", 3),
    ("<a><!-- b -- c --></a>", "two hyphens", 10),
  ])
  func `a message says what is wrong and where`(text: String, words: String, offset: Int) throws {
    let error = try #require(fault(Array(text.utf8)))
    #expect(error.message.contains(words), "\(error.message)")
    #expect(error.range.lowerBound == offset)
  }

  @Test func `elements, attributes and texts know where they stand`() throws {
    let text = """
      <?xml version="1.0"?>
      <r a:b = "x &amp; y" c='#fff'>
        <e> 1<!-- 2 --><f>3</f><![CDATA[4&]]> </e><g/>
      </r>
      """
    let root = try parse(text)
    let file = root.file
    #expect(root.name == "r")
    #expect(file.text(in: root.tagRange) == "<r a:b = \"x &amp; y\" c='#fff'>")
    #expect(root.range == SourceRange(22, text.utf8.count))
    #expect(root.attributes.map(\.name) == ["a:b", "c"])
    #expect(root.attributes.map(\.prefix) == ["a", nil])
    #expect(root.attributes.map(\.localName) == ["b", "c"])
    #expect(root["a:b"]?.value == "x & y")
    #expect(root["b"] == nil)
    #expect(root.attributes.map { file.text(in: $0.nameRange) } == ["a:b", "c"])
    #expect(root.attributes.map { file.text(in: $0.valueRange) } == ["x &amp; y", "#fff"])
    #expect(root.children.map(\.name) == ["e", "g"])
    let element = root.children[0]
    #expect(element.text == " 14& ")
    #expect(file.text(in: element.textRange) == "1<!-- 2 --><f>3</f><![CDATA[4&")
    #expect(element.children.map(\.text) == ["3"])
    #expect(file.text(in: element.children[0].range) == "<f>3</f>")
    #expect(file.text(in: element.nameRange) == "e")
    let empty = root.children[1]
    #expect(empty.text.isEmpty && empty.children.isEmpty && empty.attributes.isEmpty)
    #expect(empty.textRange == SourceRange(empty.range.upperBound, empty.range.upperBound))
  }

  @Test func `line ends are LF, and blanks of a value are spaces, unless they are references`()
    throws
  {
    let root = try parse("<a b='1\r\n2\t3&#10;4'>1\r\n2\r3&#13;<![CDATA[\r\n]]></a>")
    #expect(root["b"]?.value == "1 2 3\n4")
    #expect(root.text == "1\n2\n3\r\n")
  }

  @Test func `references are decoded, and never twice`() throws {
    let root = try parse("<a b='&quot;&#x26;lt;'>&lt;&gt;&amp;amp;&apos;&#0065;&#x1F600;</a>")
    #expect(root["b"]?.value == "\"&lt;")
    #expect(root.text == "<>&amp;'A\u{1F600}")
  }

  @Test func `entities of a document type are not expanded`() throws {
    let bomb = """
      <!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
      <a>&c;</a>
      """
    let error = try #require(fault(Array(bomb.utf8)))
    #expect(error.message.contains("&c; is not read"))
  }

  @Test(arguments: ["<a>", "<a b='c'>\n<!-- d -->"])
  func `20000 nested elements are one plain error`(opening: String) throws {
    let error = try #require(fault(Array(String(repeating: opening, count: 20_000).utf8)))
    #expect(error.message.contains("512"))
    #expect(error.range.lowerBound == 512 * opening.utf8.count)
  }

  @Test func `512 nested elements are read`() throws {
    let text = String(repeating: "<a>", count: 512) + String(repeating: "</a>", count: 512)
    #expect(fault(Array(text.utf8)) == nil)
  }

  @Test func `a text above the size limit is refused`() {
    let file = SourceFile(name: "a.xml", text: "<a></a>")
    #expect(throws: DocumentError.self) {
      try XMLElement(parsing: file, limits: XMLLimits(size: 6))
    }
  }

  @Test(arguments: [[0xFF, 0xFE, 0x3C, 0], [0x3C, 0, 0x61, 0], [0x3C, 0x61, 0xFF]] as [[UInt8]])
  func `bytes that are not UTF-8 are named`(bytes: [UInt8]) throws {
    #expect(try #require(fault(bytes)).message.contains("UTF-8"))
  }

  @Test func `places count lines over CR LF and leave out the byte-order mark`() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("<a>\r\n  <b>é &x;</b>\r\n</a>".utf8)
    let error = try #require(fault(bytes))
    let file = SourceFile(name: "a.xml", bytes: bytes)
    #expect(file.location(at: error.range.lowerBound) == SourceLocation(line: 2, column: 8))
  }

  @Test func `every prefix and thousands of changes of a text are read or refused`() {
    let text = """
      <?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a b="1" c='&lt;'>&#65;<!-- d -->
      <e:f/>g<![CDATA[h]]><?i j?></a>
      """
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count { #expect(fault(Array(bytes[..<length])) != nil) }
    var random = SplitMix64(seed: 11)
    let interesting = Array("<>/!?-[]&;#'\"= a:x\n".utf8) + [0, 0x80, 0xF0]
    for offset in bytes.indices {
      for byte in interesting {
        var changed = bytes
        changed[offset] = byte
        if Bool.random(using: &random) {
          changed.insert(contentsOf: bytes[..<offset].suffix(8), at: offset)
        }
        if let error = fault(changed) { #expect(error.range.upperBound <= changed.count) }
      }
    }
  }
}
