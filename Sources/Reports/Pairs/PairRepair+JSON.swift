public import Audits
import Colors
import Documents

extension PairRepair {
  /// The answer as a JSON document, the same from the command line and from the service.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("foreground", foreground.hex)
      writer.member("background", backgrounds[0].hex)
      if backgrounds.count > 1 { writer.member("also", backgrounds.dropFirst().map(\.hex)) }
      writer.member("ratio", ratio)
      writer.member("required", question.target)
      writer.member("suggestions", suggestions)
      if let best { writer.object("best") { $0.write(best) } }
    }
    return writer.document
  }
}
