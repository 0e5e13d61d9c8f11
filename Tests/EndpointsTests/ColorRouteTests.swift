import Endpoints
import HTTP
import Testing

@Suite struct ColorRouteTests {
  @Test func `a colour is converted and simulated as on the command line`() throws {
    let converted = try Ask.get("/v1/convert?color=hsl(210+100%25+20%25)&to=srgb")
    #expect(converted.object["hex"] as? String == "#003366")
    let seen = try Ask.get("/v1/simulate?color=c1121f&vision=achromatopsia")
    #expect(seen.object["color"] as? String == "#616161")
    let inverted = try Ask.get("/v1/simulate?color=1a6b4f&display=classic-invert")
    #expect(inverted.object["color"] as? String == "#e594b0")
  }

  /// Queries that cannot be answered, and the status.
  static let faulty = [
    ("convert?color=red", 400), ("convert?to=hsl", 400), ("convert?color=reed&to=hsl", 422),
    ("convert?color=red&to=cmyk", 422), ("convert?color=inherit&to=hsl", 422),
    ("simulate", 400), ("simulate?color=red&vision=x", 422),
    ("simulate?color=red&severity=1", 422), ("simulate?color=red&model=brettel1997", 422),
    ("simulate?color=red&vision=protanopia&display=grayscale", 422),
    ("simulate?color=red&vision=protanopia&severity=2", 422),
    ("simulate?color=red&vision=tritanopia&model=vienot1999", 422),
    ("simulate?color=red&display=mirror", 422), ("simulate?color=red&display=grayscale&x=1", 400),
  ]

  @Test(arguments: faulty)
  func `what cannot be answered is a problem`(query: String, status: Int) throws {
    #expect(try Ask.get("/v1/\(query)").status.code == status)
  }
}
